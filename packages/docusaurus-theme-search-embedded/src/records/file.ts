import {createWriteStream} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {gunzipSync} from 'node:zlib';
import type {Synonyms} from '../engine/analysis/synonyms';
import type {SearchRecord} from '../engine/types';

/** The site's settings that a push needs: the index, and the synonyms of each locale. */
export type PushSettings = {indexName: string; synonyms: Record<string, Synonyms>};

/**
 * The records of one build, for a push: a file for each locale, below Docusaurus' folder of generated
 * files. Each build folder has its own, so that a test build does not replace what the next push
 * sends. They are not published.
 */
export class RecordsFolder {
  private readonly path: string;

  /**
   * @param generatedFilesDir Docusaurus' folder of generated files.
   * @param outDir the build folder without that of a locale, relative to the site.
   */
  constructor(
    generatedFilesDir = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
    outDir = 'build',
  ) {
    const name = outDir.split(path.sep).filter(Boolean).join('/');
    this.path = path.join(generatedFilesDir, 'search-records', encodeURIComponent(name));
  }

  private get settingsFile(): string {
    return `${this.path}.push.json`;
  }

  /** Returns the file of a locale. */
  fileOf(locale: string): string {
    return path.join(this.path, `${locale}.json`);
  }

  /** Returns the files of all locales; without any, the one that a build would write first. */
  async files(): Promise<string[]> {
    const files = await readdir(this.path).catch(() => ['en.json']);
    return files.sort().map(file => path.join(this.path, file));
  }

  /** Writes the records of a locale. */
  async write(locale: string, records: Iterable<SearchRecord>): Promise<void> {
    await mkdir(this.path, {recursive: true});
    await writeRecords(this.fileOf(locale), records);
  }

  /** Removes the files of locales that the site no longer has. */
  async keepLocales(locales: readonly string[]): Promise<void> {
    for (const file of await readdir(this.path)) {
      if (!locales.includes(path.parse(file).name)) await rm(path.join(this.path, file));
    }
  }

  /** Reads the settings of the last build; returns `undefined` without one. */
  async readSettings(): Promise<PushSettings | undefined> {
    const text = await readFile(this.settingsFile, 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as PushSettings);
  }

  /** Writes the settings; each locale adds its synonyms. */
  async writeSettings(
    locale: string,
    {indexName, synonyms}: {indexName: string; synonyms: Synonyms},
  ): Promise<void> {
    const before = await this.readSettings().catch(() => undefined);
    const settings: PushSettings = {
      indexName,
      synonyms: {...before?.synonyms, [locale]: synonyms},
    };
    await writeFile(this.settingsFile, JSON.stringify(settings));
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

/** Writes records as a JSON array, one at a time, because a large site's are longer than a string can be. */
export async function writeRecords(file: string, records: Iterable<SearchRecord>): Promise<void> {
  await pipeline(Readable.from(asJson(records)), createWriteStream(file));
}

/**
 * Reads a JSON array of records; expands a file that ends with `.gz`.
 *
 * @throws Error naming a file that cannot be read, with the reason as `cause`, or is not a JSON array.
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
