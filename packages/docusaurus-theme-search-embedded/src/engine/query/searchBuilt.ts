import {parsePostings} from '../format/postings.js';
import type {Facets} from '../format/sections.js';
import type {BuiltIndex} from '../format/writeIndex.js';
import type {EngineOptions} from '../options.js';
import {createEngine} from './engine.js';
import {parseQuery} from './parse.js';
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
    const parsed = parseQuery(query, engine.vocabularyOf(pick(first)));
    const vocabulary = engine.vocabularyOf(
      pick([...first, ...engine.moreFilesFor(parsed, pick(first))]),
    );
    return engine.search(parseQuery(query, vocabulary), vocabulary, accept);
  };
}
