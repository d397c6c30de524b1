import {SearchIndexError} from './bytes';

/** Folder of the search files below the site's root. */
export const SEARCH_FOLDER = 'search';

/**
 * The only file with a fixed name. It lists all others, so browsers revalidate it on each visit. The
 * extension is `.json`, although the content is a zlib stream, because service workers precache that
 * by default: either all files of a deployment are in a cache, or none is.
 */
export const INDEX_FILE = 'index.json';

/** Folder of the files whose names hold a hash, which hosts may cache forever. */
export const HASHED_FOLDER = 'files';

/** Raise it whenever the content of a file or its name changes. There is no backward compatibility. */
export const FORMAT_VERSION = 9;

/** What a file holds; README.md describes each. `index` is the index of one version of the docs. */
export type AssetKind = 'index' | 'postings' | 'texts';

/**
 * Returns a file's path in {@link SEARCH_FOLDER}.
 *
 * @param hash of the file's bytes
 */
export function assetName(kind: AssetKind, hash: string): string {
  return `${HASHED_FOLDER}/${kind}.${hash}.json`;
}

/** @throws {SearchIndexError} naming `file` and both versions */
export function checkVersion(version: unknown, file: string): void {
  if (version === FORMAT_VERSION) return;
  const found = typeof version === 'number' ? `has version ${version}` : 'has no version';
  throw new SearchIndexError(
    file,
    `the search index ${found}, this code reads version ${FORMAT_VERSION}`,
  );
}
