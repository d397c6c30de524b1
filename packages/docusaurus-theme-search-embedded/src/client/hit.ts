/**
 * What the interface sends to a backend and receives from it. The site's own index produces these types;
 * the hosted backend converts Algolia's answers.
 */

/**
 * The tags around matched words in {@link Hit}'s marked texts: private-use characters, which no text contains.
 * `synonym` replaces `start` at a synonym of a word of the query.
 */
export const markTags = {start: '\ue000', end: '\ue001', synonym: '\ue002'} as const;

/** Returns a marked text without its marks. */
export function plainText(marked: string): string {
  return marked.replace(/[\ue000-\ue002]/g, '');
}

/** One result: a section of a page. */
export type Hit = {
  /** Unique among the results, and stable as long as the section's URL does not change. */
  id: string;
  /** URL with anchor. */
  url: string;
  /** The best match: the page's title, the section's own heading, or its text. */
  kind: 'page' | 'heading' | 'text';
  /** Sidebar category or "Blog". Marked. */
  category: string;
  /** The page's title and the headings down to the section's own; null for a skipped level. Marked. */
  headings: (string | null)[];
  /** The best passage. Marked. Undefined until it is read, and if the section has no text. */
  excerpt?: string;
  /** Whether the section has a text, from which an excerpt can be read; undefined for hosted hits. */
  hasText?: boolean;
  /** Comparable between indexes; undefined for hosted hits. */
  score?: number;
  /** The id of the search for the hosted service's statistics. */
  queryID?: string;
};

/** A search for hits `from` up to, but not including, `to`. */
export type InputQuery = {
  query: string;
  from: number;
  to: number;
  /** Facet filters as in Algolia: all outer items must match, and one of each inner list. */
  filters?: readonly (string | readonly string[])[];
  /** The length of excerpts in words; 0 reads no texts. */
  excerptWords: number;
};

/** The results of an {@link InputQuery}. */
export type ResultPage = {
  hits: Hit[];
  /** The total number of results. */
  total: number;
  /** Whether there may be more, because phrases were not looked for in all texts. Further rows read on. */
  isPartial?: boolean;
  /** Whether results or passages are missing, because files could not be fetched. */
  lacksFiles?: boolean;
  /**
   * If no page has a long enough part of a pasted line, so that there are no results: the longest part that a page
   * has, to search for; empty if there is none.
   */
  partOfLine?: string;
  /** The number of results by area; undefined for hosted hits. */
  areas?: Record<string, number>;
};

/** Hits of a query, by id, whose excerpts to read. */
export type ExcerptQuery = InputQuery & {
  ids: readonly string[];
  /** The maximum number of files to read, for the ids in their order; all by default. */
  maxFiles?: number;
};

/** Excerpts by the ids of the hits whose texts were read; null for a hit without text. */
export type Excerpts = Record<string, string | null>;

export type RequestOptions = {signal?: AbortSignal};

/** Where answers come from: the site's own index (`embeddedBackend.ts`), or the hosted service. */
export type SearchBackend = {
  find(query: InputQuery, options?: RequestOptions): Promise<ResultPage>;
  /**
   * Reads excerpts for a query that was found without them (`excerptWords: 0`), also those of other hits
   * in the same files. Backends whose hits always contain their excerpts lack it.
   */
  readExcerpts?(query: ExcerptQuery, options?: RequestOptions): Promise<Excerpts>;
  /** Preloads the files for a first search of these docs tags. */
  preload?(tags?: readonly string[]): Promise<void>;
};
