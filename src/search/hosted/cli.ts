/**
 * `npm run search:push`: sends the records of the last build to the hosted index.
 */
import {readFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {indexName} from '../../config/search';
import {recordsFileOf} from '../records/file';
import {PushError} from './errors';
import {assertSearchKeyOnlyReads, previewPush, pushRecords} from './push';

const defaultRecords = recordsFileOf('build');

const help = `Usage: npm run search:push [-- options]
  Sends the records of the last build (npm run build) to the index "${indexName}", in one replacement.

Environment:
  ALGOLIA_APP_ID          the application
  ALGOLIA_ADMIN_API_KEY   a key with write rights; it is read here only
  ALGOLIA_API_KEY         optional: the public search key, whose rights are then checked

Options:
  --dry-run        prints what would change and sends nothing
  --records FILE   other records than ${defaultRecords}
  --host URL       another server than Algolia's, for tests
  -h, --help       this text
`;

async function readRecords(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new PushError(`There is no ${file}. Run \`npm run build\` first.`, {cause});
    }
    throw new PushError(`${file} cannot be read: ${String(cause)}`, {cause});
  }
}

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

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      'dry-run': {type: 'boolean', default: false},
      records: {type: 'string', default: defaultRecords},
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
  const records = await readRecords(values.records);
  const searchKey = process.env.ALGOLIA_API_KEY;
  if (searchKey) {
    await assertSearchKeyOnlyReads(client, searchKey, log);
  }
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const options = {client, indexName, records, log, signal: stop.signal};
  await (values['dry-run'] ? previewPush(options) : pushRecords(options));
}

main().catch((error: unknown) => {
  // A person's mistake or the service's answer reads best without a stack.
  const isExpected =
    error instanceof PushError || (error as {code?: string}).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
});
