import type {InputQuery, ResultPage} from '../engine/hit';
import {IndexFormatError} from '../engine/format/bytes';
import {searchAt} from './localSearch';
import type {SiteSearch} from './siteSearch';

/**
 * The client's messages: a query, docs tags whose indexes to load, or a call to cancel. Each contains the
 * URL of the index, so their order does not matter.
 */
export type WorkerRequest =
  | ({id: number; indexUrl: string; isInteractive: boolean} & (
      {query: InputQuery} | {preload: readonly string[]}
    ))
  | {id: number; abort: true};
/** The worker's messages: hits without excerpts, the complete answer, or an error. */
export type WorkerResponse =
  | {id: number; hits: ResultPage}
  | {id: number; page: ResultPage}
  | {id: number; error: string; isOutdated: boolean};

/** The used part of a worker's global scope, which the DOM types lack. */
type WorkerScope = {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage(message: WorkerResponse): void;
};
const scope = globalThis as unknown as WorkerScope;

const searches = new Map<string, SiteSearch>();
const running = new Map<number, AbortController>();

function searchOf(indexUrl: string): SiteSearch {
  let search = searches.get(indexUrl);
  if (!search) searches.set(indexUrl, (search = searchAt(indexUrl)));
  return search;
}

scope.onmessage = async ({data}) => {
  const {id} = data;
  if ('abort' in data) {
    running.get(id)?.abort();
    return;
  }
  const controller = new AbortController();
  const {signal} = controller;
  running.set(id, controller);
  const onHits = (hits: ResultPage) => scope.postMessage({id, hits});
  try {
    const search = searchOf(data.indexUrl);
    if ('preload' in data) {
      await search.preload(data.preload);
      scope.postMessage({id, page: {hits: [], total: 0}});
    } else {
      const options = {signal, ...(data.isInteractive && {onHits})};
      scope.postMessage({id, page: await search.find(data.query, options)});
    }
  } catch (error) {
    // The client has rejected the call already.
    if (signal.aborted) return;
    const message = error instanceof Error ? error.message : String(error);
    scope.postMessage({id, error: message, isOutdated: error instanceof IndexFormatError});
  } finally {
    running.delete(id);
  }
};
