import type {EngineOptions} from '../options.js';
import {SearchIndexError} from './bytes.js';
import {checkVersion} from './files.js';
import type {Facets} from './sections.js';

/** The stored text of a section, for display. */
export type StoredText = [prose: string[], code: string[]];

/** The hashes in the names of the other files, in order. */
export type PartNames = {postings: string[]; texts: string[]};

/** The JSON at the start of the index. */
export type IndexHeader = {
  format: number;
  /** Language, synonyms, and ranking, because queries need the same rules as the index. */
  options: EngineOptions;
  /** The common prefix of all URLs. */
  base: string;
  facets: Facets[];
  categories: string[];
  /** Whether the index includes the postings of all topics, so that they have no files. */
  includesPostings: boolean;
  /** The prefix from which each file of postings starts. */
  postings: string[];
  /** Terms with their own file, which come after those files. */
  frequent: string[];
  /** The first letter from which each list of terms starts. These files come next; misspelled words read one. */
  lists: string[];
  /** The same as for topics, for stop words, whose files come last; see `stopWordsOfTexts`. */
  stopWords: {first: number; postings: string[]; frequent: string[]};
  /** The first section of each file of texts. */
  texts: number[];
  /** The indexes of the files of texts of which the file before has other texts of the first section. */
  continued: number[];
  names: PartNames;
  /** The index files of docs versions, by tag (`docs-default-1.0`). Only in the main index. */
  versions?: Record<string, string>;
};

/** @throws {SearchIndexError} with `file` if the text is not the header of an index of this version */
export function readHeader(json: string, file: string): IndexHeader {
  let header: IndexHeader;
  try {
    header = JSON.parse(json) as IndexHeader;
  } catch (cause) {
    throw new SearchIndexError(file, 'this is not a search index', {cause});
  }
  checkVersion(header?.format, file);
  return header;
}
