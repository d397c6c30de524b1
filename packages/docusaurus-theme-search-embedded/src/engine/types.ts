/** Heading levels of a record; `content` is a paragraph, list item, table row or code caption. */
export type RecordType = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** The headings above a record, outermost first; `lvl0` is the sidebar category or "Blog". */
export type Hierarchy = {
  lvl0: string;
  lvl1: string | null;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
};

/** One DocSearch-shaped record. */
export type SearchRecord = {
  /** Stable across builds as long as the page's URL and the text stay. */
  objectID: string;
  type: RecordType;
  /** Absolute URL with anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  /** Tells a code sample from prose; it ranks below. */
  kind?: 'code';
  hierarchy: Hierarchy;
  /** What the sidebar calls the page, where that differs from its title; with `lvl1` only. */
  label?: string;
  language?: string;
  docusaurus_tag?: string;
  version?: string;
  /** Part of the site, for the search page's filter: the content plugin, `docs`, `blog` or `pages`. */
  area?: string;
  /** Labels of the page's tags. */
  tags?: string[];
  /**
   * What DocSearch's custom ranking reads: higher page rank and level first, lower position first. A
   * page rank below 0 lowers a page that mentions everything, such as a change log.
   */
  weight?: {pageRank: number; level: number; position: number};
};
