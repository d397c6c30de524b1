/**
 * The search engine: converts text to terms, pages to an index, and a query to ranked sections. It does
 * not depend on React or Docusaurus.
 */
export {buildIndex, type BuildOptions, type BuiltIndex} from './format/writeIndex';
export type {RankedSections, ScoredSection} from './query/rankedSections';
export {createEngine, loadEngine, type Engine} from './query/engine';
export {searchBuilt} from './query/searchBuilt';
export type {EngineOptions} from './options';
export type {Language, LanguageName} from './analysis/language';
export {loadStemmers} from './analysis/stemmers';
export type {Facets, Page, Section} from './format/sections';
