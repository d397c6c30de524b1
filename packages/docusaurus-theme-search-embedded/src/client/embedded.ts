import {IndexFormatError} from '../engine/format/bytes';
import type {InputQuery, ResultPage, SearchBackend, SearchOptions} from '../engine/hit';
import type {SiteSearch} from './siteSearch';
import type {WorkerRequest, WorkerResponse} from './worker';

/** Reports that the site's own index could not answer. The message names the file and the reason. */
export class EmbeddedSearchError extends Error {
  /** Whether the index has another format than this code, as after a deployment. */
  readonly isOutdated: boolean;

  constructor(
    message: string,
    {isOutdated = false, ...options}: ErrorOptions & {isOutdated?: boolean} = {},
  ) {
    super(message, options);
    this.name = 'EmbeddedSearchError';
    this.isOutdated = isOutdated;
  }
}

export type EmbeddedClient = Required<SearchBackend>;

export type EmbeddedClientOptions = {
  /** URL of `search/index.json`, including the base URL. */
  indexUrl: string;
  /** Milliseconds after which a call fails. */
  timeout?: number;
  /** Replaceable in tests. */
  createWorker?: () => Worker;
};

type Call = {
  task: {query: InputQuery} | {preload: readonly string[]};
  options: SearchOptions;
  resolve: (page: ResultPage) => void;
  reject: (error: unknown) => void;
};

const EMPTY: ResultPage = {hits: [], total: 0};

/** Tracks a worker and its pending calls, so that late messages of an old worker are ignored. */
class WorkerSession {
  private readonly pending = new Map<number, Call>();
  private hasAnswered = false;
  private isOver = false;
  private lastId = 0;

  /** @param onError called when the worker stops; without an earlier answer, it did not start */
  constructor(
    private readonly worker: Worker,
    private readonly indexUrl: string,
    onError: (event: ErrorEvent, hasAnswered: boolean) => void,
  ) {
    worker.onmessage = ({data}: MessageEvent<WorkerResponse>) => {
      this.hasAnswered = true;
      const call = this.pending.get(data.id);
      if ('hits' in data) {
        call?.options.onHits?.(data.hits);
        return;
      }
      this.pending.delete(data.id);
      if ('error' in data) call?.reject(new EmbeddedSearchError(data.error, data));
      else call?.resolve(data.page);
    };
    worker.onerror = event => {
      event.preventDefault();
      if (!this.isOver) onError(event, this.hasAnswered);
    };
  }

  post(call: Call): void {
    const id = ++this.lastId;
    this.pending.set(id, call);
    const {indexUrl} = this;
    const isInteractive = call.options.onHits !== undefined;
    this.worker.postMessage({id, indexUrl, isInteractive, ...call.task} satisfies WorkerRequest);
  }

  /** Cancels a call. @returns whether it was pending in this worker */
  drop(call: Call): boolean {
    const [id] = Array.from(this.pending).find(([, other]) => other === call) ?? [];
    if (id === undefined) return false;
    this.pending.delete(id);
    this.worker.postMessage({id, abort: true} satisfies WorkerRequest);
    return true;
  }

  /** Stops the worker. @returns the pending calls */
  end(): Call[] {
    this.isOver = true;
    this.worker.terminate();
    const calls = Array.from(this.pending.values());
    this.pending.clear();
    return calls;
  }
}

/** Allows for two consecutive fetches at their own time limit, and for the search. */
const TIMEOUT_MS = 40_000;

// Bundlers recognize the worker by exactly this expression.
const startWorker = () => new Worker(new URL('./worker.js', import.meta.url));

/**
 * Creates a client of the site's own index. It fetches nothing before the first call. Searches run in a
 * worker. If none starts (because of a policy, an old browser, or a failed download), they run on the main
 * thread, and each call tries a worker first.
 *
 * @returns a client whose calls reject with {@link EmbeddedSearchError}, or with the reason of the
 *   caller's aborted signal; later calls try again
 */
export function createEmbeddedClient({
  indexUrl,
  timeout = TIMEOUT_MS,
  createWorker = startWorker,
}: EmbeddedClientOptions): EmbeddedClient {
  const url = (): string => new URL(indexUrl, document.baseURI).href;
  let session: WorkerSession | undefined;
  /** The search on the main thread, shared by all calls without a worker. */
  let local: Promise<SiteSearch> | undefined;

  const answerOnMainThread = async ({task, options, resolve, reject}: Call): Promise<void> => {
    const loading = (local ??= import('./localSearch').then(({searchAt}) => searchAt(url())));
    loading.catch(() => (local = undefined));
    try {
      const search = await loading;
      if ('preload' in task) await search.preload(task.preload);
      resolve('preload' in task ? EMPTY : await search.find(task.query, options));
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      const isOutdated = cause instanceof IndexFormatError;
      reject(new EmbeddedSearchError(message, {cause, isOutdated}));
    }
  };

  const endSession = (): Call[] => {
    const waiting = session?.end() ?? [];
    session = undefined;
    return waiting;
  };

  const onWorkerError = ({message}: ErrorEvent, hasAnswered: boolean): void => {
    const error = new EmbeddedSearchError(
      `The search worker stopped: ${message || 'the browser reported no reason'}.`,
    );
    for (const call of endSession()) {
      if (hasAnswered) call.reject(error);
      else void answerOnMainThread(call);
    }
  };

  const post = (call: Call): void => {
    try {
      session ??= new WorkerSession(createWorker(), url(), onWorkerError);
    } catch {
      // The browser has no workers, or a policy forbids them.
      void answerOnMainThread(call);
      return;
    }
    session.post(call);
  };

  const call = (task: Call['task'], options: SearchOptions = {}): Promise<ResultPage> =>
    new Promise((resolve, reject) => {
      const {signal} = options;
      signal?.throwIfAborted();
      const finish = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const own: Call = {
        task,
        options,
        resolve: page => {
          finish();
          resolve(page);
        },
        reject: error => {
          finish();
          reject(error);
        },
      };
      const onAbort = (): void => {
        session?.drop(own);
        own.reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        own.reject(
          new EmbeddedSearchError(`Search did not answer within ${timeout / 1000} seconds.`),
        );
        // The worker hangs in this call. The other calls move to a new worker, never to the main thread.
        if (session?.drop(own)) endSession().forEach(post);
      }, timeout);
      signal?.addEventListener('abort', onAbort);
      post(own);
    });

  return {
    find: (query, options) => call({query}, options),
    preload: async (tags = []) => void (await call({preload: tags})),
  };
}
