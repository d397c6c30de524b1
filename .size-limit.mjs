// @ts-check
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';

/**
 * Limits for a first visit in kB of gzip, by kind of page. `npm run budgets` checks them. A visit loads
 * the HTML and the style sheets and scripts that it refers to. The check uses the smallest page of each
 * kind, which is nearly all shared code, so content cannot exceed a budget. The shared style sheet has
 * its own limit.
 *
 * @type {Record<string, {html: string, limits: Record<string, number>}>}
 */
const budgets = {
  home: {html: '.plugin-pages:not(.mdx-page)', limits: {'': 160}},
  doc: {html: '[class*="docs-doc-id-"]', limits: {'': 180, '.js': 144, '/styles.': 24}},
  blog: {html: '.blog-list-page, .blog-post-page', limits: {'': 190}},
};

/** The main script contains the route table. Each page above `pages` raises the limits by `each` bytes. */
const routes = {pages: 40, each: 100};

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
    return {
      size: statSync(file).size,
      isA: (/** @type {string} */ html) => $('html').is(html),
      files: [file, ...assets],
    };
  })
  .sort((a, b) => a.size - b.size);

/** @param {string} kind */
function smallestPage(kind) {
  const ofKind = pages.filter(({isA}) => isA(budgets[kind]?.html ?? ''));
  const [smallest] = ofKind;
  if (!smallest) {
    throw new Error(`build/ contains no page of the kind "${kind}". Run "npm run build" first.`);
  }
  return smallest.files;
}

const allowance = Math.max(0, pages.length - routes.pages) * routes.each;

export default Object.entries(budgets).flatMap(([kind, {limits}]) =>
  Object.entries(limits).map(([part, kilobytes]) => {
    const chosen = smallestPage(kind);
    return {
      name: `${kind}${part && `: ${part}`} (${chosen[0]})`,
      path: chosen.filter(file => file.includes(part)),
      limit: `${kilobytes * 1000 + (part === '/styles.' ? 0 : allowance)} B`,
      gzip: true,
    };
  }),
);
