/**
 * The search engine: converts text to terms, pages to an index, and a query to ranked sections. It does
 * not depend on React or Docusaurus.
 */
export {buildIndex, type BuildOptions, type BuiltIndex} from './format/writeIndex.js';
export type {RankedSections, ScoredSection} from './ranking/rankedSections.js';
export {createEngine, loadEngine, type Engine} from './query/engine.js';
export {searchBuilt} from './query/searchBuilt.js';
export type {EngineOptions} from './options.js';
export type {Language, LanguageName} from './analysis/language.js';
export {loadStemmers} from './analysis/stemmers/index.js';
export type {Facets, Page, Section} from './format/sections.js';
