import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {constants, deflateRawSync} from 'node:zlib';
import {buildIndex, type BuildOptions} from './writeIndex';
import {
  assetName,
  HASHED_FOLDER,
  MANIFEST_FILE,
  MANIFEST_VERSION,
  type AssetKind,
  type Manifest,
} from './manifest';
import type {SearchRecord} from '../types';

/** A file of the search and its bytes. */
export type SearchAsset = {name: string; bytes: Uint8Array<ArrayBuffer>};

/** What a build of the index came to; bytes count index and display texts. */
export type SearchFigures = {
  records: number;
  pages: number;
  sections: number;
  /** Bytes before and after compression, of all files. */
  indexBytes: number;
  gzipBytes: number;
  /** Compressed bytes of the one file that is needed to search. */
  firstLoadBytes: number;
};

/** Folder of the assets below the site's root. */
export const SEARCH_FOLDER = 'search';

/**
 * Makes the files of the embedded search: `manifest.json`, the index and the display texts, all but
 * the first compressed and named by what they all hold. The same records give the same files.
 *
 * @throws {Error} naming the record that is not DocSearch-shaped
 */
export function createSearchAssets(
  records: readonly SearchRecord[],
  options?: BuildOptions,
): {files: SearchAsset[]; figures: SearchFigures} {
  const built = buildIndex(records, options);
  const heads = built.heads.map(part => Buffer.from(JSON.stringify(part)));
  const texts = built.texts.map(part => Buffer.from(JSON.stringify(part)));
  const dictionary = sampleDictionary(texts);
  const compressed: Record<AssetKind, Uint8Array<ArrayBuffer>[]> = {
    index: [deflate(built.index)],
    postings: built.postings.map(bytes => deflate(bytes)),
    heads: heads.map(bytes => deflate(bytes)),
    dictionary: [deflateDictionary(dictionary)],
    texts: texts.map(bytes => deflate(bytes, dictionary)),
  };
  const all = Object.values(compressed).flat();
  const hash = hashOf(all);
  const nameOf = (kind: AssetKind, part: number): string =>
    assetName(kind, hash, kind === 'index' || kind === 'dictionary' ? undefined : part);
  const manifest: Manifest = {version: MANIFEST_VERSION, index: nameOf('index', 0), hash};
  const files = [
    {name: MANIFEST_FILE, bytes: new Uint8Array(Buffer.from(JSON.stringify(manifest)))},
    ...(Object.keys(compressed) as AssetKind[]).flatMap(kind =>
      compressed[kind].map((bytes, part) => ({name: nameOf(kind, part), bytes})),
    ),
  ];
  const plain = [built.index, ...built.postings, ...heads, dictionary, ...texts];
  const figures: SearchFigures = {
    records: records.length,
    pages: built.pages,
    sections: built.urls.length,
    indexBytes: byteLength(plain),
    gzipBytes: byteLength(all),
    firstLoadBytes: byteLength(compressed.index),
  };
  return {files, figures};
}

/**
 * Writes the files of {@link createSearchAssets} to `<outDir>/search`.
 *
 * @param outDir the site's build folder
 */
export async function writeSearchAssets(
  records: readonly SearchRecord[],
  outDir: string,
  options?: BuildOptions,
): Promise<SearchFigures> {
  const {files, figures} = createSearchAssets(records, options);
  const folder = path.join(outDir, SEARCH_FOLDER);
  await mkdir(path.join(folder, HASHED_FOLDER), {recursive: true});
  await Promise.all(files.map(({name, bytes}) => writeFile(path.join(folder, name), bytes)));
  return figures;
}

/** Of the bytes as they are deployed, which other settings or tools may change. */
function hashOf(files: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  files.forEach(bytes => hash.update(bytes));
  return hash.digest('hex').slice(0, 8);
}

function byteLength(files: readonly Uint8Array[]): number {
  return files.reduce((sum, {length}) => sum + length, 0);
}

/** As far as deflate looks back. */
const WINDOW = 32768;
const SLICE = 512;

/** Parts the dictionary's text from the file's; JSON never holds it. */
const DICTIONARY_END = '\0';

/** Compresses a file of the search; see `inflate.ts`. */
export function deflate(bytes: Uint8Array, dictionary?: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(deflateRawSync(bytes, {level: 9, dictionary}));
}

/** The dictionary as a stream that a file's bytes continue. */
export function deflateDictionary(dictionary: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    deflateRawSync(dictionary, {level: 9, finishFlush: constants.Z_SYNC_FLUSH}),
  );
}

/**
 * A sample of texts for the compressor to look back at: slices from all over, a sixteenth of the
 * whole at most.
 */
function sampleDictionary(texts: readonly Buffer[]): Buffer {
  const all = Buffer.concat(texts).toString();
  const slices = Math.floor(Math.min(WINDOW - 1, all.length / 16) / SLICE);
  const sample = Array.from({length: slices}, (_, number) => {
    const start = Math.floor((number * (all.length - SLICE)) / slices);
    return all.slice(start, start + SLICE);
  });
  const bytes = Buffer.from(sample.join('') + DICTIONARY_END);
  return bytes.subarray(Math.max(0, bytes.length - WINDOW));
}
