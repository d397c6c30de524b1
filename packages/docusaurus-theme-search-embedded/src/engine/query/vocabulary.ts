import type {Language} from '../analysis/language.js';
import type {SynonymTable} from '../analysis/synonyms.js';
import type {Ranking} from '../ranking/constants.js';
import {Dictionary} from './dictionary.js';
import {isNumber} from './forms.js';

/** What a query is parsed with: the terms of the indexes that it searches, and the rules of their language. */
export type Vocabulary = {
  dictionary: Dictionary;
  /** The number of sections in the indexes. */
  sections: number;
  language: Language;
  synonyms: SynonymTable;
  ranking: Ranking;
  typoTolerance: boolean;
  /** Returns whether a heading contains a term of each list. */
  shareHeading: (terms: readonly string[], others: readonly string[]) => boolean;
};

/** Returns the vocabulary of headings, for rules that are not worth the files with a term's texts. */
export function inHeadings(vocabulary: Vocabulary): Vocabulary {
  return {...vocabulary, dictionary: vocabulary.dictionary.ofHeadings};
}

/**
 * Returns the vocabulary in which a word is looked up: the whole, or that of headings for a word of one or two letters
 * that may go on.
 */
export function reachOf(
  {term, isIncomplete}: {term: string; isIncomplete: boolean},
  vocabulary: Vocabulary,
): Vocabulary {
  const mayGoOn = isIncomplete && !isNumber(term);
  return mayGoOn && !vocabulary.dictionary.reads(term) ? inHeadings(vocabulary) : vocabulary;
}

/** Returns the vocabulary of all indexes of a site that a query searches. They share language and rules. */
export function unionOf([first, ...others]: readonly [Vocabulary, ...Vocabulary[]]): Vocabulary {
  const all = [first, ...others];
  return {
    ...first,
    dictionary: new Dictionary(
      all.flatMap(({dictionary}) => dictionary.indexes),
      first.language.stem,
    ),
    sections: all.reduce((sum, {sections}) => sum + sections, 0),
    shareHeading: (terms, theirs) => all.some(one => one.shareHeading(terms, theirs)),
  };
}
