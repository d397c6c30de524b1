import type {Language} from '../analysis/language';
import type {SynonymTable} from '../analysis/synonyms';
import type {Dictionary} from '../format/terms';
import type {Ranking} from './ranking';
import {findTypos, type Typo} from './typos';

/** A term of the index that answers a term of the query. */
export type Expansion = {
  term: string;
  /** 0–1: its worth compared with the query term itself. */
  boost: number;
  /** For a word that is only begun: the number of letters typed, which are the ones to mark. */
  typed: number | undefined;
  /** Whether it is looked up in headings only. */
  isForHeadings: boolean;
};

/** A term of the query with all terms of the index that answer it. */
export type QueryTerm = {
  term: string;
  weight: number;
  /** Whether it is a word of grammar, or one that names no topic. */
  isWeak: boolean;
  /** Whether a section must contain it. */
  isQuoted?: boolean;
  expansions: Expansion[];
};

/** What a query is read with. */
export type Vocabulary = {
  dictionary: Dictionary;
  /** Number of all sections. */
  sections: number;
  language: Language;
  synonyms: SynonymTable;
  ranking: Ranking;
  typoTolerance: boolean;
  /** Tells whether what a term begins is looked up in texts too. */
  isBegunInTexts: (term: string) => boolean;
  /** Tells whether one heading contains a term of each list. */
  shareHeading: (terms: readonly string[], others: readonly string[]) => boolean;
};

type AddOptions = Partial<Pick<Expansion, 'typed' | 'isForHeadings'>>;

/** Keeps the best expansion to each term of the index. */
export class Expansions {
  private readonly best = new Map<string, Expansion>();

  constructor(private readonly dictionary: Dictionary) {}

  add(term: string, boost: number, {typed, isForHeadings = false}: AddOptions = {}): void {
    if (boost <= 0 || !this.dictionary.has(term)) return;
    const known = this.best.get(term);
    // A term that texts are read for on other grounds, such as its stem, is read for all.
    const isNowhereElse = isForHeadings && (known?.isForHeadings ?? true);
    if (known && known.boost >= boost) known.isForHeadings = isNowhereElse;
    else this.best.set(term, {term, boost, typed, isForHeadings: isNowhereElse});
  }

  get terms(): string[] {
    return Array.from(this.best.keys());
  }

  /** Lowers all that were added. */
  lower(share: number): void {
    for (const expansion of this.best.values()) expansion.boost *= share;
  }

  /**
   * Returns all of them. The best is worth almost 1, since an author who does not use a word is hardly
   * to blame; a guess stays below what was typed in full.
   */
  list(): Expansion[] {
    const all = Array.from(this.best.values());
    const highest = all.reduce((best, {boost}) => Math.max(best, boost), 0);
    return all.map(expansion => ({...expansion, boost: expansion.boost / highest ** CERTAINTY}));
  }
}

/** 1 would rank a lone guess like a typed word; 0 costs 0.02 on the sets in README.md. */
const CERTAINTY = 0.9;

/** In scripts without spaces a word may go on: 東京 in 東京都. */
const NEVER_ENDS = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** 4 is not the beginning of 429. */
const NUMBER = /^[\p{N}.]+$/u;

/** From this many letters on, the beginning of a word also stands for its other forms and synonyms. */
export const BEGUN = 4;

/** Tells whether a query term is looked up as a beginning as well. */
export function isBeginning(term: string, isTyped: boolean): boolean {
  return (isTyped || NEVER_ENDS.test(term)) && !NUMBER.test(term);
}

/** Adds the term itself and, while it is typed, what it begins. */
export function addExact(
  expansions: Expansions,
  term: string,
  isTyped: boolean,
  {dictionary, isBegunInTexts, ranking}: Vocabulary,
): void {
  expansions.add(term, 1);
  if (!isBeginning(term, isTyped)) return;
  const isForHeadings = !isBegunInTexts(term);
  for (const begun of dictionary.beginningWith(term)) {
    if (begun === term || (isForHeadings && !dictionary.isInHeadings(begun))) continue;
    const boost = (term.length / begun.length) ** ranking.prefix;
    expansions.add(begun, boost, {typed: term.length, isForHeadings});
  }
}

/** Adds other forms of a term and, while it is typed, of what it begins: `installa` finds "installed". */
export function addStem(
  expansions: Expansions,
  term: string,
  isTyped: boolean,
  vocabulary: Vocabulary,
): void {
  const {dictionary, ranking} = vocabulary;
  for (const form of sameStem(term, vocabulary)) expansions.add(form, ranking.stem);
  if (!isTyped || term.length < BEGUN || dictionary.has(term)) return;
  for (const begun of dictionary.beginningWith(term)) {
    const boost = (term.length / begun.length) ** ranking.prefix * ranking.stem;
    for (const form of sameStem(begun, vocabulary)) expansions.add(form, boost);
  }
}

/** Returns the terms with the same stem, without the term itself. */
export function sameStem(term: string, {dictionary, language}: Vocabulary): string[] {
  const root = language.stem(term);
  // Of two letters only an acronym and its plural: IDs.
  if (root.length < 3) {
    return [root, `${root}s`].filter(form => form !== term && dictionary.has(form));
  }
  // A final e, i or y may differ, so the range begins one letter earlier. The longest endings, as in
  // -ational-, have seven letters.
  return dictionary
    .beginningWith(root.slice(0, Math.max(3, root.length - 1)))
    .filter(
      other => other !== term && other.length <= root.length + 7 && language.stem(other) === root,
    );
}

/**
 * Adds terms that differ by a typo, and their other forms. A word of the site is not a typo, nor is
 * one that begins a word of its headings. Whole words come before beginnings, so that `corn` is cron.
 */
export function addTypos(
  expansions: Expansions,
  term: string,
  isTyped: boolean,
  vocabulary: Vocabulary,
): void {
  const {dictionary, language, ranking, typoTolerance} = vocabulary;
  if (!typoTolerance) return;
  const {terms} = expansions;
  if (dictionary.has(term) || terms.some(other => dictionary.isInHeadings(other))) return;
  for (const {term: other, typos} of typosOf(terms.length === 0, term, isTyped, dictionary)) {
    if (isWeakIn(language, other)) continue;
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

/** Tells whether a term is a word of grammar, or one that names no topic. */
export function isWeakIn({stopWords, weakWords}: Language, term: string): boolean {
  return stopWords.has(term) || weakWords.has(term);
}
