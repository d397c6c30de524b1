import {SearchIndexError} from './bytes';

/** `search/manifest.json`: names the other files, which carry a hash and never change. */
export type Manifest = {
  version: number;
  /** What every search needs. */
  index: string;
  /** Section lists of words in texts; a search needs those of its words. */
  postings: string[];
  /** What the texts are compressed with. */
  dictionary: string;
  /** Display texts, in the order of the index; those of the hits shown are needed. */
  texts: string[];
  records: number;
};

/** Raised with every change of the manifest or of the text files. */
export const MANIFEST_VERSION = 2;
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
  const names = [manifest.index, manifest.dictionary, manifest.postings, manifest.texts].flat();
  const isShaped =
    Array.isArray(manifest.postings) &&
    Array.isArray(manifest.texts) &&
    names.every(name => typeof name === 'string');
  if (!isShaped) throw new SearchIndexError(file, 'this is not the manifest of a search index');
  if (manifest.version !== MANIFEST_VERSION) {
    throw new SearchIndexError(
      file,
      `the search index has version ${manifest.version}, this code reads version ${MANIFEST_VERSION}`,
    );
  }
  return manifest as Manifest;
}
