import {createReadStream, createWriteStream} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {createGunzip} from 'node:zlib';
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
 * Reads a JSON array of records one at a time, however it is laid out; a file that ends with `.gz` is
 * expanded. Only where each record ends is found here, which takes a fifth of the time of a parser
 * that streams every value; the record itself is for `JSON.parse`.
 *
 * @throws Error naming the file when it cannot be read or is no JSON array.
 */
export async function* readRecords(file: string): AsyncGenerator<unknown> {
  const source = createReadStream(file);
  const expanded = file.endsWith('.gz') ? source.pipe(createGunzip()) : source;
  source.on('error', error => expanded.destroy(error));
  expanded.setEncoding('utf8');
  const splitter = new ArraySplitter(file);
  for await (const chunk of expanded) {
    yield* splitter.push(chunk as string);
  }
  splitter.end();
}

/** What matters between the values of an array: strings, escapes in them, and brackets. */
const SIGN = /["\\[\]{},]/g;

/** Cuts the text of a JSON array into its items. */
class ArraySplitter {
  private depth = 0;
  private inString = false;
  private item = '';
  private hasEnded = false;

  constructor(private readonly file: string) {}

  *push(text: string): Generator<unknown> {
    let from = 0;
    if (this.depth === 0 && !this.hasEnded) {
      const start = text.search(/\S/);
      if (start < 0) return;
      if (text[start] !== '[') throw this.error('expected a JSON array of DocSearch records');
      this.depth = 1;
      from = start + 1;
    }
    SIGN.lastIndex = from;
    const skipped = this.escapes(text, from);
    SIGN.lastIndex = skipped;
    for (let match = SIGN.exec(text); match; match = SIGN.exec(text)) {
      const sign = match[0];
      const place = match.index;
      if (this.inString) {
        if (sign === '\\') SIGN.lastIndex = place + 2;
        else if (sign === '"') this.inString = false;
      } else if (sign === '"') this.inString = true;
      else if (sign === '[' || sign === '{') this.depth++;
      else if (sign === ',' ? this.depth === 1 : --this.depth === 0) {
        yield* this.take(text.slice(from, place), sign === ',');
        from = place + 1;
        this.hasEnded = sign !== ',';
        if (this.hasEnded) break;
      }
    }
    if (!this.hasEnded) this.item += text.slice(from);
  }

  end(): void {
    if (!this.hasEnded) throw this.error('the JSON array is cut off');
  }

  /** Where reading goes on when the chunk before ended within an escape. */
  private escapes(text: string, from: number): number {
    const [backslashes = ''] = /\\*$/.exec(this.item) ?? [];
    return this.inString && backslashes.length % 2 === 1 && text.length > from ? from + 1 : from;
  }

  private *take(rest: string, isMore: boolean): Generator<unknown> {
    const text = (this.item + rest).trim();
    this.item = '';
    if (text === '' && !isMore) return;
    try {
      yield JSON.parse(text);
    } catch (cause) {
      throw this.error(`no JSON: ${(cause as Error).message}`, cause);
    }
  }

  private error(reason: string, cause?: unknown): Error {
    return new Error(`${this.file}: ${reason}.`, {cause});
  }
}
