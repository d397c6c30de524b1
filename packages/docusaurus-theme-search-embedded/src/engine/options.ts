import {fold} from './analysis/fold.js';
import {languageOf, type Language, type LanguageName} from './analysis/language.js';
import type {Synonyms} from './analysis/synonyms.js';
import {defaultRanking, type Ranking} from './ranking/constants.js';

/** The options of a site. All have a default. */
export type EngineOptions = {
  /** The language of the records, or several if records mix them. English by default. */
  language?: LanguageName | readonly LanguageName[];
  /** Groups of synonyms, in addition to the language's own. */
  synonyms?: Synonyms;
  /** Whether to use the language's own synonyms; true by default. */
  defaultSynonyms?: boolean;
  /** Stop words, in addition to the language's own. */
  stopWords?: readonly string[];
  /** Words without a topic, in addition to the language's own. */
  genericWords?: readonly string[];
  ranking?: Partial<Ranking>;
  /** Whether to tolerate typos; true by default. */
  typoTolerance?: boolean;
};

export type ResolvedOptions = {
  language: Language;
  synonyms: Synonyms;
  ranking: Ranking;
  typoTolerance: boolean;
};

/**
 * Resolves options to rules. Writing and querying an index need the same rules, so the index stores the
 * options.
 *
 * @throws Error if the stemmer of a language is not loaded
 */
export function resolveOptions({
  language: name = 'en',
  synonyms = [],
  defaultSynonyms = true,
  stopWords = [],
  genericWords = [],
  ranking,
  typoTolerance = true,
}: EngineOptions = {}): ResolvedOptions {
  const language = languageOf(name);
  return {
    language: {
      ...language,
      stopWords: new Set([...Array.from(language.stopWords), ...stopWords.map(fold)]),
      genericWords: new Set([...Array.from(language.genericWords), ...genericWords]),
    },
    synonyms: [...(defaultSynonyms ? language.synonyms : []), ...synonyms],
    ranking: {...defaultRanking, ...ranking},
    typoTolerance,
  };
}
