// @ts-check
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';

/**
 * Limits in kB of gzip for the scripts and style sheets that every page of a kind loads on a first visit.
 * `npm run budgets` checks them. A page's own text and components are not included, and the list of all
 * routes, which the main script contains, is added to the limits. Content therefore cannot exceed a budget.
 * The shared style sheet has its own limit.
 *
 * @type {Record<string, {html: string, limits: Record<string, number>}>}
 */
const budgets = {
  'every page': {html: 'html[class]', limits: {'': 146}},
  doc: {html: '[class*="docs-doc-id-"]', limits: {'': 167, '.js': 143.5, '/styles.': 22.3}},
};

/** What the main script contains of each route: which files it loads, and where they are. */
const routes = ['routes.js', 'registry.js', 'routesChunkNames.json']
  .map(name => path.join('.docusaurus', name))
  .filter(file => existsSync(file))
  .map(file => readFileSync(file));

const baseUrl = process.env.BASE_URL || '/';
const files = existsSync('build') ? readdirSync('build', {recursive: true, encoding: 'utf8'}) : [];

const pages = files
  .filter(name => name.endsWith('.html'))
  .map(name => {
    const file = path.join('build', name);
    const $ = load(readFileSync(file, 'utf8'));
    // The loader starts these after the first paint.
    const later = /** @type {string[]} */ (JSON.parse($('#page-scripts').text() || '[]'));
    const urls = $('link[rel=stylesheet], script[src]')
      .toArray()
      .map(element => $(element).attr('href') ?? $(element).attr('src') ?? '')
      .concat(later);
    const assets = urls.map(url => path.join('build', url.slice(baseUrl.length)));
    const missing = assets.find(asset => !existsSync(asset));
    if (missing) {
      throw new Error(
        `${file} refers to ${missing}, which does not exist. Run "npm run build" again.`,
      );
    }
    return {isA: (/** @type {string} */ html) => $('html').is(html), assets};
  });

/**
 * Returns the files that all pages of a kind load.
 *
 * @param {string} kind
 */
function sharedFiles(kind) {
  const [first, ...others] = pages.filter(({isA}) => isA(budgets[kind]?.html ?? ''));
  if (!first) {
    throw new Error(`build/ contains no page of the kind "${kind}". Run "npm run build" first.`);
  }
  return first.assets.filter(asset => others.every(({assets}) => assets.includes(asset)));
}

const allowance = gzipSync(Buffer.concat(routes)).length;

export default Object.entries(budgets).flatMap(([kind, {limits}]) =>
  Object.entries(limits).map(([part, kilobytes]) => {
    return {
      name: `${kind}${part && `: ${part}`}`,
      path: sharedFiles(kind).filter(file => file.includes(part)),
      limit: `${kilobytes * 1000 + (part === '/styles.' ? 0 : allowance)} B`,
      gzip: true,
    };
  }),
);
