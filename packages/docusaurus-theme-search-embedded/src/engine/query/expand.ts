import type {Language} from '../analysis/language';
import type {SynonymTable} from '../analysis/synonyms';
import type {Dictionary} from '../format/terms';
import type {Ranking} from './ranking';
import {findTypos, type Typo} from './typos';

/** A term of the index that matches a term of the query. */
export type Expansion = {
  term: string;
  /** The boost, 0–1, relative to an exact match. */
  boost: number;
  /** For a prefix: the number of typed letters, which are highlighted. */
  typed: number | undefined;
  /** Whether to look it up in headings only. */
  isForHeadings: boolean;
};

/** A term of the query with all matching terms of the index. */
export type QueryTerm = {
  term: string;
  weight: number;
  /** Whether it is a stop word or a word without a topic. */
  isWeak: boolean;
  /** Whether a section must contain it. */
  isQuoted?: boolean;
  expansions: Expansion[];
};

/** The index and rules with which a query is parsed. */
export type Vocabulary = {
  dictionary: Dictionary;
  /** The number of sections in the index. */
  sections: number;
  language: Language;
  synonyms: SynonymTable;
  ranking: Ranking;
  typoTolerance: boolean;
  /** Returns whether to look up a prefix in texts, too. */
  isBegunInTexts: (term: string) => boolean;
  /** Returns whether a heading contains a term of each list. */
  shareHeading: (terms: readonly string[], others: readonly string[]) => boolean;
};

type AddOptions = Partial<Pick<Expansion, 'typed' | 'isForHeadings'>>;

/** Collects expansions and keeps the best one per term of the index. */
export class Expansions {
  private readonly best = new Map<string, Expansion>();

  constructor(private readonly dictionary: Dictionary) {}

  add(term: string, boost: number, {typed, isForHeadings = false}: AddOptions = {}): void {
    if (boost <= 0 || !this.dictionary.has(term)) return;
    const known = this.best.get(term);
    // If one expansion looks up a term in texts, for example by its stem, all of them do.
    const isNowhereElse = isForHeadings && (known?.isForHeadings ?? true);
    if (known && known.boost >= boost) known.isForHeadings = isNowhereElse;
    else this.best.set(term, {term, boost, typed, isForHeadings: isNowhereElse});
  }

  get terms(): string[] {
    return Array.from(this.best.keys());
  }

  /** Lowers the boost of all expansions. */
  lower(share: number): void {
    for (const expansion of this.best.values()) expansion.boost *= share;
  }

  /**
   * Returns all expansions. Raises the best one to almost 1, because a word that the site never uses should
   * not lower its synonyms, but keeps guesses below exact matches.
   */
  list(): Expansion[] {
    const all = Array.from(this.best.values());
    const highest = all.reduce((best, {boost}) => Math.max(best, boost), 0);
    return all.map(expansion => ({...expansion, boost: expansion.boost / highest ** CERTAINTY}));
  }
}

/** 1 would rank a guess like an exact match; 0 loses 0.02 on the sets in README.md. */
const CERTAINTY = 0.9;

/** Scripts without spaces, where any word may continue: 東京 in 東京都. */
const NEVER_ENDS = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Numbers are not prefixes: 4 does not match 429. */
const NUMBER = /^[\p{N}.]+$/u;

/** The minimum length of a prefix that also matches other forms and synonyms of the word. */
export const MIN_STEM_PREFIX = 4;

/** Returns whether a query term is also a prefix. */
export function isPrefix(term: string, isTyped: boolean): boolean {
  return (isTyped || NEVER_ENDS.test(term)) && !NUMBER.test(term);
}

/** Adds the term itself and, if the reader is still typing it, the terms that begin with it. */
export function addExact(
  expansions: Expansions,
  term: string,
  isTyped: boolean,
  {dictionary, isBegunInTexts, ranking}: Vocabulary,
): void {
  expansions.add(term, 1);
  if (!isPrefix(term, isTyped)) return;
  const isForHeadings = !isBegunInTexts(term);
  for (const begun of dictionary.beginningWith(term)) {
    if (begun === term || (isForHeadings && !dictionary.isInHeadings(begun))) continue;
    const boost = (term.length / begun.length) ** ranking.prefix;
    expansions.add(begun, boost, {typed: term.length, isForHeadings});
  }
}

/** Adds other forms of a term and, if the reader is still typing it, of the terms that begin with it: `installa` finds "installed". */
export function addStem(
  expansions: Expansions,
  term: string,
  isTyped: boolean,
  vocabulary: Vocabulary,
): void {
  const {dictionary, ranking} = vocabulary;
  for (const form of sameStem(term, vocabulary)) expansions.add(form, ranking.stem);
  if (!isTyped || term.length < MIN_STEM_PREFIX || dictionary.has(term)) return;
  for (const begun of dictionary.beginningWith(term)) {
    const boost = (term.length / begun.length) ** ranking.prefix * ranking.stem;
    for (const form of sameStem(begun, vocabulary)) expansions.add(form, boost);
  }
}

/** Returns the terms with the same stem, without the term itself. */
export function sameStem(term: string, {dictionary, language}: Vocabulary): string[] {
  const root = language.stem(term);
  // With two letters, only an acronym and its plural: IDs.
  if (root.length < 3) {
    return [root, `${root}s`].filter(form => form !== term && dictionary.has(form));
  }
  // A final e, i, or y may differ, so the range starts one letter earlier. The longest endings, such as
  // -ational, have seven letters.
  return dictionary
    .beginningWith(root.slice(0, Math.max(3, root.length - 1)))
    .filter(
      other => other !== term && other.length <= root.length + 7 && language.stem(other) === root,
    );
}

/**
 * Adds terms that differ by a typo, and their other forms. A word of the index is not a typo, and neither
 * is the prefix of a word in headings. Whole words precede prefixes, so that `corn` means cron. Words without a topic are
 * added only if the query has no other word: `docmuentation`.
 */
export function addTypos(
  expansions: Expansions,
  {term, isTyped = false}: {term: string; isTyped?: boolean},
  isOnly: boolean,
  vocabulary: Vocabulary,
): void {
  const {dictionary, language, ranking, typoTolerance} = vocabulary;
  if (!typoTolerance) return;
  const {terms} = expansions;
  if (dictionary.has(term) || terms.some(other => dictionary.isInHeadings(other))) return;
  const found = typosOf(terms.length === 0, term, isTyped, dictionary);
  const topics = found.filter(typo => !isWeakIn(language, typo.term));
  const words = found.filter(typo => !language.stopWords.has(typo.term));
  for (const {term: other, typos} of isOnly && topics.length === 0 ? words : topics) {
    expansions.add(other, ranking.guess ** typos);
    if (typos > 1) continue;
    for (const form of sameStem(other, vocabulary)) {
      expansions.add(form, ranking.guess * ranking.stem);
    }
  }
}

function typosOf(
  isLastResort: boolean,
  term: string,
  isTyped: boolean,
  {tables}: Dictionary,
): Typo[] {
  for (const isLast of isLastResort ? [false, true] : [false]) {
    for (const asPrefix of isTyped ? [false, true] : [false]) {
      const found = findTypos(tables, term, asPrefix, isLast);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** Returns whether a term is a stop word or a word without a topic. */
export function isWeakIn({stopWords, weakWords}: Language, term: string): boolean {
  return stopWords.has(term) || weakWords.has(term);
}
