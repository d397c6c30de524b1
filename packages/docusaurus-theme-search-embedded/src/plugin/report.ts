import type {PageRecords} from './collect';

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
  pages: readonly PageRecords[],
  {indexBytes, gzipBytes}: IndexFigures,
  isHosted: boolean,
): {info: string; advice?: string} {
  const records = pages.reduce((sum, page) => sum + page.records.length, 0);
  const largest = pages.reduce<PageRecords | undefined>(
    (best, page) => (best && best.records.length >= page.records.length ? best : page),
    undefined,
  );
  const info =
    `Search: ${count.format(records)} records of ${count.format(pages.length)} pages, ` +
    `index ${count.format(indexBytes)} bytes (${count.format(gzipBytes)} gzip)` +
    (largest
      ? `, largest page ${largest.route} with ${count.format(largest.records.length)} records.`
      : '.');
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
