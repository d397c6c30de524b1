/** Heading levels of a record. `content` is a paragraph, list item, table row, or code caption. */
export type RecordType = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** The headings above a record, outermost first. `lvl0` is the sidebar category or "Blog". */
export type Hierarchy = {lvl0: string} & Record<
  Exclude<RecordType, 'lvl0' | 'content'>,
  string | null
>;

export type SearchRecord = {
  /** Stable across builds as long as the page's URL and the text do not change. */
  objectID: string;
  type: RecordType;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  /** Distinguishes code samples and texts of pictures, which rank lower, from prose. */
  kind?: 'code' | 'picture';
  hierarchy: Hierarchy;
  /** Words that the page is found by in addition to its text. Only with `lvl1`. */
  label?: string;
  language?: string;
  docusaurus_tag?: string;
  version?: string;
  /** The area, for the search page's filter. By default the content plugin: `docs`, `blog`, or `pages`. */
  area?: string;
  tags?: string[];
  /**
   * DocSearch's custom ranking: higher page rank and level first, lower position first. Page ranks are
   * from -100 to 100; the site's own index raises or lowers pages by them.
   */
  weight?: {pageRank: number; level: number; position: number};
};
