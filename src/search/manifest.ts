import {SearchIndexError} from './bytes';

/** `search/manifest.json`: names the other files, which carry a hash and never change. */
export type Manifest = {
  version: number;
  /** What every search needs. */
  index: string;
  /** Section lists of words in texts; a search needs those of its words. */
  postings: string[];
  /** Addresses and headings, in the order of the index; those of the hits shown are needed. */
  heads: string[];
  /** What the texts are compressed with. */
  dictionary: string;
  /** Contents, in the order of the index; needed where a hit may show more than its headings. */
  texts: string[];
  records: number;
};

/** Raised with every change of the manifest or of the text files. */
export const MANIFEST_VERSION = 3;
export const MANIFEST_FILE = 'manifest.json';

/**
 * Checks a manifest that was fetched.
 *
 * @throws {SearchIndexError} naming `file` if it is none, or of another version
 */
export function parseManifest(text: string, file: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new SearchIndexError(file, 'this is not the manifest of a search index', {cause});
  }
  const manifest = (value ?? {}) as Partial<Manifest>;
  const {version, index, dictionary, postings, heads, texts} = manifest;
  if (typeof version === 'number' && version !== MANIFEST_VERSION) {
    throw new SearchIndexError(
      file,
      `the search index has version ${version}, this code reads version ${MANIFEST_VERSION}`,
    );
  }
  const isShaped =
    [postings, heads, texts].every(Array.isArray) &&
    [index, dictionary, postings, heads, texts].flat().every(name => typeof name === 'string');
  if (!isShaped) throw new SearchIndexError(file, 'this is not the manifest of a search index');
  return manifest as Manifest;
}
