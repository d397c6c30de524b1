import type {SectionHead} from '../engine/format/heads';
import type {StoredText} from '../engine/format/writeIndex';
import type {Answer, Found} from '../engine/query/answer';
import type {Engine} from '../engine/query/engine';
import {Marker} from './marking';
import {choosePassage, hasPhrase, needsTexts, type Passage} from './passages';

/** Words that stand together count among so many of the best, if there are few files of texts… */
const NEAR_ON_SMALL_SITE = 50;
/** …and among those of the first answer, whose texts are read anyway, if there are more. */
const NEAR = 20;

/** On a large site a phrase is looked for in so many of the best sections that hold its words. */
const MOST_READ = 50;

const NO_TEXT: StoredText = [[], []];

/** Reads what is stored of a section. */
export type Reader = {
  head: (section: number) => Promise<SectionHead>;
  text: (section: number) => Promise<StoredText>;
};

/** An answer in the order in which it is shown, for all of its pages. */
export class Listing {
  private readonly passages = new Map<number, Promise<Passage>>();

  private constructor(
    readonly answer: Answer,
    readonly marker: Marker,
    private readonly engine: Engine,
    private readonly reader: Reader,
  ) {}

  static async of(found: Answer, engine: Engine, reader: Reader): Promise<Listing> {
    const answer = await withPhrases(found, engine, reader);
    const marker = Marker.of(answer.query.terms, number => engine.term(number));
    const listing = new Listing(answer, marker, engine, reader);
    await listing.putNearFirst();
    return listing;
  }

  /** The best, reordered by what their texts say. */
  private first: Found[] = [];

  /** The results from one place to another, both counted from 0. */
  slice(from: number, to: number): Found[] {
    const best = to <= this.first.length ? this.first : this.answer.best(to);
    return [...this.first, ...best.slice(this.first.length)].slice(from, to);
  }

  /** What to show of a result; read once. */
  passage(found: Found): Promise<Passage> {
    const known = this.passages.get(found.section);
    if (known) return known;
    const passage = this.readPassage(found);
    this.passages.set(found.section, passage);
    // The next call tries again.
    passage.catch(() => this.passages.delete(found.section));
    return passage;
  }

  private async readPassage({section, textWeight}: Found): Promise<Passage> {
    const head = await this.reader.head(section);
    const isNeeded = this.engine.hasFewTexts || needsTexts(this.marker, head, textWeight);
    return choosePassage(this.marker, head, isNeeded ? await this.reader.text(section) : NO_TEXT);
  }

  private async putNearFirst(): Promise<void> {
    const best = this.answer.best(this.engine.hasFewTexts ? NEAR_ON_SMALL_SITE : NEAR);
    const isOneWord = this.answer.query.terms.length < 2;
    const passages = await Promise.all(isOneWord ? [] : best.map(found => this.passage(found)));
    const near = best.map((found, place) => ({
      ...found,
      score: found.score * (1 + this.engine.ranking.nearness * (passages[place]?.nearness ?? 0)),
    }));
    near.sort((a, b) => b.score - a.score);
    this.first = withParents(near, this.answer);
  }
}

/** The page that stands for a family comes after the second of its pages. */
function withParents(best: readonly Found[], answer: Answer): Found[] {
  const counts = new Map<number, number>();
  const order = [...best];
  for (const found of best) {
    const parent = answer.parentOf(found.section);
    if (parent === undefined) continue;
    counts.set(parent, (counts.get(parent) ?? 0) + 1);
    if (counts.get(parent) !== 3) continue;
    const from = order.findIndex(({section}) => section === parent);
    const to = order.indexOf(found);
    if (from > to) order.splice(to, 0, ...order.splice(from, 1));
  }
  return order;
}

/** The sections that have all phrases of the query and none of those after a minus. */
async function withPhrases(answer: Answer, engine: Engine, reader: Reader): Promise<Answer> {
  const {phrases, without} = answer.query;
  const refused = without.filter(({length}) => length > 1);
  if (phrases.length + refused.length === 0) return answer;
  const kept = new Set<number>();
  const read = answer.best(engine.hasFewTexts ? answer.total : MOST_READ);
  await Promise.all(
    read.map(async ({section}) => {
      const [head, text] = await Promise.all([reader.head(section), reader.text(section)]);
      const has = (phrase: readonly string[]): boolean => hasPhrase(head, text, phrase);
      if (phrases.every(has) && !refused.some(has)) kept.add(section);
    }),
  );
  return answer.filter(({section}) => kept.has(section));
}
