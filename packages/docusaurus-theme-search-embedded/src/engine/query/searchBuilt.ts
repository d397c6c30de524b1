import {parsePostings} from '../format/postings.js';
import type {Facets} from '../format/sections.js';
import type {BuiltIndex} from '../format/writeIndex.js';
import type {EngineOptions} from '../options.js';
import {createEngine} from './engine.js';
import type {RankedSections} from './rankedSections.js';
import type {Rules} from './rules.js';

export type BuiltSearch = (query: string, accept?: (facets: Facets) => boolean) => RankedSections;

/** Returns a search over an index that was just built, with all of its postings in memory. */
export function searchBuilt(
  built: BuiltIndex,
  options?: EngineOptions,
  rules?: Partial<Rules>,
): BuiltSearch {
  const engine = createEngine(
    built.index({postings: built.postings.map(String), texts: []}),
    options,
    rules,
  );
  const tables = built.postings.map((bytes, file) => parsePostings(bytes, `postings ${file}`));
  const pick = (files: readonly number[]) => new Map(files.map(file => [file, tables[file]!]));
  return (query, accept) => {
    const first = engine.filesFor(query);
    const more = engine.moreFilesFor(query, pick(first));
    return engine.search(query, pick([...first, ...more]), accept);
  };
}
