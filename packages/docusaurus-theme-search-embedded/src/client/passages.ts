import {tableGap} from '../engine/analysis/tokens';
import type {SectionHead} from '../engine/format/heads';
import type {StoredText} from '../engine/format/writeIndex';
import type {QueryTerm} from '../engine/query/expand';
import {atomsIn} from '../engine/query/parse';
import {headingOf} from '../engine/format/sections';
import {heldIn, type Held, type Marks} from './marking';

/** What a section shows of its text. */
export type Passage = {
  /** The text that holds most of the query; null where the section has none. */
  text: string | null;
  /** It holds more of the query than the heading does. */
  isAnswer: boolean;
  /** {@link Held.nearness} of heading or text. */
  nearness: number;
};

const NOTHING: Held = {weight: -1, nearness: 0, closeness: 0};

/** Of other letters some are folded, and stand for others in terms. */
const ASCII = /^[\x00-\x7f]*$/;

/** A pattern for the first three letters of each term; of numbers, which may hold commas, for one. */
function beginningsOf(terms: Iterable<string>): RegExp {
  const beginnings = new Set(
    [...terms].map(term => (/^\d/.test(term) ? term.charAt(0) : term.slice(0, 3))),
  );
  const escaped = [...beginnings].map(text => text.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  return new RegExp(escaped.join('|') || '(?!)', 'i');
}

/** Chooses what to show for a query. */
export class PassageChooser {
  readonly marks: Marks;
  readonly weights: readonly number[];
  /** How each term of the query may begin: reading a text word by word takes twenty times as long. */
  private readonly beginnings: readonly RegExp[];

  /** @param indexTerm gives the term of a number in the index */
  constructor(terms: readonly QueryTerm[], indexTerm: (number: number) => string) {
    const marks = new Map<string, {queries: number[]; boost: number; length: number}>();
    terms.forEach(({expansions}, query) => {
      for (const {term: number, boost, typed: length = Infinity} of expansions) {
        const found = indexTerm(number);
        const known = marks.get(found);
        if (!known) marks.set(found, {queries: [query], boost, length});
        else {
          known.queries.push(query);
          known.boost = Math.max(known.boost, boost);
          known.length = Math.max(known.length, length);
        }
      }
    });
    this.marks = marks;
    this.beginnings = terms.map(({expansions}) =>
      beginningsOf(expansions.map(({term}) => indexTerm(term))),
    );
    this.weights = terms.map(({weight}) => weight);
  }

  /**
   * Whether a section's texts could hold more of the query than its heading does.
   *
   * @param textWeight summed weights of the query's terms that stand in the texts
   */
  needsTexts({page, ...section}: SectionHead, textWeight: number): boolean {
    return textWeight > this.heldIn(headingOf(page, section)).weight;
  }

  /**
   * The text that answers best: a sentence, or the row of a table or the sample of code that holds
   * more of the query than heading and sentences do.
   */
  choose({page, headings}: SectionHead, [prose, code]: StoredText): Passage {
    const isRow = (text: string): boolean => text.includes(tableGap);
    const heading = this.heldIn(headingOf(page, {headings}));
    const sentence = this.bestOf(prose.filter(text => !isRow(text)));
    const other = this.bestOf([...prose.filter(isRow), ...code]);
    const least = Math.max(heading.weight, sentence.held.weight);
    const best = sentence.text === null || other.held.weight > least ? other : sentence;
    return {
      text: best.text,
      isAnswer: best.held.weight > heading.weight,
      nearness: Math.max(sentence.held.nearness, other.held.nearness, heading.nearness),
    };
  }

  /** Of texts that hold as much the one with its words together, then in the reader's own words. */
  private bestOf(texts: readonly string[]): {text: string | null; held: Held} {
    const likely = texts
      .map(text => ({text, most: this.mostIn(text)}))
      .sort((a, b) => b.most - a.most);
    let best: {text: string | null; held: Held} = {text: null, held: NOTHING};
    for (const {text, most} of likely) {
      const {held: known} = best;
      if (most < known.weight || (most === known.weight && this.isPerfect(known))) break;
      const held = this.heldIn(text);
      const ahead =
        held.weight - known.weight ||
        held.nearness - known.nearness ||
        held.closeness - known.closeness;
      if (ahead > 0) best = {text, held};
    }
    return best;
  }

  private heldIn(text: string): Held {
    return heldIn(text, this.marks, this.weights);
  }

  /** What a text may hold at most, as {@link Held.weight}. */
  private mostIn(text: string): number {
    const isPlain = ASCII.test(text);
    return this.weights.reduce(
      (sum, weight, query) => (!isPlain || this.beginnings[query]!.test(text) ? sum + weight : sum),
      0,
    );
  }

  private isPerfect({weight, nearness, closeness}: Held): boolean {
    return closeness === weight && (nearness === 1 || this.weights.length === 1);
  }
}

/** Tells whether the words of a phrase follow each other in a heading or a text of the section. */
export function hasPhrase(
  {page, headings}: SectionHead,
  [prose, code]: StoredText,
  phrase: readonly string[],
): boolean {
  const chain = (terms: readonly string[]): string => ` ${terms.join(' ')} `;
  const wanted = chain(phrase);
  const texts = [headingOf(page, {headings}), ...prose, ...code];
  return texts.some(text => chain(atomsIn(text)).includes(wanted));
}
