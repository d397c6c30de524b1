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

/** A worker and the calls that wait for it. What it says late concerns no call of another one. */
class WorkerSession {
  private readonly pending = new Map<number, Call>();
  private hasAnswered = false;
  private isOver = false;
  private lastId = 0;

  /** @param onError the worker stopped, before it ever answered (it could not start) or later */
  constructor(
    private readonly worker: Worker,
    private readonly manifestUrl: string,
    onError: (event: ErrorEvent, hasAnswered: boolean) => void,
  ) {
    worker.onmessage = ({data}: MessageEvent<WorkerResponse>) => {
      this.hasAnswered = true;
      const call = this.pending.get(data.id);
      this.pending.delete(data.id);
      if ('error' in data) call?.reject(new EmbeddedSearchError(data.error));
      else call?.resolve(data.results);
    };
    worker.onerror = event => {
      event.preventDefault();
      if (!this.isOver) onError(event, this.hasAnswered);
    };
  }

  ask(call: Call): void {
    const id = ++this.lastId;
    this.pending.set(id, call);
    const {requests} = call;
    this.worker.postMessage({
      id,
      manifestUrl: this.manifestUrl,
      requests,
    } satisfies WorkerRequest);
  }

  /** Nobody waits for the call any more. @returns whether it was this worker's */
  drop(call: Call): boolean {
    const [id] = [...this.pending].find(([, other]) => other === call) ?? [];
    if (id === undefined) return false;
    this.pending.delete(id);
    this.worker.postMessage({id, abort: true} satisfies WorkerRequest);
    return true;
  }

  /** Stops the worker. @returns the calls that still wait */
  end(): Call[] {
    this.isOver = true;
    this.worker.terminate();
    const calls = [...this.pending.values()];
    this.pending.clear();
    return calls;
  }
}

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
  const url = (): string => new URL(manifestUrl, document.baseURI).href;
  let session: WorkerSession | undefined;
  /** On the page's own thread, once a worker could not start. */
  let service: Promise<SiteSearch> | undefined;

  const answerHere = async ({requests, signal, resolve, reject}: Call): Promise<void> => {
    const loading = (service ??= import('./fetchService').then(({serviceAt}) => serviceAt(url())));
    // The next call tries anew, with a worker first.
    loading.catch(() => (service = undefined));
    try {
      const local = await loading;
      if (!requests) await local.preload();
      resolve(requests ? await local.search(requests, {signal}) : []);
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      reject(new EmbeddedSearchError(message, {cause}));
    }
  };

  const endSession = (): Call[] => {
    const waiting = session?.end() ?? [];
    session = undefined;
    return waiting;
  };

  const onWorkerError = ({message}: ErrorEvent, hasAnswered: boolean): void => {
    const error = new EmbeddedSearchError(
      `The search worker stopped: ${message || 'the browser gave no reason'}.`,
    );
    for (const call of endSession()) {
      if (hasAnswered) call.reject(error);
      else void answerHere(call);
    }
  };

  const post = (call: Call): void => {
    if (service) {
      void answerHere(call);
      return;
    }
    try {
      session ??= new WorkerSession(createWorker(), url(), onWorkerError);
    } catch {
      // This browser has no workers, or a policy refuses them.
      void answerHere(call);
      return;
    }
    session.ask(call);
  };

  const ask = (requests?: SearchRequest[], signal?: AbortSignal): Promise<SearchResponse[]> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const finish = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const call: Call = {
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
      };
      const onAbort = (): void => {
        session?.drop(call);
        call.reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        call.reject(
          new EmbeddedSearchError(`Search did not answer within ${timeout / 1000} seconds.`),
        );
        // The worker hangs in the call; the others go on in a new one, never on the page's thread.
        if (session?.drop(call)) endSession().forEach(post);
      }, timeout);
      signal?.addEventListener('abort', onAbort);
      post(call);
    });

  return {
    search: async ({requests}, {signal} = {}) => ({results: await ask(requests, signal)}),
    preload: async () => void (await ask()),
  };
}
