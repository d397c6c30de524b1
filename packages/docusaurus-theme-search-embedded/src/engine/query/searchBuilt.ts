import {parsePostings} from '../format/postings.js';
import type {Facets} from '../format/sections.js';
import type {BuiltIndex} from '../format/writeIndex.js';
import type {EngineOptions} from '../options.js';
import type {RankedSections} from '../ranking/rankedSections.js';
import {createEngine} from './engine.js';
import {parseWith} from './parseWith.js';

export type BuiltSearch = (query: string, accept?: (facets: Facets) => boolean) => RankedSections;

/** Returns a search over an index that was just built, with all of its postings in memory. */
export function searchBuilt(built: BuiltIndex, options?: EngineOptions): BuiltSearch {
  const engine = createEngine(
    built.index({postings: built.postings.map(String), texts: []}),
    options,
  );
  const tables = new Map(
    built.postings.map((bytes, file) => [file, parsePostings(bytes, `postings ${file}`)]),
  );
  return (query, accept) => {
    const {parsed, vocabulary} = parseWith(query, [{engine, tables}]);
    return engine.search(parsed, vocabulary, accept);
  };
}
