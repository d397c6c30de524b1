import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {PushError} from './errors';

/** Where the theme's option `writeRecords` leaves the records of `npm run build`, one file per locale. */
const folder = path.join(
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
  'search-records/build',
);

const settingsFile = `${folder}.push.json`;

/** Groups of words that mean the same. */
export type Synonyms = readonly (readonly string[])[];

async function readJson(file: string): Promise<unknown> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new PushError(`There is no ${file}. Build the site first.`, {cause});
  });
  try {
    const text = file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
    return JSON.parse(text.toString('utf8')) as unknown;
  } catch (cause) {
    throw new PushError(`${file} is damaged. Build the site again.`, {cause});
  }
}

/** Reads the records of all files, by default those of all locales of the last build. */
export async function readRecords(files?: readonly string[]): Promise<unknown[]> {
  const names = files ?? (await readdir(folder).catch(() => ['en.json'])).sort();
  const all = names.map(name => readJson(files ? name : path.join(folder, name)));
  return (await Promise.all(all)).flat();
}

/** Reads the name of the index and the synonyms of the last build; `undefined` if there was none. */
export async function readSettings(): Promise<
  {indexName: string; synonyms: Record<string, Synonyms>} | undefined
> {
  const isBuilt = await readFile(settingsFile).then(
    () => true,
    () => false,
  );
  return (isBuilt ? await readJson(settingsFile) : undefined) as never;
}
