import {createHash} from 'node:crypto';
import {urlOf, type Page, type Trail} from '../engine/format/sections.js';
import type {Hierarchy, RecordType, SearchRecord} from '../shared/record.js';

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Returns DocSearch's weight of a record: 90 for `lvl1` down to 40 for `lvl6`, 0 for text, less for code and pictures. */
function levelWeight(type: RecordType | 'code' | 'picture'): number {
  if (type === 'code' || type === 'picture') {
    return -10;
  }
  return type === 'content' ? 0 : 100 - 10 * Number(type.slice(3));
}

function hierarchyOf(category: string, trail: Trail): Hierarchy {
  const headings = levels.map((level, index) => [level, trail[index] ?? null]);
  return {lvl0: category, ...Object.fromEntries(headings)} as Hierarchy;
}

/** Returns the headings of a record without the missing ones at the end. */
function trailOf(hierarchy: Hierarchy): Trail {
  const trail: Trail = levels.map(level => hierarchy[level] ?? null);
  while (trail.length > 0 && !trail.at(-1)) {
    trail.pop();
  }
  return trail;
}

/** Returns the number of records of a page. */
export function countRecords({sections}: Page): number {
  return sections.reduce((sum, {hasHeading, texts}) => sum + Number(hasHeading) + texts.length, 0);
}

/**
 * Yields the DocSearch records of a page: one per heading and text, in reading order.
 *
 * The ids hash no host, so a preview's records have the ids of the published ones. The language
 * distinguishes locales that are published on separate hosts.
 */
export function* toRecords(page: Page): Generator<SearchRecord> {
  const {url, category, label, tags, facets, rank} = page;
  const {pathname} = new URL(url);
  const occurrences = new Map<string, number>();
  let position = 0;
  for (const section of page.sections) {
    const {trail, hasHeading, texts} = section;
    const anchor = section.anchor && decodeURI(section.anchor);
    const heading = {kind: 'heading' as const, text: trail.at(-1)!};
    for (const {kind, text} of hasHeading ? [heading, ...texts] : texts) {
      const type = kind === 'heading' ? levels[trail.length - 1]! : 'content';
      const variant = kind === 'code' || kind === 'picture' ? kind : type;
      const key = JSON.stringify([facets.language || null, pathname, anchor, variant, text]);
      const occurrence = occurrences.get(key) ?? 0;
      occurrences.set(key, occurrence + 1);
      const hash = createHash('sha256').update(`${key}${occurrence}`).digest('base64url');
      yield {
        objectID: hash.slice(0, 20),
        type,
        url: urlOf(page, section),
        url_without_anchor: url,
        anchor,
        content: kind === 'heading' ? null : text,
        ...((kind === 'code' || kind === 'picture') && {kind}),
        hierarchy: hierarchyOf(category, trail),
        ...(type === 'lvl1' && label && {label}),
        ...Object.fromEntries(Object.entries(facets).filter(([, value]) => value)),
        ...(tags?.length && {tags: [...tags]}),
        weight: {pageRank: rank, level: levelWeight(variant), position: position++},
      };
    }
  }
}

/**
 * Groups records of any source by page, each in the order of their first record.
 *
 * @throws {Error} with the index of the record that is not DocSearch-shaped
 */
export function toPages(records: Iterable<SearchRecord>): Page[] {
  const pages = new Map<string, Page>();
  let index = 0;
  for (const record of records) {
    assertRecord(record, index++);
    const {hierarchy, content, kind = 'prose', label} = record;
    const [url = '', ...fragment] = record.url.split('#');
    const page = pages.get(url) ?? pageOf(url, record);
    pages.set(url, page);
    page.title ||= hierarchy.lvl1 ?? '';
    page.label ||= label ?? '';
    page.sections.push({
      trail: trailOf(hierarchy),
      anchor: fragment.length > 0 ? fragment.join('#') : null,
      hasHeading: !content,
      texts: content ? [{kind, text: content}] : [],
    });
  }
  return [...pages.values()];
}

/** The date in the URL of a post, as Docusaurus writes it. */
const datedPath = /\/(?:19|20)\d\d[/-]\d\d[/-]\d\d[/-]/;

function pageOf(url: string, record: SearchRecord): Page {
  const {hierarchy, language = '', docusaurus_tag = '', version = '', area = '', weight} = record;
  return {
    url,
    category: hierarchy.lvl0 ?? '',
    title: '',
    label: '',
    facets: {language, docusaurus_tag, version, area},
    rank: weight?.pageRank ?? 0,
    isPost: area === 'blog' || datedPath.test(url),
    sections: [],
  };
}

function assertRecord(record: unknown, index: number): asserts record is SearchRecord {
  const {url, hierarchy, content = null} = (record ?? {}) as Partial<SearchRecord>;
  const isShaped =
    typeof url === 'string' &&
    URL.canParse(url, 'https://example.org') &&
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    (content === null || typeof content === 'string');
  if (!isShaped) {
    throw new Error(
      `Search record ${index} is not DocSearch-shaped: it needs a "url", a "hierarchy" and a "content" that is a text or null.`,
    );
  }
}
