import {IndexFormatError} from '../engine/format/bytes.js';
import type {BackendError, ExcerptQuery, InputQuery} from './hit.js';
import {BusyError, fetchFrom, isDamage, MissingAssetError} from './files.js';
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

export type SearchResponse = {value: unknown} | SearchFailure;

/** The message and the properties of an `EmbeddedSearchError`, as a worker can send them. */
export type SearchFailure = Required<Pick<BackendError, 'isOutdated' | 'isBusy' | 'isDamaged'>> & {
  error: string;
  status?: BackendError['status'];
  /** The URL of a script that could not be loaded. */
  request?: string;
};

/** A message to the worker: a request, or the cancellation of an earlier one. */
export type WorkerRequest = {id: number} & (SearchRequest | {abort: true});

/** A message from the worker: an answer, or that it receives data. */
export type WorkerResponse = ({id: number} & SearchResponse) | {isAlive: true};

/** Longer than between two keys of somebody who types fast. */
const textPause = 100;

export type AnswerRequest = (
  request: SearchRequest,
  signal?: AbortSignal,
) => Promise<SearchResponse>;

/** Returns the URL of the script that an import could not load: of a bundler's error, or as a browser names it. */
function scriptOf(error: unknown): string | undefined {
  const {request, message = ''} = error as {request?: string; message?: string};
  const inMessage = message.split(/[\s'"]/).map(word => /^https?:\/\/.+\.js\b/.exec(word)?.[0]);
  return request ?? inMessage.find(url => url !== undefined);
}

/**
 * Returns a function that answers requests where it runs: in the worker, or on the main thread.
 *
 * @param onProgress called when data of a file arrives
 */
export function createAnswerRequest(onProgress?: () => void): AnswerRequest {
  const searches = new Map<string, SiteSearch>();
  return async ({indexUrl, method, argument}, signal) => {
    const folder = new URL('.', indexUrl).href;
    const search =
      searches.get(folder) ?? new SiteSearch(fetchFrom(folder, {onProgress}), folder, {textPause});
    searches.set(folder, search);
    try {
      return {value: await search[method](argument as never, {signal})};
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return {
        error: message,
        isOutdated: error instanceof IndexFormatError,
        isBusy: error instanceof BusyError,
        isDamaged: error instanceof MissingAssetError || isDamage(error),
        status: (error as {status?: number}).status,
        request: scriptOf(error),
      };
    }
  };
}

/** The used part of a worker's global scope, which the DOM types lack. */
type WorkerScope = {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage(message: WorkerResponse): void;
};

/** The minimum time in milliseconds between two messages that the worker receives data. */
const aliveInterval = 1000;

/** Answers the messages of a page. */
function listen(scope: WorkerScope): void {
  let lastAlive = 0;
  const answerRequest = createAnswerRequest(() => {
    if (Date.now() - lastAlive > aliveInterval) {
      lastAlive = Date.now();
      scope.postMessage({isAlive: true});
    }
  });
  const running = new Map<number, AbortController>();
  scope.onmessage = async ({data}) => {
    const {id} = data;
    if ('abort' in data) {
      running.get(id)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(id, controller);
    scope.postMessage({id, ...(await answerRequest(data, controller.signal))});
    running.delete(id);
  };
}

// If no worker starts, the page imports this module and answers itself.
if (typeof document === 'undefined') {
  listen(globalThis as unknown as WorkerScope);
}
