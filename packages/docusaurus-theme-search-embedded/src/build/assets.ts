import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deflateSync} from 'node:zlib';
import {
  assetName,
  hashedFolder,
  indexFile,
  searchFolder,
  type AssetKind,
} from '../engine/format/files.js';
import type {Page} from '../engine/format/sections.js';
import {buildIndex, type BuildOptions} from '../engine/format/writeIndex.js';
import {withStopWords} from './stopWords.js';
import {countRecords} from '../records/docsearch.js';

export type SearchFigures = {
  records: number;
  /** Bytes of index and stored texts, before and after compression. */
  indexBytes: number;
  gzipBytes: number;
};

/**
 * Builds the files of the embedded search by name: `index.json` and the files that it lists, whose names
 * are content hashes. The build is deterministic.
 *
 * @param versionTags the docs versions whose pages have separate indexes
 */
export function createSearchAssets(
  pages: readonly Page[],
  options?: BuildOptions,
  versionTags: readonly string[] = [],
): {files: Map<string, Uint8Array<ArrayBuffer>>; figures: SearchFigures} {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const figures: SearchFigures = {records: 0, indexBytes: 0, gzipBytes: 0};
  const buildOptions = {...options, ...withStopWords(options ?? {})};
  const addFile = (kind: AssetKind, content: Uint8Array, name?: string): string => {
    const bytes = new Uint8Array(deflateSync(content, {level: 9}));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    files.set(name ?? assetName(kind, hash), bytes);
    figures.indexBytes += content.length;
    figures.gzipBytes += bytes.length;
    return hash;
  };
  const addIndex = (indexed: readonly Page[], name?: string, versions?: Record<string, string>) => {
    const built = buildIndex(indexed, buildOptions);
    figures.records += indexed.reduce((sum, page) => sum + countRecords(page), 0);
    const names = {
      postings: built.postings.map(part => addFile('postings', part)),
      texts: built.texts.map(part => addFile('texts', Buffer.from(JSON.stringify(part)))),
    };
    return assetName('index', addFile('index', built.index(names, versions), name));
  };
  const tagOf = ({facets}: Page) => facets.docusaurus_tag;
  const versions = versionTags
    .map(tag => ({tag, tagged: pages.filter(page => tagOf(page) === tag)}))
    .filter(({tagged}) => tagged.length > 0)
    .map(({tag, tagged}) => [tag, addIndex(tagged)] as const);
  const rest = pages.filter(page => !versionTags.includes(tagOf(page)));
  addIndex(rest, indexFile, versions.length > 0 ? Object.fromEntries(versions) : undefined);
  return {files, figures};
}

/** Writes the files of {@link createSearchAssets} to `search-index` below the site's build folder. */
export function writeSearchAssets(
  outDir: string,
  ...site: Parameters<typeof createSearchAssets>
): SearchFigures {
  const {files, figures} = createSearchAssets(...site);
  const folder = path.join(outDir, searchFolder);
  mkdirSync(path.join(folder, hashedFolder), {recursive: true});
  files.forEach((bytes, name) => writeFileSync(path.join(folder, name), bytes));
  return figures;
}
