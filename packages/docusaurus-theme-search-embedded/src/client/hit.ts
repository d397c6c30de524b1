/**
 * What the interface sends to a backend, receives from it, and knows of it. The interface reads every answer once
 * (`interface/backend/readAnswer`): it leaves out what it cannot show, and names it in the console.
 */

import type {SearchPluginData} from '../shared/data.js';

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
  /** Whether the section has a text, from which an excerpt can be read. */
  hasText?: boolean;
  /** Comparable between indexes; undefined if it is not. */
  score?: number;
  /** What a backend needs to report that the hit was opened, such as the id of the search. */
  queryID?: string;
};

/** A search for hits `from` up to, but not including, `to`. */
export type InputQuery = {
  query: string;
  from: number;
  to: number;
  /**
   * All outer items must match, and one of each inner list: `language:LOCALE`, `docusaurus_tag:TAG` for versions of
   * docs, and `area:ID`. The names are those of DocSearch records.
   */
  filters?: readonly (string | readonly string[])[];
  /** The length of excerpts in words; 0 reads no texts. */
  excerptWords: number;
};

/** The results of an {@link InputQuery}. */
export type ResultPage = {
  hits: Hit[];
  /** The total number of results. Without it, the interface shows no number. */
  total?: number;
  /** Whether there may be more, because phrases were not looked for in all texts. Further rows read on. */
  isPartial?: boolean;
  /** Whether results or passages are missing, because files could not be fetched. */
  lacksFiles?: boolean;
  /**
   * If no page has a long enough part of a pasted line: the longest part that a page has, whose results these are;
   * empty if there is none.
   */
  partOfLine?: string;
  /** The number of results by area. Without it, the search page filters the results by their URLs. */
  areas?: Record<string, number>;
};

/** Hits of a query, by id, whose excerpts to read. */
export type ExcerptQuery = InputQuery & {
  ids: readonly string[];
  /** The maximum number of files to read, for the ids in their order; all by default. */
  maxFiles?: number;
};

/** Excerpts by the ids of hits; null for a hit without text, undefined for a text that could not be read. */
export type Excerpts = Record<string, string | null | undefined>;

export type RequestOptions = {signal?: AbortSignal};

/** What a backend is asked for. Each may reject with a {@link BackendError}, or with the reason of the signal. */
export type SearchBackend = {
  /** Rejects if there is no usable answer. */
  find(query: InputQuery, options?: RequestOptions): Promise<ResultPage>;
  /**
   * Reads excerpts for a query that was found without them (`excerptWords: 0`), also those of other hits
   * in the same files. Backends whose hits always contain their excerpts lack it.
   */
  readExcerpts?(query: ExcerptQuery, options?: RequestOptions): Promise<Excerpts>;
  /** Preloads the files for a first search of these docs tags. */
  preload?(tags?: readonly string[]): Promise<void>;
};

/**
 * What the interface reads from an error of a backend, of any class. Others mean that the search failed, and that
 * pressing "Try again" may help.
 */
export type BackendError = Error & {
  /** The page is older than what it searches, as after a deployment, so that only a reload helps. */
  isOutdated?: boolean;
  /** The server has too many requests, or fails. */
  isBusy?: boolean;
  /** The index, or a file of it, is missing or damaged. */
  isDamaged?: boolean;
  /** The status of the server's answer: 408, 429, and 5xx are busy, 401 and 403 refuse. */
  status?: number;
};

/** Returns whether a status means that the server cannot answer now. */
export function isBusyStatus(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/**
 * Where answers come from. The site's own index is one ({@link embeddedBackend}); the option `backend` names the
 * module of another. What a backend leaves out is off.
 */
export type Backend = SearchBackend & {
  /**
   * The length of the dialog's excerpts in words; `narrow` on screens up to 768 px wide, where those of the search
   * page have twice as many.
   */
  excerptWords: {wide: number; narrow: number};
  /** Whether the dialog shows the three best results before the groups. Otherwise all are in their groups. */
  showsBest?: boolean;
  /** Whether `find` takes filters by area, and counts them. Otherwise the search page filters up to 200 results. */
  filtersAreas?: boolean;
  /** Whether a query without letters and digits, such as `??`, can find something. Otherwise none is sent. */
  findsSigns?: boolean;
  /** Whether similar queries and other versions may be searched for, after a query without results. */
  suggests?: boolean;
  /** Whether the dialog names the operators of queries. */
  hasOperators?: boolean;
  /** What to do about a failed search, in place of "check your network connection". */
  help?: string;
  /** Where the results come from, if readers should know. */
  note?: string;
  /** What to search instead, until the next page load, if the reader chooses it during an outage. */
  fallback?: {
    /** The text of the button. */
    label: string;
    /** The text beside it after 5 seconds without an answer. */
    unanswered: string;
    backend: () => Backend;
  };
  /** Called with the results that the dialog shows, whenever they change. Must not throw. */
  reportViewed?(hits: readonly Hit[]): void;
  /**
   * Called when a result of the dialog opens. Must not throw.
   *
   * @param position the hit's position in its group, from 1
   */
  reportOpened?(hit: Hit, position: number): void;
};

/**
 * The default export of a backend's module. Called once per page load, and also while the build renders pages, so it
 * starts and reads nothing; the methods do.
 */
export type CreateBackend = (data: SearchPluginData) => Backend;
