/**
 * The one shape that every part of search shares: records as DocSearch writes them,
 * requests and responses as Algolia's lite client speaks them. Dialog and search page
 * see only {@link SearchClient}, so they do not know which backend answers.
 */

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
  /** Stable across builds as long as the page's address and the text stay. */
  objectID: string;
  type: RecordType;
  /** Absolute address with anchor. */
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

/** One query of a multi-index request. */
export type SearchRequest = {
  indexName: string;
  query: string;
  attributesToRetrieve?: string[];
  /** `attribute:words`, for example `content:10`. */
  attributesToSnippet?: string[];
  attributesToHighlight?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  hitsPerPage?: number;
  page?: number;
  clickAnalytics?: boolean;
  facetFilters?: (string | string[])[];
  /** Attributes whose values are counted over all results, such as `section`. */
  facets?: string[];
};

/** A highlighted or snippeted value; only the request's tags are markup in it, the rest is text. */
export type MatchedValue = {value: string; matchLevel: 'none' | 'partial' | 'full'};

/** A value for each attribute that a hit shows, with matched words marked. */
export type MatchedAttributes = {
  content?: MatchedValue;
  hierarchy?: Partial<Record<keyof Hierarchy, MatchedValue>>;
};

/** One answer of a search. */
export type SearchHit = Pick<
  SearchRecord,
  'objectID' | 'type' | 'url' | 'content' | 'hierarchy'
> & {
  anchor?: string | null;
  url_without_anchor?: string;
  /** What it counts beside the hits of other indexes of the site; only the embedded engine gives one. */
  score?: number;
  _highlightResult?: MatchedAttributes;
  _snippetResult?: MatchedAttributes;
};

/** The answer to one request. */
export type SearchResponse = {
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  /** How many results have each value of the attributes that the request names. */
  facets?: Record<string, Record<string, number>>;
  /** Only the hosted service gives one; insights events need it. */
  queryID?: string;
  index?: string;
  processingTimeMS?: number;
};

/** A caller that needs no answer any more aborts; a client may ignore that, and answers then. */
export type CallOptions = {signal?: AbortSignal};

/** The part of Algolia's lite client that this site uses; both backends implement it. */
export type SearchClient = {
  search(
    params: {requests: SearchRequest[]},
    options?: CallOptions,
  ): Promise<{results: SearchResponse[]}>;
};
