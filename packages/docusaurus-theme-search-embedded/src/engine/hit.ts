/**
 * What a search answers, whichever backend answers it. The site's own index produces these types;
 * only the hosted adapter converts from Algolia's.
 */

/** Encloses matched words in {@link Hit}'s marked texts. Private-use characters occur in no text. */
export const markTags = {start: '\ue000', end: '\ue001'} as const;

/** Returns a marked text without its marks. */
export function plainText(marked: string): string {
  return marked.replace(/[\ue000\ue001]/g, '');
}

/** One result: a section of a page. */
export type Hit = {
  /** Unique within an answer, and stable as long as the section's URL stays. */
  id: string;
  /** URL with anchor. */
  url: string;
  /** What answers the query best: the page's title, the section's own heading, or its text. */
  kind: 'page' | 'heading' | 'text';
  /** Sidebar category or "Blog". Marked. */
  category: string;
  /** Page title, then the headings below it down to the section's own; null for a skipped level. Marked. */
  headings: (string | null)[];
  /** The passage that answers. Marked. Undefined until it is read, and where the section has no text. */
  excerpt?: string;
  /** Comparable between indexes; undefined for hosted hits. */
  score?: number;
  /** Names the search for the hosted service's statistics. */
  queryID?: string;
};

/** A search for hits `from` up to, but not including, `to`. */
export type InputQuery = {
  query: string;
  from: number;
  to: number;
  /** Facet filters as in Algolia: all outer items must hold, one of each inner list. */
  filters?: readonly (string | readonly string[])[];
  /** Facets whose values are counted over all results, such as `section`. */
  facets?: readonly string[];
  /** Length of excerpts in words; 0 reads no texts. */
  excerptWords: number;
};

/** The answer to an {@link InputQuery}. */
export type ResultPage = {
  hits: Hit[];
  /** Number of all results. */
  total: number;
  /** Number of results by facet and value. */
  counts?: Record<string, Record<string, number>>;
};

export type SearchOptions = {
  signal?: AbortSignal;
  /**
   * Receives the hits before their excerpts are read: same hits, same order. It is not called when
   * the complete answer is at hand, or by a backend that has no such step.
   */
  onHits?: (page: ResultPage) => void;
};

/** Answers searches. The client of the site's own index and the hosted adapter implement it. */
export type SearchBackend = {
  find(query: InputQuery, options?: SearchOptions): Promise<ResultPage>;
  /** Fetches what the first search of these docs tags needs. */
  preload?(tags?: readonly string[]): Promise<void>;
};
