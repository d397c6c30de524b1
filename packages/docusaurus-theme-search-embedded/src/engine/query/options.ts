import {fold} from '../analysis/fold';
import {languages, type Language, type LanguageName} from '../analysis/language';
import type {Synonyms} from '../analysis/synonyms';
import {defaultRanking, type Ranking} from './ranking';

/** What may differ from site to site; all of it has a default. */
export type EngineOptions = {
  /** The language of the records; English by default. */
  language?: LanguageName;
  /** Groups of words that mean the same, beside the language's own. */
  synonyms?: Synonyms;
  /** Words of grammar, beside the language's own. */
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

/** Writer and reader of an index need the same ones, which is why the index itself keeps them. */
export function resolveOptions({
  language: name = 'en',
  synonyms = [],
  stopWords = [],
  ranking,
  typoTolerance = true,
}: EngineOptions = {}): ResolvedOptions {
  const language = languages[name];
  return {
    language: {...language, stopWords: new Set([...language.stopWords, ...stopWords.map(fold)])},
    synonyms: [...language.synonyms, ...synonyms],
    ranking: {...defaultRanking, ...ranking},
    typoTolerance,
  };
}
