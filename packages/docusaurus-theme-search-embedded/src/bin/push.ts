import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import type * as algolia from 'algoliasearch';
import {readRecords, RecordsFolder} from '../records/file.js';
import {PushError} from '../hosted/errors.js';
import {previewPush} from '../hosted/preview.js';
import {pushRecords} from '../hosted/push.js';
import {assertSearchKeyOnlyReads} from '../hosted/searchKey.js';

const help = `Usage: docusaurus-search-embedded push [options]
  Replaces the records of the hosted index with those of the last build, in all locales.

Environment:
  ALGOLIA_APP_ID          the application's id
  ALGOLIA_ADMIN_API_KEY   a key with write access, used only by this command
  ALGOLIA_API_KEY         optional: the public search key, to check that it cannot write

Options:
  --dry-run        prints the changes without sending them
  --index NAME     the index, instead of the configured one (indexName)
  --force          replaces an index even with less than half as many records
  --records FILE   a file of records, instead of the last build's; repeatable
  --host URL       a server instead of Algolia's, for tests
  -h, --help       prints this text
`;

/** Reads the records of all files, one per locale. */
async function readAll(files: readonly string[]): Promise<unknown[]> {
  const missing = files.find(file => !existsSync(file));
  if (missing !== undefined) {
    throw new PushError(
      `There is no ${missing}. Build the site with the option "hosted" or "writeRecords" first.`,
    );
  }
  return (await Promise.all(files.map(readRecords))).flat();
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new PushError(`${name} is not set. See docusaurus-search-embedded push --help.`);
  }
  return value;
}

/** Loads Algolia's client, an optional peer that only sites with a hosted index install. */
async function loadClient(): Promise<typeof algolia> {
  try {
    return await import('algoliasearch');
  } catch (cause) {
    throw new PushError(
      'push needs the package algoliasearch, which is not installed. Run `npm install algoliasearch`.',
      {cause},
    );
  }
}

async function connect(host: string | undefined): Promise<algolia.Algoliasearch> {
  const {algoliasearch} = await loadClient();
  const [appId, writeKey] = [required('ALGOLIA_APP_ID'), required('ALGOLIA_ADMIN_API_KEY')];
  if (!host) {
    return algoliasearch(appId, writeKey);
  }
  const {host: url, protocol} = new URL(host);
  const isPlain = protocol === 'http:';
  const server = {url, accept: 'readWrite', protocol: isPlain ? 'http' : 'https'} as const;
  return algoliasearch(appId, writeKey, {hosts: [server]});
}

/** `push`: sends the records of the last build to the hosted index. */
export async function push(args: string[]): Promise<void> {
  const {values} = parseArgs({
    args,
    options: {
      'dry-run': {type: 'boolean', default: false},
      force: {type: 'boolean', default: false},
      index: {type: 'string'},
      records: {type: 'string', multiple: true},
      host: {type: 'string'},
      help: {type: 'boolean', short: 'h', default: false},
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  const log = (line: string) => console.log(line);
  const client = await connect(values.host);
  const folder = new RecordsFolder();
  const records = await readAll(values.records ?? (await folder.files()));
  const searchKey = process.env.ALGOLIA_API_KEY;
  if (searchKey) {
    await assertSearchKeyOnlyReads(client, searchKey, log);
  }
  const settings = await folder.readSettings();
  const indexName = values.index ?? settings?.indexName;
  if (!indexName) {
    throw new PushError(
      'The name of the index is missing. Build the site first, or set it with --index.',
    );
  }
  const synonyms = Object.values(settings?.synonyms ?? {}).flat();
  const {force} = values;
  const options = {client, indexName, synonyms, records, log, force};
  await (values['dry-run'] ? previewPush(options) : pushRecords(options));
}
