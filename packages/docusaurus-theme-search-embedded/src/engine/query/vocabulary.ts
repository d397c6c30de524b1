import type {Language} from '../analysis/language.js';
import type {SynonymTable} from '../analysis/synonyms.js';
import type {Dictionary} from '../format/terms.js';
import type {Ranking} from '../ranking.js';
import type {Rules} from './rules.js';

/** The index and the rules of its language, with which a query is parsed. */
export type Vocabulary = {
  dictionary: Dictionary;
  /** The number of sections in the index. */
  sections: number;
  language: Language;
  synonyms: SynonymTable;
  ranking: Ranking;
  rules: Rules;
  typoTolerance: boolean;
  /** Returns whether a single file of postings has all completions of a prefix in texts. */
  prefixFitsOneFile: (prefix: string) => boolean;
  /** Returns whether a heading contains a term of each list. */
  shareHeading: (terms: readonly string[], others: readonly string[]) => boolean;
};
