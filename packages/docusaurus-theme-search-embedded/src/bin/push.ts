import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {readRecords, RecordsFolder} from '../records/file';
import {PushError} from '../hosted/errors';
import {previewPush} from '../hosted/preview';
import {pushRecords} from '../hosted/push';
import {assertSearchKeyOnlyReads} from '../hosted/searchKey';

const help = `Usage: docusaurus-search-embedded push [options]
  Replaces the records of the hosted index by those of the last build, of all its locales.

Environment:
  ALGOLIA_APP_ID          the application
  ALGOLIA_ADMIN_API_KEY   a key with write rights; it is read here only
  ALGOLIA_API_KEY         optional: the public search key, whose rights are then checked

Options:
  --dry-run        prints what would change and sends nothing
  --index NAME     another index than that of the configuration (indexName)
  --force          also replaces an index by less than half as many records
  --records FILE   other records than those of build/; may be given several times
  --host URL       another server than Algolia's, for tests
  -h, --help       this text
`;

/** The records of all files, which are those of the site's languages. */
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

function connect(host: string | undefined): Algoliasearch {
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
  const client = connect(values.host);
  const folder = new RecordsFolder();
  const records = await readAll(values.records ?? (await folder.files()));
  const searchKey = process.env.ALGOLIA_API_KEY;
  if (searchKey) {
    await assertSearchKeyOnlyReads(client, searchKey, log);
  }
  const settings = await folder.readSettings();
  const indexName = values.index ?? settings?.indexName;
  if (!indexName) {
    throw new PushError('Which index? Build the site first, or name one with --index.');
  }
  const synonyms = Object.values(settings?.synonyms ?? {}).flat();
  const {force} = values;
  const options = {client, indexName, synonyms, records, log, force};
  await (values['dry-run'] ? previewPush(options) : pushRecords(options));
}
