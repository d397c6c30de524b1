/**
 * The engine by itself: text to terms, records to an index, a query to sections. It needs neither
 * React nor Docusaurus.
 */
export {buildIndex, type BuildOptions, type BuiltIndex} from './format/writeIndex';
export type {Matched, ScoredSection} from './query/answer';
export {engineOf, loadEngine, type Engine} from './query/engine';
export type {EngineOptions} from './query/options';
export {
  markTags,
  plainText,
  type Hit,
  type InputQuery,
  type ResultPage,
  type SearchBackend,
  type SearchOptions,
} from './hit';
export type {Language, LanguageName} from './analysis/language';
export {loadStemmers} from './analysis/stemmers';
export type {Hierarchy, RecordType, SearchRecord} from './types';
