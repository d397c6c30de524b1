import type {SearchClient, SearchResponse} from '../types';
import type {WorkerRequest, WorkerResponse} from './worker';

/** Search in the site's own index could not answer; the message names the file and the reason. */
export class EmbeddedSearchError extends Error {
  constructor(message: string) {
    super(message);
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
  /** Only tests give their own. */
  createWorker?: () => Worker;
};

type Pending = {
  resolve: (results: SearchResponse[]) => void;
  reject: (error: EmbeddedSearchError) => void;
};

// The bundler finds the worker by this very expression.
const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url));

/**
 * A client that answers like Algolia's lite client, from the index that the site carries. Nothing
 * is fetched before the first call; all work is done in a worker. Each call gets its own answer,
 * but a later call may be answered first: a caller that types on compares before it shows.
 *
 * @returns a client whose calls reject with {@link EmbeddedSearchError}; the next call tries anew
 */
export function createEmbeddedClient({
  manifestUrl,
  createWorker = startWorker,
}: EmbeddedClientOptions): EmbeddedClient {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let lastId = 0;

  const start = (): Worker => {
    const started = createWorker();
    started.onmessage = ({data}: MessageEvent<WorkerResponse>) => {
      const call = pending.get(data.id);
      pending.delete(data.id);
      if ('error' in data) call?.reject(new EmbeddedSearchError(data.error));
      else call?.resolve(data.results);
    };
    started.onerror = event => {
      event.preventDefault();
      started.terminate();
      worker = undefined;
      const reason = event.message || 'its script could not be loaded';
      for (const call of pending.values()) {
        call.reject(new EmbeddedSearchError(`The search worker stopped: ${reason}.`));
      }
      pending.clear();
    };
    return started;
  };

  const ask = (requests?: WorkerRequest['requests']): Promise<SearchResponse[]> =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      worker ??= start();
      pending.set(id, {resolve, reject});
      const message: WorkerRequest = {
        id,
        manifestUrl: new URL(manifestUrl, document.baseURI).href,
        requests,
      };
      worker.postMessage(message);
    });

  return {
    search: async ({requests}) => ({results: await ask(requests)}),
    preload: async () => void (await ask()),
  };
}
