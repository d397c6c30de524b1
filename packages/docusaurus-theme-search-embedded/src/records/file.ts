import {createWriteStream} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {gunzipSync} from 'node:zlib';
import type {Synonyms} from '../engine/analysis/synonyms';
import type {SearchRecord} from '../engine/types';

/**
 * Where a build keeps its records for a push; they are not published. Each folder of
 * builds has a folder here, so that a test build does not replace what the next push sends, and in it
 * a file for each language.
 *
 * @param outDir the build's folder without that of a language, relative to the site's.
 */
export function recordsFileOf(outDir: string, locale = 'en'): string {
  return path.join(folderOf(outDir), `${locale}.json`);
}

function folderOf(outDir: string): string {
  const name = outDir.split(path.sep).filter(Boolean).join('/');
  return path.join('.cache', 'search-records', encodeURIComponent(name));
}

/** The files of all languages of a build; without any the one that a build would write first. */
export async function recordsFilesOf(outDir: string): Promise<string[]> {
  const files = await readdir(folderOf(outDir)).catch(() => ['en.json']);
  return files.sort().map(file => path.join(folderOf(outDir), file));
}

/** What a push needs to know of the site beside its records. */
export type PushSettings = {indexName: string; synonyms: Record<string, Synonyms>};

const settingsFileOf = (outDir: string): string => `${folderOf(outDir)}.push.json`;

/** The settings that a build left for a push; `undefined` where there was no build. */
export async function readPushSettings(outDir: string): Promise<PushSettings | undefined> {
  const text = await readFile(settingsFileOf(outDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as PushSettings);
}

/** Keeps what a push needs to know; each language adds its own synonyms. */
export async function writePushSettings(
  siteDir: string,
  outDir: string,
  locale: string,
  {indexName, synonyms}: {indexName: string; synonyms: Synonyms},
): Promise<void> {
  const file = path.join(siteDir, settingsFileOf(outDir));
  const before = await readFile(file, 'utf8')
    .then(text => (JSON.parse(text) as PushSettings).synonyms)
    .catch(() => ({}));
  await mkdir(path.dirname(file), {recursive: true});
  const settings: PushSettings = {indexName, synonyms: {...before, [locale]: synonyms}};
  await writeFile(file, JSON.stringify(settings));
}

/** Removes the files of languages that the site does not have any more. */
export async function removeOtherLocales(
  siteDir: string,
  outDir: string,
  locales: readonly string[],
): Promise<void> {
  const folder = path.join(siteDir, folderOf(outDir));
  for (const file of await readdir(folder)) {
    if (!locales.includes(path.parse(file).name)) await rm(path.join(folder, file));
  }
}

function* asJson(records: Iterable<SearchRecord>): Generator<string> {
  let before = '[\n';
  for (const record of records) {
    yield before + JSON.stringify(record);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Writes records as a JSON array, one at a time: those of a large site are longer than a string may be. */
export async function writeRecords(file: string, records: Iterable<SearchRecord>): Promise<void> {
  await pipeline(Readable.from(asJson(records)), createWriteStream(file));
}

/**
 * Reads a JSON array of records; a file that ends with `.gz` is expanded.
 *
 * @throws Error naming the file when it cannot be read (its `cause` says why) or is no JSON array.
 */
export async function readRecords(file: string): Promise<unknown[]> {
  try {
    const bytes = await readFile(file);
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    const records: unknown = JSON.parse(text);
    if (Array.isArray(records)) return records;
  } catch (cause) {
    const {code, message} = cause as NodeJS.ErrnoException;
    throw new Error(`${file}: ${code === 'ENOENT' ? 'no such file' : message}.`, {cause});
  }
  throw new Error(`${file}: expected a JSON array of DocSearch records.`);
}
