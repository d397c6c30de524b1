import {english, type Language} from '../analysis/language';
import {defaultSynonyms, type Synonyms} from '../analysis/synonyms';
import {defaultRanking, type Ranking} from './ranking';

/** What may differ from site to site; all of it has a default. */
export type EngineOptions = {
  /** The language of the records; English by default. Writer and reader need the same one. */
  language?: Language;
  synonyms?: Synonyms;
  ranking?: Partial<Ranking>;
};

export type ResolvedOptions = {language: Language; synonyms: Synonyms; ranking: Ranking};

export function resolveOptions(options: EngineOptions = {}): ResolvedOptions {
  return {
    language: options.language ?? english,
    synonyms: options.synonyms ?? defaultSynonyms,
    ranking: {...defaultRanking, ...options.ranking},
  };
}
