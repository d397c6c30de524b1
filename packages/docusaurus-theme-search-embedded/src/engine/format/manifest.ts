import {SearchIndexError} from './bytes';

/** `search/manifest.json`: tells what the index of this build is called; the index names the rest. */
export type Manifest = {
  version: number;
  /** Name of the file that every search needs. */
  index: string;
  /** The same of each version of docs that have several, by its tag (`docs-default-1.0`). */
  versions?: Record<string, string>;
};

/** Raised with every change of the manifest, of the files' names, or of what the files hold. */
export const MANIFEST_VERSION = 7;
export const MANIFEST_FILE = 'manifest.json';

/** Folder of the assets below the site's root. */
export const SEARCH_FOLDER = 'search';

/** Folder of the files whose names carry a hash, so that a host can be told to cache it for good. */
export const HASHED_FOLDER = 'files';

/** What a file holds; README.md says more. */
export type AssetKind = 'index' | 'postings' | 'heads' | 'texts';

/**
 * Name of a file in the manifest's folder.
 *
 * @param hash of the file's own bytes
 */
export function assetName(kind: AssetKind, hash: string): string {
  return `${HASHED_FOLDER}/${kind}.${hash}.bin`;
}

/**
 * Checks a manifest that was fetched.
 *
 * @throws {SearchIndexError} naming `file` if it is none, or of another version
 */
export function parseManifest(text: string, file: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The same message as for JSON of another shape.
  }
  const {version, index, versions} = (value ?? {}) as Partial<Manifest>;
  if (typeof version !== 'number') {
    throw new SearchIndexError(file, 'this is not the manifest of a search index');
  }
  if (version !== MANIFEST_VERSION || typeof index !== 'string') {
    throw new SearchIndexError(
      file,
      `the search index has version ${version}, this code reads version ${MANIFEST_VERSION}`,
    );
  }
  return {version, index, ...(versions && {versions})};
}
