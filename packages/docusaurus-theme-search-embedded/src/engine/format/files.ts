import {IndexFormatError} from './bytes.js';

/** The folder of the search files below the site's root. */
export const searchFolder = 'search-index';

/**
 * The only file with a fixed name. It lists all others, so browsers revalidate it on each visit. The
 * extension is `.json`, although the content is a zlib stream, because service workers precache that
 * by default: either all files of a deployment are in a cache, or none is.
 */
export const indexFile = 'index.json';

/** The folder of the files with a content hash in their names, which browsers can cache forever. */
export const hashedFolder = 'files';

/** Increase this with each change of a file's format or name. There is no backward compatibility. */
export const formatVersion = 18;

/** The kinds of files, documented in README.md. `index` is the index of one docs version. */
export type AssetKind = 'index' | 'postings' | 'texts';

/**
 * Returns a file's path in {@link searchFolder}.
 *
 * @param hash of the file's bytes
 */
export function assetName(kind: AssetKind, hash: string): string {
  return `${hashedFolder}/${kind}.${hash}.json`;
}

/** @throws {IndexFormatError} naming `file` and both versions */
export function checkVersion(version: unknown, file: string): void {
  if (version === formatVersion) {
    return;
  }
  const found = typeof version === 'number' ? `has version ${version}` : 'has no version';
  throw new IndexFormatError(
    file,
    `the search index ${found}, this code reads version ${formatVersion}`,
  );
}
