import type {Language} from '../analysis/language';
import type {SynonymTable} from '../analysis/synonyms';
import type {TermDictionary} from '../format/terms';
import type {Ranking} from './ranking';
import {findTypos, type Typo} from './typos';

/** A term of the index that answers a term of the query. */
export type Expansion = {
  /** Number of the term in the index. */
  term: number;
  /** 0–1: what it is worth beside the query term itself. */
  boost: number;
  /** If it is only begun: how many letters were typed, which are those to mark. */
  typed: number | undefined;
  /** It is looked for in headings, not in texts. */
  isForHeadings: boolean;
};

/** A term of the query with all terms of the index that answer it. */
export type QueryTerm = {
  term: string;
  weight: number;
  /** A word of grammar, or one that names no topic. */
  isWeak: boolean;
  /** A section without it is no answer. */
  isQuoted?: boolean;
  expansions: Expansion[];
};

/** What a query is read against. */
export type Vocabulary = {
  dictionary: TermDictionary;
  /** Document frequency: number of sections that hold the term. */
  frequency: (term: number) => number;
  isInHeadings: (term: number) => boolean;
  /** Tells whether one heading has a term of each list. */
  shareHeading: (terms: readonly number[], others: readonly number[]) => boolean;
  /** Number of all sections. */
  sections: number;
  language: Language;
  synonyms: SynonymTable;
  ranking: Ranking;
  typoTolerance: boolean;
};

type AddOptions = Partial<Pick<Expansion, 'typed' | 'isForHeadings'>>;

/** Keeps the best expansion to each term of the index. */
export class Expansions {
  private readonly best = new Map<number, Expansion>();

  add(term: number, boost: number, {typed, isForHeadings = false}: AddOptions = {}): void {
    if (term < 0 || boost <= 0) return;
    const known = this.best.get(term);
    // What texts are read for on any other ground, such as its stem, is read for all.
    const isNowhereElse = isForHeadings && (known?.isForHeadings ?? true);
    if (known && known.boost >= boost) known.isForHeadings = isNowhereElse;
    else this.best.set(term, {term, boost, typed, isForHeadings: isNowhereElse});
  }

  /** Lowers all that were added. */
  lower(share: number): void {
    for (const expansion of this.best.values()) expansion.boost *= share;
  }

  /**
   * All of them. What the site does not have is hardly held against it: the best is worth about 1,
   * and a guess stays below what a reader typed in full.
   */
  list(): Expansion[] {
    const all = [...this.best.values()];
    const highest = all.reduce((most, {boost}) => Math.max(most, boost), 0);
    return all.map(expansion => ({...expansion, boost: expansion.boost / highest ** CERTAINTY}));
  }
}

/** 1 would take a lone guess for certain; 0 costs 0.02 on the sets of README.md. */
const CERTAINTY = 0.9;

/** Where no space ends a word, it may go on: 東京 in 東京都. */
const NEVER_ENDS = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/**
 * What a letter or two begin stands everywhere on a large site. So many mentions take 2 ms to read and
 * about 50 kB to fetch; the sets of README.md, "Why our own engine", do not have as many.
 */
const MAX_MENTIONS = 50_000;

/** 4 is not the beginning of 429. */
const NUMBER = /^[\p{N}.]+$/u;

/** From so many letters on, what is typed of a word stands for its other forms and synonyms, too. */
export const BEGUN = 4;

/**
 * The term itself and, while it is typed, what it begins. If that has more than {@link MAX_MENTIONS},
 * it is looked for in headings only, where any has it.
 */
export function addExact(
  expansions: Expansions,
  term: string,
  isTyped: boolean,
  {dictionary, frequency, isInHeadings, ranking}: Vocabulary,
): void {
  expansions.add(dictionary.find(term), 1);
  if ((!isTyped && !NEVER_ENDS.test(term)) || NUMBER.test(term)) return;
  const [from, to] = dictionary.range(term);
  const begun = Array.from({length: to - from}, (_, place) => from + place);
  const mentions = begun.reduce((sum, place) => sum + frequency(place), 0);
  const inHeadings = mentions > MAX_MENTIONS ? begun.filter(isInHeadings) : [];
  const isForHeadings = inHeadings.length > 0;
  for (const place of isForHeadings ? inHeadings : begun) {
    const {length} = dictionary.terms[place]!;
    if (length === term.length) continue;
    const boost = (term.length / length) ** ranking.prefix;
    expansions.add(place, boost, {typed: term.length, isForHeadings});
  }
}

/** Other forms of a term and, while it is typed, of what it begins: `installa` finds "installed". */
export function addStem(
  expansions: Expansions,
  term: string,
  isTyped: boolean,
  vocabulary: Vocabulary,
): void {
  const {dictionary, ranking} = vocabulary;
  for (const place of sameStem(term, vocabulary)) expansions.add(place, ranking.stem);
  if (!isTyped || term.length < BEGUN || dictionary.has(term)) return;
  const [from, to] = dictionary.range(term);
  for (let place = from; place < to; place++) {
    const begun = dictionary.terms[place]!;
    const boost = (term.length / begun.length) ** ranking.prefix * ranking.stem;
    for (const form of sameStem(begun, vocabulary)) expansions.add(form, boost);
  }
}

/** Terms with the same stem, the term itself left out. */
export function sameStem(term: string, {dictionary, language}: Vocabulary): number[] {
  const root = language.stem(term);
  // Of two letters only an acronym and its plural: IDs.
  if (root.length < 3) {
    const forms = [root, `${root}s`].filter(form => form !== term);
    return forms.map(form => dictionary.find(form)).filter(place => place >= 0);
  }
  const found: number[] = [];
  // A final e, i or y may differ, so look one letter further up.
  const [from, to] = dictionary.range(root.slice(0, Math.max(3, root.length - 1)));
  for (let place = from; place < to; place++) {
    const other = dictionary.terms[place]!;
    // The longest endings, as in -ational-, have seven letters.
    if (other === term || other.length > root.length + 7) continue;
    if (dictionary.stemOf(place, language.stem) === root) found.push(place);
  }
  return found;
}

/**
 * Terms that differ by a typo, and their other forms. A word that the site has is none, nor is one
 * that begins a word of its headings. Whole words come before beginnings, so that `corn` is cron.
 */
export function addTypos(
  expansions: Expansions,
  term: string,
  isTyped: boolean,
  vocabulary: Vocabulary,
): void {
  const {dictionary, isInHeadings, language, ranking, typoTolerance} = vocabulary;
  if (!typoTolerance) return;
  const isKnown = dictionary.has(term) || expansions.list().some(({term: at}) => isInHeadings(at));
  if (isKnown) return;
  for (const {term: place, typos} of typosOf(expansions, term, isTyped, vocabulary)) {
    const other = dictionary.terms[place]!;
    if (isWeakIn(language, other)) continue;
    expansions.add(place, ranking.guess ** typos);
    if (typos > 1) continue;
    for (const form of sameStem(other, vocabulary)) {
      expansions.add(form, ranking.guess * ranking.stem);
    }
  }
}

function typosOf(
  expansions: Expansions,
  term: string,
  isTyped: boolean,
  {dictionary}: Vocabulary,
): Typo[] {
  const isNothing = expansions.list().length === 0;
  const tries = [false, ...(isNothing ? [true] : [])].flatMap(isLast =>
    [false, ...(isTyped ? [true] : [])].map(asPrefix => ({asPrefix, isLast})),
  );
  for (const {asPrefix, isLast} of tries) {
    const found = findTypos(dictionary, term, asPrefix, isLast);
    if (found.length > 0) return found;
  }
  return [];
}

/** A word of grammar, or one that names no topic. */
export function isWeakIn({stopWords, weakWords}: Language, term: string): boolean {
  return stopWords.has(term) || weakWords.has(term);
}
