import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildIndex, type BuildOptions} from './build';
import {deflate, deflateDictionary, sampleDictionary} from './deflate';
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
  const texts = built.texts.map(({pages}) => JSON.stringify(pages));
  const dictionary = sampleDictionary(texts);
  const index = hashedFile('index', deflate(built.index));
  const postings = built.postings.map((bytes, place) =>
    hashedFile(`postings-${place}`, deflate(bytes)),
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
    dictionary: dictionaryFile.name,
    texts: textFiles.map(({name}) => name),
    records: records.length,
  };
  const hashed = [index, ...postings, dictionaryFile, ...textFiles];
  const plain = [built.index, ...built.postings, dictionary, ...texts];
  const figures: SearchFigures = {
    records: records.length,
    pages: built.pages,
    sections: built.sections,
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
