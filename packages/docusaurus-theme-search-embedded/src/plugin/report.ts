import type {PageRecords} from './collect';

/** 4,000 pages of 30 records: from there on a hosted index sends far less (src/engine/README.md, "Room"). */
export const recommendHostedAbove = 120_000;

/** What the engine says about the files it wrote. */
export type IndexFigures = {indexBytes: number; gzipBytes: number};

const count = new Intl.NumberFormat('en');

/**
 * What a build prints about search.
 *
 * @param pages every page's records.
 * @param isHosted whether visitors search the hosted index already.
 * @returns `info` for every build, `advice` where the embedded index grows too large.
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
          'give its credentials (option "hosted"), then run `docusaurus-search-embedded push`.',
      }
    : {info};
}
