import {encodeAnchors} from './anchors.js';
import {ByteWriter} from './bytes.js';
import type {IndexHeader} from './header.js';
import {headingOf, type Facets, type IndexedPage, type Trail} from './sections.js';

/** Writes everything about pages except their texts. */
export function writePages(pages: readonly IndexedPage[]): {
  header: Pick<IndexHeader, 'base' | 'facets' | 'categories'>;
  tables: Uint8Array;
} {
  const facets = new Map<string, number>();
  const categories = new Map<string, number>();
  const base = commonBase(pages.map(({url}) => url));
  const pageTable = new ByteWriter();
  const sectionTable = new ByteWriter();
  const lines: string[] = [];
  const paths: string[] = [];
  const others: string[] = [];
  for (const page of pages) {
    pageTable.varint(page.sections.length);
    pageTable.byte(Math.max(-128, Math.min(127, Math.round(page.rank))) + 128);
    pageTable.byte(page.isPost ? 1 : 0);
    pageTable.varint(indexIn(facets, JSON.stringify(page.facets)));
    pageTable.varint(indexIn(categories, page.category));
    lines.push([page.title, page.label].map(oneLine).join('\t'));
    paths.push(oneLine(page.url.slice(base.length)));
    const anchors = encodeAnchors(
      page.sections.map(section => ({anchor: section.anchor, heading: headingOf(page, section)})),
    );
    others.push(...anchors.others);
    page.sections.forEach(({headings, prose, code}, index) => {
      const before = page.sections[index - 1]?.headings ?? [];
      const isDerived = derivesFrom(before, headings);
      const level = headings.length + 1;
      const hasText = prose.length + code.length > 0;
      const flags = (isDerived ? 0 : 32) | (hasText ? 64 : 0);
      sectionTable.byte(level | (anchors.kinds[index]! << 3) | flags);
      if (headings.length > 0) {
        const shown = isDerived ? headings.slice(-1) : headings;
        lines.push(shown.map(heading => oneLine(heading ?? '')).join('\t'));
      }
    });
  }
  const writer = new ByteWriter();
  writer.varint(pages.length);
  writer.block(pageTable.finish());
  writer.block(sectionTable.finish());
  writer.text(lines.join('\n'));
  writer.text(paths.join('\n'));
  writer.text(others.map(oneLine).join('\n'));
  const header = {
    base,
    facets: Array.from(facets.keys()).map(key => JSON.parse(key) as Facets),
    categories: Array.from(categories.keys()),
  };
  return {header, tables: writer.finish()};
}

/** Replaces tabs and line breaks, which separate the stored fields. */
const oneLine = (text: string): string => text.replace(/[\t\n\r]+/g, ' ');

/**
 * Returns whether the headings above the innermost one follow from the section before. A skipped level is
 * null or missing.
 */
function derivesFrom(before: Trail, headings: Trail): boolean {
  const above = headings.slice(0, -1);
  const known = before.slice(0, above.length);
  return known.length === above.length && above.every((heading, index) => heading === known[index]);
}

/** Returns the index of a key among the keys so far, and adds it if necessary. */
function indexIn(indexes: Map<string, number>, key: string): number {
  const known = indexes.get(key) ?? indexes.size;
  indexes.set(key, known);
  return known;
}

/** Returns the common prefix of all URLs, up to a slash. */
export function commonBase(urls: readonly string[]): string {
  let base = urls[0] ?? '';
  for (const url of urls) {
    while (!url.startsWith(base)) {
      base = base.slice(0, -1);
    }
  }
  return base.slice(0, base.lastIndexOf('/') + 1);
}
