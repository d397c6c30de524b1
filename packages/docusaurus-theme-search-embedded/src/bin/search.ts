import {parseArgs} from 'node:util';
import {plainText, type Hit} from '../client/hit.js';
import {FolderSearch} from './folderSearch.js';
import {explain} from './explain.js';

const help = `Usage: docusaurus-search-embedded search [options] "api key"
  Searches the index of the built site, and prints the first 20 results.

Options:
  --locale NAME    searches the pages of this locale, instead of the default one
  --version NAME   searches this version of the docs, such as 1.0 or current, and pages without a
                   version, instead of all versions
  --explain        prints how the search understood the query: its operators, words, and parts, and the
                   terms of the index that each part matches
  --site FOLDER    the built site, instead of build/
  -h, --help       prints this text
`;

/** `search`: searches the index of a built site as its readers do. */
export async function search(args: string[]): Promise<void> {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      locale: {type: 'string'},
      version: {type: 'string'},
      explain: {type: 'boolean'},
      site: {type: 'string', default: 'build'},
      help: {type: 'boolean', short: 'h'},
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  const query = positionals.join(' ');
  if (query === '') {
    throw new Error(`Pass a query.\n\n${help}`);
  }
  const site = await FolderSearch.open(values.site, values.locale);
  const filters = await site.filters(values.locale, values.version);
  if (values.explain) {
    process.stdout.write(await explain(query, await site.search.indexes(filters)));
  }
  const {hits} = await site.search.find({query, filters, from: 0, to: 20, excerptWords: 20});
  const lines = hits.map(describe);
  process.stdout.write(lines.length > 0 ? `${lines.join('\n')}\n` : `No results for "${query}".\n`);
}

/** Formats a hit as two or three lines: headings, URL, excerpt. */
function describe({url, category, headings, excerpt}: Hit): string {
  const trail = [category, ...headings].filter(Boolean).join(' › ');
  return [trail, `  ${url}`, ...(excerpt ? [`  ${excerpt}`] : [])].map(plainText).join('\n');
}
