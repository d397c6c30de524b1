import {parsePostings} from '../../src/engine/format/postings';
import type {Facets} from '../../src/engine/format/sections';
import type {BuiltIndex} from '../../src/engine/format/writeIndex';
import type {EngineOptions} from '../../src/engine/options';
import type {RankedSections} from '../../src/engine/ranking/rankedSections';
import {parseWith} from '../../src/engine/query/parse';
import {createEngine} from './createEngine';

export type SearchInMemory = (
  query: string,
  accept?: (facets: Facets) => boolean,
) => RankedSections;

/** Returns a search over an index that was just built, with all of its postings in memory. */
export function searchInMemory(built: BuiltIndex, options?: EngineOptions): SearchInMemory {
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
