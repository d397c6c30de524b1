import {IndexFormatError} from '../engine/format/bytes.js';
import type {ExcerptQuery, InputQuery} from './hit.js';
import {fetchFrom} from './files.js';
import {SiteSearch} from './siteSearch.js';

/**
 * The interface between the page and the worker, which also runs on the main thread if no worker starts:
 * a call of a method of {@link SiteSearch}, and the URL of the index to search.
 */
export type SearchRequest = {indexUrl: string} & (
  | {method: 'find'; argument: InputQuery}
  | {method: 'readExcerpts'; argument: ExcerptQuery}
  | {method: 'preload'; argument: readonly string[]}
);

export type SearchResponse = {value: unknown} | {error: string; isOutdated: boolean};

/** A message to the worker: a request, or the cancellation of an earlier one. */
export type WorkerRequest = {id: number} & (SearchRequest | {abort: true});
export type WorkerResponse = {id: number} & SearchResponse;

export type Answer = (request: SearchRequest, signal?: AbortSignal) => Promise<SearchResponse>;

/** Returns a function that answers requests where it runs: in the worker, or on the main thread. */
export function createAnswer(): Answer {
  const searches = new Map<string, SiteSearch>();
  return async ({indexUrl, method, argument}, signal) => {
    const folder = new URL('.', indexUrl).href;
    const search = searches.get(folder) ?? new SiteSearch(fetchFrom(folder), folder);
    searches.set(folder, search);
    try {
      return {value: await search[method](argument as never, {signal})};
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return {error: message, isOutdated: error instanceof IndexFormatError};
    }
  };
}
