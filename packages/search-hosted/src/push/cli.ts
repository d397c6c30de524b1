import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {readRecords, readSettings} from './build';
import {PushError} from './errors';
import {previewPush} from './preview';
import {pushRecords} from './push';
import {assertSearchKeyOnlyReads} from './searchKey';

const help = `Usage: npm run search:push -- [options]
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

function required(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new PushError(`${name} is not set. See npm run search:push -- --help.`);
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

/** Sends the records of the last build to the hosted index. */
async function push(args: string[]): Promise<void> {
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
  // npm runs a script in the folder of its package.json; readers mean the folder in which they started npm.
  const files = values.records?.map(file => path.resolve(process.env.INIT_CWD ?? '.', file));
  const records = await readRecords(files);
  const searchKey = process.env.ALGOLIA_API_KEY;
  if (searchKey) {
    await assertSearchKeyOnlyReads(client, searchKey, log);
  }
  const settings = await readSettings();
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

push(process.argv.slice(2)).catch((error: Error & {code?: string}) => {
  const isBug = error instanceof TypeError && !error.code?.startsWith('ERR_PARSE_ARGS');
  process.exitCode = 1;
  process.stderr.write(`${isBug ? error.stack : error.message}\n`);
});
