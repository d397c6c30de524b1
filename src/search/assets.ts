import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {constants, deflateRawSync} from 'node:zlib';
import {buildIndex, type BuildOptions} from './build';
import {MANIFEST_FILE, MANIFEST_VERSION, type Manifest} from './manifest';
import type {SearchRecord} from './types';

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

/** Folder of the files whose names carry a hash, so that a host can be told to cache it for good. */
const HASHED_FOLDER = 'files';

/**
 * Makes the files of the embedded search: `manifest.json`, the index and the display texts, all but
 * the first compressed and named by their content. The same records give the same files.
 *
 * @throws {Error} naming the record that is not DocSearch-shaped
 */
export function createSearchAssets(
  records: readonly SearchRecord[],
  options?: BuildOptions,
): {files: SearchAsset[]; figures: SearchFigures} {
  const built = buildIndex(records, options);
  const heads = built.heads.map(part => JSON.stringify(part));
  const texts = built.texts.map(part => JSON.stringify(part));
  const dictionary = sampleDictionary(texts);
  const index = hashedFile('index', deflate(built.index));
  const postings = built.postings.map((bytes, place) =>
    hashedFile(`postings-${place}`, deflate(bytes)),
  );
  const headFiles = heads.map((text, place) =>
    hashedFile(`heads-${place}`, deflate(Buffer.from(text))),
  );
  const dictionaryFile = hashedFile('dictionary', deflateDictionary(dictionary));
  // Their bytes depend on the dictionary as well as on the text, and so do their names.
  const textFiles = texts.map((text, place) =>
    hashedFile(`texts-${place}`, deflate(Buffer.from(text), dictionary)),
  );
  const manifest: Manifest = {
    version: MANIFEST_VERSION,
    index: index.name,
    postings: postings.map(({name}) => name),
    heads: headFiles.map(({name}) => name),
    dictionary: dictionaryFile.name,
    texts: textFiles.map(({name}) => name),
    records: records.length,
  };
  const hashed = [index, ...postings, ...headFiles, dictionaryFile, ...textFiles];
  const plain = [built.index, ...built.postings, ...heads, dictionary, ...texts];
  const figures: SearchFigures = {
    records: records.length,
    pages: built.pages,
    sections: built.urls.length,
    indexBytes: plain.reduce((sum, bytes) => sum + Buffer.byteLength(bytes), 0),
    gzipBytes: hashed.reduce((sum, {bytes}) => sum + bytes.length, 0),
    firstLoadBytes: index.bytes.length,
  };
  const manifestFile = {
    name: MANIFEST_FILE,
    bytes: new Uint8Array(Buffer.from(JSON.stringify(manifest))),
  };
  return {files: [manifestFile, ...hashed], figures};
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

/** The hash is of the bytes as they are deployed, which other settings or tools may change. */
function hashedFile(name: string, bytes: Uint8Array<ArrayBuffer>): SearchAsset {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return {name: `${HASHED_FOLDER}/${name}.${hash}.bin`, bytes};
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
function sampleDictionary(texts: readonly string[]): Buffer {
  const all = texts.join('');
  const slices = Math.floor(Math.min(WINDOW - 1, all.length / 16) / SLICE);
  const sample = Array.from({length: slices}, (_, number) => {
    const start = Math.floor((number * (all.length - SLICE)) / slices);
    return all.slice(start, start + SLICE);
  });
  const bytes = Buffer.from(sample.join('') + DICTIONARY_END);
  return bytes.subarray(Math.max(0, bytes.length - WINDOW));
}
