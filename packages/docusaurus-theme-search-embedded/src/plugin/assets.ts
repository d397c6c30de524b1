import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deflateSync} from 'node:zlib';
import {
  assetName,
  HASHED_FOLDER,
  INDEX_FILE,
  SEARCH_FOLDER,
  type AssetKind,
} from '../engine/format/files';
import type {Page} from '../engine/format/sections';
import {buildIndex, type BuildOptions} from '../engine/format/writeIndex';
import {countRecords} from '../records/docsearch';

export type SearchAsset = {name: string; bytes: Uint8Array<ArrayBuffer>};

export type SearchFigures = {
  records: number;
  pages: number;
  files: number;
  /** Bytes of index and stored texts, before and after compression. */
  indexBytes: number;
  gzipBytes: number;
};

/** The pages of one docs version, if there are several. */
export type VersionPages = {tag: string; pages: readonly Page[]};

/**
 * Builds the files of the embedded search: `index.json` and the files that it lists, whose names are
 * content hashes. The build is deterministic, and a small edit changes few files.
 *
 * @param pages the site's pages except those in `versions`, which have separate indexes
 */
export function createSearchAssets(
  pages: readonly Page[],
  options?: BuildOptions,
  versions: readonly VersionPages[] = [],
): {files: SearchAsset[]; figures: SearchFigures} {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const figures: SearchFigures = {records: 0, pages: 0, files: 0, indexBytes: 0, gzipBytes: 0};
  const addFile = (name: string | undefined, kind: AssetKind, content: Uint8Array): string => {
    const bytes = new Uint8Array(deflateSync(content, {level: 9}));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    files.set(name ?? assetName(kind, hash), bytes);
    figures.indexBytes += content.length;
    figures.gzipBytes += bytes.length;
    return hash;
  };
  const addIndex = (
    own: readonly Page[],
    name?: string,
    byTag?: Record<string, string>,
  ): string => {
    const built = buildIndex(own, options);
    figures.records += own.reduce((sum, page) => sum + countRecords(page), 0);
    figures.pages += own.length;
    const names = {
      postings: built.postings.map(part => addFile(undefined, 'postings', part)),
      texts: built.texts.map(part =>
        addFile(undefined, 'texts', Buffer.from(JSON.stringify(part))),
      ),
    };
    return assetName('index', addFile(name, 'index', built.index(names, byTag)));
  };
  const byTag = versions.map(version => [version.tag, addIndex(version.pages)] as const);
  addIndex(pages, INDEX_FILE, byTag.length > 0 ? Object.fromEntries(byTag) : undefined);
  figures.files = files.size;
  return {files: [...files].map(([name, bytes]) => ({name, bytes})), figures};
}

/**
 * Writes the files of {@link createSearchAssets} to `<outDir>/search`.
 *
 * @param outDir the site's build folder
 */
export function writeSearchAssets(
  pages: readonly Page[],
  outDir: string,
  options?: BuildOptions,
  versions?: readonly VersionPages[],
): SearchFigures {
  const {files, figures} = createSearchAssets(pages, options, versions);
  const folder = path.join(outDir, SEARCH_FOLDER);
  mkdirSync(path.join(folder, HASHED_FOLDER), {recursive: true});
  for (const {name, bytes} of files) writeFileSync(path.join(folder, name), bytes);
  return figures;
}
