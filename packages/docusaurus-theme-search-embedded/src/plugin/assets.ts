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
import {buildIndex, type BuildOptions, type BuiltIndex} from '../engine/format/writeIndex';

/** A file of the search and its bytes. */
export type SearchAsset = {name: string; bytes: Uint8Array<ArrayBuffer>};

/** What a build of the index came to; bytes count index and stored texts. */
export type SearchFigures = {
  records: number;
  pages: number;
  sections: number;
  files: number;
  /** Bytes before and after compression, of all files. */
  indexBytes: number;
  gzipBytes: number;
  /** Compressed bytes of the one file that is needed to search. */
  firstLoadBytes: number;
};

/**
 * Makes the files of the embedded search: `manifest.json`, the index and its parts, all but the
 * first compressed and each named by its own bytes. The same records give the same files, and
 * records of which a few differ share most of theirs.
 *
 * @throws {Error} naming the record that is not DocSearch-shaped
 */
export function createSearchAssets(
  records: Iterable<SearchRecord>,
  options?: BuildOptions,
  versions: readonly VersionRecords[] = [],
): {files: SearchAsset[]; figures: SearchFigures} {
  const main = packIndex(buildIndex(records, options));
  const others = versions.map(({tag, records: own}) => ({
    tag,
    ...packIndex(buildIndex(own, options)),
  }));
  const packed = [main, ...others];
  const manifest: Manifest = {
    version: MANIFEST_VERSION,
    index: main.index,
    ...(others.length > 0 && {
      versions: Object.fromEntries(others.map(({tag, index}) => [tag, index])),
    }),
  };
  const files = new Map(packed.flatMap(part => part.files.map(file => [file.name, file])));
  files.set(MANIFEST_FILE, {name: MANIFEST_FILE, bytes: json(manifest)});
  return {files: [...files.values()], figures: sumOf(packed.map(({figures}) => figures))};
}

/** The records of one version of docs that have several. */
export type VersionRecords = {tag: string; records: Iterable<SearchRecord>};

function sumOf([first, ...others]: readonly SearchFigures[]): SearchFigures {
  const sum = {...first!, files: first!.files + 1};
  for (const figures of others) {
    for (const name of Object.keys(sum) as (keyof SearchFigures)[]) sum[name] += figures[name];
  }
  return sum;
}

/** The files of one index, which the first of them names, and what they come to. */
export function packIndex(built: BuiltIndex): {
  files: SearchAsset[];
  index: string;
  figures: SearchFigures;
} {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let indexBytes = 0;
  const add = (kind: AssetKind, content: Uint8Array): string => {
    const bytes = new Uint8Array(deflateSync(content, {level: 9}));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    files.set(assetName(kind, hash), bytes);
    indexBytes += content.length;
    return hash;
  };
  const names = {
    postings: built.postings.map(part => add('postings', part)),
    heads: built.heads.map(part => add('heads', json(part))),
    texts: built.texts.map(part => add('texts', json(part))),
  };
  const index = assetName('index', add('index', built.index(names)));
  const figures: SearchFigures = {
    records: built.records,
    pages: built.pages,
    sections: built.urls.length,
    files: files.size,
    indexBytes,
    gzipBytes: [...files.values()].reduce((sum, {length}) => sum + length, 0),
    firstLoadBytes: files.get(index)!.length,
  };
  return {
    files: [...files].map(([name, bytes]) => ({name, bytes})),
    index,
    figures,
  };
}

function json(value: unknown): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(JSON.stringify(value)));
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
