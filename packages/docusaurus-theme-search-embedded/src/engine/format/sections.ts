import type {Hierarchy, SearchRecord} from '../types';

/** The part of a page below a heading. Results are sections. */
export type Section = {
  /** The anchor, without `#`; null for the top of the page. */
  anchor: string | null;
  /** 1 for the page's title, 2–6 for the headings below. */
  level: number;
  /** The headings from lvl2 to the section's own; empty for the top of the page. */
  headings: (string | null)[];
  /** Paragraphs, list items, table rows, and captions. */
  prose: string[];
  /** Code samples. */
  code: string[];
};

/** The attributes that requests can filter by and count (`facetFilters`, `facets`). */
export type Facets = {language: string; docusaurus_tag: string; version: string; area: string};

export type Page = {
  url: string;
  category: string;
  title: string;
  /** {@link SearchRecord.label} */
  label: string;
  facets: Facets;
  /** {@link SearchRecord.weight}'s page rank; below 0 for a page that mentions everything. */
  rank: number;
  sections: Section[];
};

/**
 * Groups records by category, page, and section, each in the order of their first record. Pages of a
 * category share many words, so the index's files keep them together.
 *
 * @throws {Error} with the index of the record that is not DocSearch-shaped
 */
export function groupRecords(records: Iterable<SearchRecord>): Page[] {
  const drafts = new Map<string, {page: Page; byAnchor: Map<string | null, Section>}>();
  let place = 0;
  for (const record of records) {
    assertRecord(record, place++);
    const [url = '', ...fragment] = record.url.split('#');
    let draft = drafts.get(url);
    if (!draft) {
      const page = pageOf(url, record);
      draft = {page, byAnchor: new Map([[null, page.sections[0]!]])};
      drafts.set(url, draft);
    }
    const {page, byAnchor} = draft;
    page.title ||= record.hierarchy.lvl1 ?? '';
    page.label ||= record.label ?? '';
    const headings = headingsBelowTitle(record.hierarchy);
    const anchor = fragment.length > 0 && headings.length > 0 ? fragment.join('#') : null;
    let section = byAnchor.get(anchor);
    if (!section) {
      section = {anchor, level: headings.length + 1, headings, prose: [], code: []};
      byAnchor.set(anchor, section);
      page.sections.push(section);
    }
    const heading = headings.at(-1);
    if (record.content)
      (record.kind === 'code' ? section.code : section.prose).push(record.content);
    // The words of a heading without an anchor belong to the section above.
    else if (heading && section.headings.at(-1) !== heading) section.prose.push(heading);
  }
  const categories = new Map<string, Page[]>();
  for (const {page} of drafts.values()) {
    const others = categories.get(page.category);
    if (others) others.push(page);
    else categories.set(page.category, [page]);
  }
  return Array.from(categories.values()).flat();
}

function pageOf(
  url: string,
  {hierarchy, language, docusaurus_tag, version, area, weight}: SearchRecord,
): Page {
  return {
    url,
    category: hierarchy.lvl0 ?? '',
    title: '',
    label: '',
    facets: {
      language: language ?? '',
      docusaurus_tag: docusaurus_tag ?? '',
      version: version ?? '',
      area: area ?? '',
    },
    rank: weight?.pageRank ?? 0,
    sections: [{anchor: null, level: 1, headings: [], prose: [], code: []}],
  };
}

/** Returns the heading of a section, or the page's title. */
export function headingOf(page: Pick<Page, 'title'>, section: Pick<Section, 'headings'>): string {
  return section.headings.at(-1) ?? page.title;
}

/** Returns the URL of a section. */
export function urlOf({url}: Pick<Page, 'url'>, {anchor}: Pick<Section, 'anchor'>): string {
  return anchor === null ? url : `${url}#${anchor}`;
}

function headingsBelowTitle(hierarchy: Hierarchy): (string | null)[] {
  const headings = [
    hierarchy.lvl2,
    hierarchy.lvl3,
    hierarchy.lvl4,
    hierarchy.lvl5,
    hierarchy.lvl6,
  ].map(heading => heading ?? null);
  while (headings.length > 0 && !headings.at(-1)) headings.pop();
  return headings;
}

function assertRecord(record: unknown, place: number): asserts record is SearchRecord {
  const candidate = record as Partial<SearchRecord> | null;
  const isShaped =
    typeof candidate === 'object' &&
    candidate !== null &&
    typeof candidate.url === 'string' &&
    URL.canParse(candidate.url, 'https://example.org') &&
    typeof candidate.hierarchy === 'object' &&
    candidate.hierarchy !== null &&
    (candidate.content === null ||
      candidate.content === undefined ||
      typeof candidate.content === 'string');
  if (!isShaped) {
    throw new Error(
      `Search record ${place} is not DocSearch-shaped: it needs a "url", a "hierarchy" and a "content" that is a text or null.`,
    );
  }
}
