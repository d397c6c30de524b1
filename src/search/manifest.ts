import {SearchIndexError} from './bytes';

/** `search/manifest.json`: names the other files, which carry a hash and never change. */
export type Manifest = {
  version: number;
  /** The file that is needed to search. */
  index: string;
  /** The files that are needed to show what was found, in the order of the index. */
  texts: string[];
  records: number;
};

/** Raised with every change of the manifest or of the text files. */
export const MANIFEST_VERSION = 1;
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
  const isShaped =
    typeof manifest.index === 'string' &&
    Array.isArray(manifest.texts) &&
    manifest.texts.every(name => typeof name === 'string');
  if (!isShaped) throw new SearchIndexError(file, 'this is not the manifest of a search index');
  if (manifest.version !== MANIFEST_VERSION) {
    throw new SearchIndexError(
      file,
      `the search index has version ${manifest.version}, this code reads version ${MANIFEST_VERSION}`,
    );
  }
  return manifest as Manifest;
}
