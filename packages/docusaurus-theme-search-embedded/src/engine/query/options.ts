import {fold} from '../analysis/fold';
import {languageOf, type Language, type LanguageName} from '../analysis/language';
import type {Synonyms} from '../analysis/synonyms';
import {defaultRanking, type Ranking} from './ranking';

/** The options of a site; all have a default. */
export type EngineOptions = {
  /** The language of the records, or several that they mix; English by default. */
  language?: LanguageName | readonly LanguageName[];
  /** Groups of words that mean the same, in addition to the language's own. */
  synonyms?: Synonyms;
  /** Words of grammar, in addition to the language's own. */
  stopWords?: readonly string[];
  ranking?: Partial<Ranking>;
  /** False finds no word by a misspelling of it; true by default. */
  typoTolerance?: boolean;
};

export type ResolvedOptions = {
  language: Language;
  synonyms: Synonyms;
  ranking: Ranking;
  typoTolerance: boolean;
};

/**
 * Resolves options to rules. Writer and reader of an index need the same ones, so the index stores the
 * options.
 *
 * @throws Error for a language whose stemmer is not loaded.
 */
export function resolveOptions({
  language: name = 'en',
  synonyms = [],
  stopWords = [],
  ranking,
  typoTolerance = true,
}: EngineOptions = {}): ResolvedOptions {
  const language = languageOf(name);
  return {
    language: {
      ...language,
      stopWords: new Set([...Array.from(language.stopWords), ...stopWords.map(fold)]),
    },
    synonyms: [...language.synonyms, ...synonyms],
    ranking: {...defaultRanking, ...ranking},
    typoTolerance,
  };
}
