import {tableGap} from '../engine/analysis/tokens';
import type {SectionHead} from '../engine/format/heads';
import type {StoredText} from '../engine/format/writeIndex';
import {atomsIn} from '../engine/query/parse';
import {headingOf} from '../engine/format/sections';
import type {Held, Marker} from './marking';

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

/**
 * Whether a section's texts could hold more of the query than its heading does.
 *
 * @param textWeight summed weights of the query's terms that stand in the texts
 */
export function needsTexts(
  marker: Marker,
  {page, headings}: SectionHead,
  textWeight: number,
): boolean {
  return textWeight > marker.heldIn(headingOf(page, {headings})).weight;
}

const isRow = (text: string): boolean => text.includes(tableGap);

/**
 * The text that answers best: a sentence, or the row of a table or the sample of code that holds
 * more of the query than heading and sentences do.
 */
export function choosePassage(
  marker: Marker,
  {page, headings}: SectionHead,
  [prose, code]: StoredText,
): Passage {
  const heading = marker.heldIn(headingOf(page, {headings}));
  const sentence = bestOf(
    prose.filter(text => !isRow(text)),
    marker,
  );
  const other = bestOf([...prose.filter(isRow), ...code], marker);
  const least = Math.max(heading.weight, sentence.held.weight);
  const {text, held} = sentence.text === null || other.held.weight > least ? other : sentence;
  return {
    text: text && isRow(text) ? sentenceOf(text, held, marker) : text,
    isAnswer: held.weight > heading.weight,
    nearness: Math.max(sentence.held.nearness, other.held.nearness, heading.nearness),
  };
}

/** A cell of so many words says something without its row. */
const SENTENCE = 4;

/** The row of a table to be read: the longest cell that holds all that the row does, or the whole. */
function sentenceOf(row: string, {weight}: Held, marker: Marker): string {
  const cells = row.split(tableGap);
  const [answer] = cells
    .filter(cell => cell.split(' ').length >= SENTENCE && marker.heldIn(cell).weight === weight)
    .sort((a, b) => b.length - a.length);
  return answer ?? `${cells[0]}: ${cells.slice(1).join('; ')}`;
}

/** Of texts that hold as much the one with its words together, then in the reader's own words. */
function bestOf(texts: readonly string[], marker: Marker): {text: string | null; held: Held} {
  const likely = texts
    .map(text => ({text, most: marker.mostIn(text)}))
    .sort((a, b) => b.most - a.most);
  let best: {text: string | null; held: Held} = {text: null, held: NOTHING};
  for (const {text, most} of likely) {
    if (most < best.held.weight) break;
    const held = marker.heldIn(text);
    const ahead =
      held.weight - best.held.weight ||
      held.nearness - best.held.nearness ||
      held.closeness - best.held.closeness;
    if (ahead > 0) best = {text, held};
  }
  return best;
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
