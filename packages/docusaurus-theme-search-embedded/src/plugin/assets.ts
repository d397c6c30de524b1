import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {deflateSync} from 'node:zlib';
import type {SearchRecord} from '../engine/types';
import {
  assetName,
  HASHED_FOLDER,
  MANIFEST_FILE,
  MANIFEST_VERSION,
  SEARCH_FOLDER,
  type AssetKind,
  type Manifest,
} from '../engine/format/manifest';
import {buildIndex, type BuildOptions} from '../engine/format/writeIndex';

/** A file of the search and its bytes. */
export type SearchAsset = {name: string; bytes: Uint8Array<ArrayBuffer>};

/** What a build of the index came to. */
export type SearchFigures = {
  records: number;
  pages: number;
  files: number;
  /** Bytes of index and stored texts, before and after compression. */
  indexBytes: number;
  gzipBytes: number;
};

/** The records of one version of docs that have several. */
export type VersionRecords = {tag: string; records: Iterable<SearchRecord>};

function json(value: unknown): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(JSON.stringify(value)));
}

/**
 * Makes the files of the embedded search: `manifest.json`, and of each index its parts, compressed
 * and each named by its own bytes. The same records give the same files, and records of which a few
 * differ share most of theirs.
 *
 * @param records those of the site, without `versions`, which have an index each.
 * @throws {Error} naming the record that is not DocSearch-shaped
 */
export function createSearchAssets(
  records: Iterable<SearchRecord>,
  options?: BuildOptions,
  versions: readonly VersionRecords[] = [],
): {files: SearchAsset[]; figures: SearchFigures} {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const figures: SearchFigures = {records: 0, pages: 0, files: 0, indexBytes: 0, gzipBytes: 0};
  const add = (kind: AssetKind, content: Uint8Array): string => {
    const bytes = new Uint8Array(deflateSync(content, {level: 9}));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    files.set(assetName(kind, hash), bytes);
    figures.indexBytes += content.length;
    figures.gzipBytes += bytes.length;
    return hash;
  };
  const addIndex = (own: Iterable<SearchRecord>): string => {
    const built = buildIndex(own, options);
    const names = {
      postings: built.postings.map(part => add('postings', part)),
      heads: built.heads.map(part => add('heads', json(part))),
      texts: built.texts.map(part => add('texts', json(part))),
    };
    figures.records += built.records;
    figures.pages += built.pages;
    return assetName('index', add('index', built.index(names)));
  };

  const manifest: Manifest = {
    version: MANIFEST_VERSION,
    index: addIndex(records),
    ...(versions.length > 0 && {
      versions: Object.fromEntries(versions.map(({tag, records: own}) => [tag, addIndex(own)])),
    }),
  };
  files.set(MANIFEST_FILE, json(manifest));
  figures.files = files.size;
  return {files: [...files].map(([name, bytes]) => ({name, bytes})), figures};
}

/**
 * Writes the files of {@link createSearchAssets} to `<outDir>/search`, one after another: a large
 * site has more of them than a process may have open.
 *
 * @param outDir the site's build folder
 */
export async function writeSearchAssets(
  records: Iterable<SearchRecord>,
  outDir: string,
  options?: BuildOptions,
  versions?: readonly VersionRecords[],
): Promise<SearchFigures> {
  const {files, figures} = createSearchAssets(records, options, versions);
  const folder = path.join(outDir, SEARCH_FOLDER);
  await mkdir(path.join(folder, HASHED_FOLDER), {recursive: true});
  for (const {name, bytes} of files) await writeFile(path.join(folder, name), bytes);
  return figures;
}
