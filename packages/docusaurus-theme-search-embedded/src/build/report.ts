import type {Page} from '../engine/format/sections.js';
import {countRecords} from '../records/docsearch.js';
import type {SearchFigures} from './assets.js';
import {countReasons, type SkippedPage} from './collect.js';

/** A page with at least this many records, and this share of all, appears for many queries. */
const dominant = {records: 500, share: 0.1};

const count = new Intl.NumberFormat('en');

/** What a build knows about its search. */
export type BuildFigures = {
  pages: readonly Page[];
  skipped: readonly SkippedPage[];
  figures: Pick<SearchFigures, 'indexBytes' | 'gzipBytes'>;
  /** The tags of docs with several versions. */
  versionTags: readonly string[];
};

/** Lists the pages of each docs version that are searched, and why others are not. */
function describeVersions({pages, skipped, versionTags}: BuildFigures): string[] {
  return versionTags.map(tag => {
    const searched = pages.filter(({facets}) => facets.docusaurus_tag === tag).length;
    const others = skipped.filter(({versionTag}) => versionTag === tag);
    const reasons = others.length > 0 ? `. Not searched: ${countReasons(others)}` : '';
    return `Search: ${tag}: ${count.format(searched)} pages${reasons}.`;
  });
}

/**
 * Returns what a build prints about search.
 *
 * @returns `info` for each build; `advice` if a page dominates the index
 */
export function buildReport(build: BuildFigures): {info: string[]; advice: string[]} {
  const {pages, figures} = build;
  const sizes = pages.map(page => ({path: new URL(page.url).pathname, size: countRecords(page)}));
  const records = sizes.reduce((sum, {size}) => sum + size, 0);
  const [largest] = sizes.sort((a, b) => b.size - a.size);
  const total =
    `Search: ${count.format(records)} records of ${count.format(pages.length)} pages, ` +
    `index ${count.format(figures.indexBytes)} bytes (${count.format(figures.gzipBytes)} on disk)` +
    (largest ? `, largest page ${largest.path} with ${count.format(largest.size)} records.` : '.');
  const advice = sizes
    .filter(({size}) => size >= dominant.records && size >= dominant.share * records)
    .map(
      ({path, size}) =>
        `Search: ${path} has ${count.format(size)} of ${count.format(records)} records (${Math.round((100 * size) / records)}%). If it appears above better pages, write \`search: {rank: -50}\` into its front matter.`,
    );
  return {info: [total, ...describeVersions(build)], advice};
}
