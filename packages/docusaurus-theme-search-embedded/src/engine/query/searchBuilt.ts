import {parsePostings} from '../format/postings.js';
import type {Facets} from '../format/sections.js';
import type {BuiltIndex} from '../format/writeIndex.js';
import type {EngineOptions} from '../options.js';
import {createEngine} from './engine.js';
import {furtherReading, type Reading} from './lookups.js';
import {parseQuery} from './parse.js';
import type {RankedSections} from '../ranking/rankedSections.js';

export type BuiltSearch = (query: string, accept?: (facets: Facets) => boolean) => RankedSections;

/** Returns a search over an index that was just built, with all of its postings in memory. */
export function searchBuilt(built: BuiltIndex, options?: EngineOptions): BuiltSearch {
  const engine = createEngine(
    built.index({postings: built.postings.map(String), texts: []}),
    options,
  );
  const tables = built.postings.map((bytes, file) => parsePostings(bytes, `postings ${file}`));
  const pick = (files: readonly number[]) => new Map(files.map(file => [file, tables[file]!]));
  return (query, accept) => {
    const parse = (reading: Reading) => {
      const vocabulary = engine.vocabularyOf(reading, pick(engine.filesFor(reading)));
      return {vocabulary, parsed: parseQuery(query, vocabulary)};
    };
    let reading = engine.readingOf(query);
    let found = parse(reading);
    for (
      let next = furtherReading(reading, found.parsed);
      next;
      next = furtherReading(reading, found.parsed)
    ) {
      reading = next;
      found = parse(reading);
    }
    return engine.search(found.parsed, found.vocabulary, accept);
  };
}
