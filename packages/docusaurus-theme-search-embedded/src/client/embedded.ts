import type {SearchClient, SearchRequest, SearchResponse} from '../engine/types';
import type {SiteSearch} from './siteSearch';
import type {WorkerRequest, WorkerResponse} from './worker';

/** Search in the site's own index could not answer; the message names the file and the reason. */
export class EmbeddedSearchError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedSearchError';
  }
}

export type EmbeddedClient = SearchClient & {
  /** Fetches the index ahead of the first search; call it when a visitor reaches for search. */
  preload(): Promise<void>;
};

export type EmbeddedClientOptions = {
  /** Address of `search/manifest.json`, with the site's base path. */
  manifestUrl: string;
  /** Milliseconds after which a call is given up. */
  timeout?: number;
  /** Only tests give their own. */
  createWorker?: () => Worker;
};

type Call = {
  requests: SearchRequest[] | undefined;
  signal: AbortSignal | undefined;
  resolve: (results: SearchResponse[]) => void;
  reject: (error: unknown) => void;
};

/** Two files one after another at their own limit, and time to search. */
const TIMEOUT_MS = 40_000;

// The bundler finds the worker by this very expression.
const startWorker = () => new Worker(new URL('./worker.js', import.meta.url));

/**
 * A client that answers like Algolia's lite client, from the index that the site carries. Nothing
 * is fetched before the first call; all work is done in a worker, or on the page's own thread where
 * none can start (a policy, an old browser). Each call gets its own answer, whatever their order.
 *
 * @returns a client whose calls reject with {@link EmbeddedSearchError}, or with the reason of the
 *   caller's signal (an `AbortError`) once that is aborted; the next call tries anew
 */
export function createEmbeddedClient({
  manifestUrl,
  timeout = TIMEOUT_MS,
  createWorker = startWorker,
}: EmbeddedClientOptions): EmbeddedClient {
  const pending = new Map<number, Call>();
  const url = (): string => new URL(manifestUrl, document.baseURI).href;
  let worker: Worker | undefined;
  let hasWorkerAnswered = false;
  /** On the page's own thread, once a worker could not start. */
  let service: Promise<SiteSearch> | undefined;
  let lastId = 0;

  const settle = (id: number, end: (call: Call) => void): void => {
    const call = pending.get(id);
    pending.delete(id);
    if (call) end(call);
  };

  const answerHere = async (id: number, from: Promise<SiteSearch>): Promise<void> => {
    const {requests, signal} = pending.get(id)!;
    try {
      const local = await from;
      if (!requests) await local.preload();
      const results = requests ? await local.search(requests, {signal}) : [];
      settle(id, ({resolve}) => resolve(results));
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      settle(id, ({reject}) => reject(new EmbeddedSearchError(message, {cause})));
    }
  };

  const fallBack = (): void => {
    const loading = import('./fetchService').then(({serviceAt}) => serviceAt(url()));
    service = loading;
    // The next call tries anew, with a worker first.
    loading.catch(() => (service = undefined));
    for (const id of pending.keys()) void answerHere(id, loading);
  };

  const start = (): Worker => {
    const started = createWorker();
    hasWorkerAnswered = false;
    started.onmessage = ({data}: MessageEvent<WorkerResponse>) => {
      hasWorkerAnswered = true;
      settle(data.id, ({resolve, reject}) => {
        if ('error' in data) reject(new EmbeddedSearchError(data.error));
        else resolve(data.results);
      });
    };
    started.onerror = event => {
      event.preventDefault();
      started.terminate();
      worker = undefined;
      if (!hasWorkerAnswered) {
        fallBack();
        return;
      }
      const reason = event.message || 'the browser gave no reason';
      const error = new EmbeddedSearchError(`The search worker stopped: ${reason}.`);
      for (const id of [...pending.keys()]) settle(id, ({reject}) => reject(error));
    };
    return started;
  };

  const post = (id: number, requests: SearchRequest[] | undefined): void => {
    if (service) {
      void answerHere(id, service);
      return;
    }
    try {
      worker ??= start();
    } catch {
      // This browser has no workers, or a policy refuses them.
      fallBack();
      return;
    }
    worker.postMessage({id, manifestUrl: url(), requests} satisfies WorkerRequest);
  };

  /** After a call that was given up, other calls wait no longer for the worker that it hangs in. */
  const replaceWorker = (): void => {
    if (!worker) return;
    worker.terminate();
    worker = undefined;
    if (!hasWorkerAnswered) fallBack();
    else for (const [id, {requests}] of pending) post(id, requests);
  };

  const ask = (requests?: SearchRequest[], signal?: AbortSignal): Promise<SearchResponse[]> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const id = ++lastId;
      const end = (error: unknown): void => {
        settle(id, call => call.reject(error));
        worker?.postMessage({id, abort: true} satisfies WorkerRequest);
      };
      const onAbort = (): void => end(signal?.reason);
      const timer = setTimeout(() => {
        end(new EmbeddedSearchError(`Search did not answer within ${timeout / 1000} seconds.`));
        replaceWorker();
      }, timeout);
      const finish = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      signal?.addEventListener('abort', onAbort);
      pending.set(id, {
        requests,
        signal,
        resolve: results => {
          finish();
          resolve(results);
        },
        reject: error => {
          finish();
          reject(error);
        },
      });
      post(id, requests);
    });

  return {
    search: async ({requests}, {signal} = {}) => ({results: await ask(requests, signal)}),
    preload: async () => void (await ask()),
  };
}
