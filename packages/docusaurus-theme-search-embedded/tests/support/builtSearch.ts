import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {SiteSearch} from '../../src/client/siteSearch';
import {searchFolder} from '../../src/engine/format/files';
import {RecordsFolder} from '../../src/records/file';
import type {SearchRecord} from '../../src/shared/record';

/** Reads a file of the search index of a build. */
export const readerOf =
  (buildDir: string) =>
  async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await readFile(path.join(buildDir, searchFolder, name)));

/** Returns the search of a build's readers, without a browser. */
export const searchOf = (buildDir: string): SiteSearch => new SiteSearch(readerOf(buildDir));

/** Returns the file of a build's English records, which the hosted index gets. */
export const recordsFile = (buildDir: string): string =>
  new RecordsFolder('.docusaurus', buildDir).fileOf('en');

export const recordsOf = (buildDir: string): SearchRecord[] =>
  JSON.parse(readFileSync(recordsFile(buildDir), 'utf8')) as SearchRecord[];
