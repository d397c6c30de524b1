/** The attributes that requests can filter by and count (`facetFilters`, `facets`). */
export type Facets = {language: string; docusaurus_tag: string; version: string; area: string};

/** The headings from the page's title to the innermost one; null for a skipped level. */
export type Trail = (string | null)[];

/** Prose is paragraphs, list items, table rows, and captions. A picture has its text alternative. */
export type TextKind = 'prose' | 'code' | 'picture';

/** The part of a page below a heading. */
export type Section = {
  trail: Trail;
  /** The anchor as in URLs, without `#`; null for the top of the page. A heading may have that of another. */
  anchor: string | null;
  /** False for text before the first heading. */
  hasHeading: boolean;
  texts: {kind: TextKind; text: string}[];
};

/** A page in reading order. */
export type Page = {
  url: string;
  category: string;
  title: string;
  /** Words that the page is found by in addition to its text: sidebar label, keywords, and tags. */
  label: string;
  tags?: readonly string[];
  facets: Facets;
  /** Raises or lowers the page, from -100 to 100. A fraction only orders equal matches of a service that gets the records. */
  rank: number;
  /** Whether it is a post of a blog, which comes after docs that are nearly as good. */
  isPost?: boolean;
  sections: Section[];
};

/** What an anchor reaches. Results are sections of the index. */
export type IndexedSection = Pick<Section, 'anchor'> & {
  /** The trail without the page's title; empty for the top of the page. */
  headings: Trail;
  prose: string[];
  /** Code samples and the texts of pictures, which count less. */
  code: string[];
  /** The texts that an earlier section of the same facets has, too. They count less. */
  repeated: ReadonlySet<string>;
};

type JoinedSection = Omit<IndexedSection, 'repeated'>;

export type IndexedPage = Omit<Page, 'sections'> & {sections: IndexedSection[]};

/**
 * Orders pages by category. Pages of a category share many words, so the index's files keep them together.
 */
export function indexedPages(pages: Iterable<Page>): IndexedPage[] {
  const categories = new Map<string, Page[]>();
  for (const page of pages) {
    const others = categories.get(page.category);
    if (others) {
      others.push(page);
    } else {
      categories.set(page.category, [page]);
    }
  }
  const seen = new Set<string>();
  return Array.from(categories.values())
    .flat()
    .map(page => {
      const scope = JSON.stringify(page.facets);
      const isRepeated = (text: string): boolean => {
        const {size} = seen;
        return seen.add(scope + text).size === size;
      };
      const sections = joinByAnchor(page.sections).map(section => ({
        ...section,
        repeated: new Set([...section.prose, ...section.code].filter(isRepeated)),
      }));
      return {...page, sections};
    });
}

/** Joins the sections that share an anchor. The words of a heading without its own become prose. */
function joinByAnchor(sections: readonly Section[]): JoinedSection[] {
  const top: JoinedSection = {anchor: null, headings: [], prose: [], code: []};
  const byAnchor = new Map<string | null, JoinedSection>([[null, top]]);
  for (const section of sections) {
    const headings = section.trail.slice(1);
    const anchor = headings.length > 0 ? section.anchor : null;
    const joined = byAnchor.get(anchor) ?? {anchor, headings, prose: [], code: []};
    byAnchor.set(anchor, joined);
    const heading = section.hasHeading && headings.at(-1);
    if (heading && heading !== joined.headings.at(-1)) {
      joined.prose.push(heading);
    }
    for (const {kind, text} of section.texts) {
      joined[kind === 'prose' ? 'prose' : 'code'].push(text);
    }
  }
  return Array.from(byAnchor.values());
}

/** Returns the heading of a section, or the page's title. */
export function headingOf(
  page: Pick<Page, 'title'>,
  section: Pick<IndexedSection, 'headings'>,
): string {
  return section.headings.at(-1) ?? page.title;
}

/** Returns the URL of a section. */
export function urlOf({url}: Pick<Page, 'url'>, {anchor}: Pick<Section, 'anchor'>): string {
  return anchor === null ? url : `${url}#${anchor}`;
}
