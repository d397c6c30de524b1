import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import type {Synonyms} from '../engine/analysis/synonyms.js';
import type {SearchRecord} from '../shared/record.js';

/** The site settings that a push needs. Synonyms are by locale. */
export type PushSettings = {indexName: string; synonyms: Record<string, Synonyms>};

/**
 * Stores the records of a build for the next push, one file per locale, in Docusaurus's folder of
 * generated files, which is not published. Each build folder has its own records, so a test build does
 * not replace those of the next push.
 */
export class RecordsFolder {
  private readonly path: string;

  /**
   * @param generatedFilesDir Docusaurus's folder of generated files.
   * @param outDir the build folder relative to the site, without the locale's subfolder.
   */
  constructor(generatedFilesDir: string, outDir: string) {
    const name = outDir.split(path.sep).filter(Boolean).join('/');
    this.path = path.join(generatedFilesDir, 'search-records', encodeURIComponent(name));
  }

  private get settingsFile(): string {
    return `${this.path}.push.json`;
  }

  fileOf(locale: string): string {
    return path.join(this.path, `${locale}.json`);
  }

  async write(locale: string, records: readonly SearchRecord[]): Promise<void> {
    await mkdir(this.path, {recursive: true});
    await writeFile(this.fileOf(locale), JSON.stringify(records));
  }

  /** Removes the files of locales that were removed from the site. */
  async keepLocales(locales: readonly string[]): Promise<void> {
    for (const file of await readdir(this.path)) {
      if (!locales.includes(path.parse(file).name)) {
        await rm(path.join(this.path, file));
      }
    }
  }

  /** Reads the synonyms of the builds before. A file that is missing or damaged is written again. */
  private async readSynonyms(): Promise<PushSettings['synonyms']> {
    try {
      const settings = JSON.parse(await readFile(this.settingsFile, 'utf8')) as PushSettings;
      return settings.synonyms;
    } catch {
      return {};
    }
  }

  /** Writes the settings, with the synonyms of the site's other locales from their builds. */
  async writeSettings(
    build: Omit<PushSettings, 'synonyms'> & {
      locale: string;
      /** All locales of the site. */
      locales: readonly string[];
      synonyms: Synonyms;
    },
  ): Promise<void> {
    const {locale, locales, indexName} = build;
    const all = {...(await this.readSynonyms()), [locale]: build.synonyms};
    const synonyms = Object.fromEntries(
      Object.entries(all).filter(([name]) => locales.includes(name)),
    );
    await writeFile(
      this.settingsFile,
      JSON.stringify({indexName, synonyms} satisfies PushSettings),
    );
  }
}

/**
 * Reads a JSON array of records. Decompresses a file whose name ends with `.gz`.
 *
 * @throws Error naming the file if it is not a JSON array or cannot be read; `cause` is the reason.
 */
export async function readRecords(file: string): Promise<unknown[]> {
  try {
    const bytes = await readFile(file);
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    const records: unknown = JSON.parse(text);
    if (Array.isArray(records)) {
      return records;
    }
  } catch (cause) {
    const {code, message} = cause as NodeJS.ErrnoException;
    throw new Error(`${file}: ${code === 'ENOENT' ? 'no such file' : message}.`, {cause});
  }
  throw new Error(`${file}: expected a JSON array of DocSearch records.`);
}
