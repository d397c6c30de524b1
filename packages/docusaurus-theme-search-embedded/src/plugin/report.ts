import type {Page} from '../engine/format/sections';
import {countRecords} from '../records/docsearch';

/** About 4,000 pages. Above this size a hosted index transfers far less data (src/engine/README.md). */
export const recommendHostedAbove = 120_000;

/** The sizes of the index files. */
export type IndexFigures = {indexBytes: number; gzipBytes: number};

const count = new Intl.NumberFormat('en');

/**
 * Returns what a build prints about search.
 *
 * @param isHosted whether visitors already search the hosted index.
 * @returns `info` for each build, and `advice` if the embedded index is too large.
 */
export function buildReport(
  pages: readonly Page[],
  {indexBytes, gzipBytes}: IndexFigures,
  isHosted: boolean,
): {info: string; advice?: string} {
  const sizes = pages.map(page => ({path: new URL(page.url).pathname, size: countRecords(page)}));
  const records = sizes.reduce((sum, {size}) => sum + size, 0);
  const [largest] = sizes.sort((a, b) => b.size - a.size);
  const info =
    `Search: ${count.format(records)} records of ${count.format(pages.length)} pages, ` +
    `index ${count.format(indexBytes)} bytes (${count.format(gzipBytes)} gzip)` +
    (largest ? `, largest page ${largest.path} with ${count.format(largest.size)} records.` : '.');
  const isLarge = records > recommendHostedAbove && !isHosted;
  return isLarge
    ? {
        info,
        advice:
          `Search: above ${count.format(recommendHostedAbove)} records the hosted index is recommended: ` +
          'set the option "hosted", then run `docusaurus-search-embedded push`.',
      }
    : {info};
}
