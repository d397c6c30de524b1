import type {Page} from '../engine/format/sections.js';
import {countRecords} from '../records/docsearch.js';
import type {SearchFigures} from './assets.js';

/** About 4,000 pages. Above this size a hosted index transfers far less data (src/engine/README.md). */
export const recommendHostedAbove = 120_000;

const count = new Intl.NumberFormat('en');

/**
 * Returns what a build prints about search.
 *
 * @param isHosted whether visitors already search the hosted index.
 * @returns `info` for each build, and `advice` if the embedded index is too large.
 */
export function buildReport(
  pages: readonly Page[],
  {indexBytes, gzipBytes}: Pick<SearchFigures, 'indexBytes' | 'gzipBytes'>,
  isHosted: boolean,
): {info: string; advice?: string} {
  const sizes = pages.map(page => ({path: new URL(page.url).pathname, size: countRecords(page)}));
  const records = sizes.reduce((sum, {size}) => sum + size, 0);
  const [largest] = sizes.sort((a, b) => b.size - a.size);
  const info =
    `Search: ${count.format(records)} records of ${count.format(pages.length)} pages, ` +
    `index ${count.format(indexBytes)} bytes (${count.format(gzipBytes)} gzip)` +
    (largest ? `, largest page ${largest.path} with ${count.format(largest.size)} records.` : '.');
  if (records <= recommendHostedAbove || isHosted) {
    return {info};
  }
  const advice =
    `Search: above ${count.format(recommendHostedAbove)} records the hosted index is recommended: ` +
    'set the option "hosted", then run `docusaurus-search-embedded push`.';
  return {info, advice};
}
