import type {SearchPluginData} from '../shared/data.js';
import type {
  Backend,
  BackendError,
  Excerpts,
  Hit,
  InputQuery,
  RequestOptions,
  ResultPage,
  SearchBackend,
} from './hit.js';
import type {
  AnswerRequest,
  SearchFailure,
  SearchRequest,
  SearchResponse,
  WorkerRequest,
  WorkerResponse,
} from './worker.js';
import {abortable} from './promiseCache.js';

/** Reports that the site's own index could not answer. The message names the file and the reason. */
export class EmbeddedSearchError extends Error implements BackendError {
  readonly isOutdated: boolean;
  readonly isBusy: boolean;
  readonly isDamaged: boolean;
  readonly status?: number;
  /** The URL of a script that could not be loaded. */
  readonly request?: string;

  constructor(
    message: string,
    {
      isOutdated = false,
      isBusy = false,
      isDamaged = false,
      status,
      request,
    }: Partial<Omit<SearchFailure, 'error'>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'EmbeddedSearchError';
    this.isOutdated = isOutdated;
    this.isBusy = isBusy;
    this.isDamaged = isDamaged;
    this.status = status;
    this.request = request;
  }
}

export type EmbeddedBackend = Required<SearchBackend>;

export type EmbeddedBackendOptions = {
  /** URL of `search-index/index.json`, including the base URL. */
  indexUrl: string;
  /** Milliseconds without data after which a call fails. */
  timeout?: number;
  /** Replaceable in tests. */
  createWorker?: () => Worker;
};

type Call = {
  request: SearchRequest;
  signal?: AbortSignal;
  /** Postpones the time limit. */
  onProgress: () => void;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

/** Allows for two consecutive fetches at their own time limit, and for the search. */
const defaultTimeoutMs = 40_000;

// Bundlers recognize the worker by exactly this expression.
const startWorker = () => new Worker(new URL('./worker.js', import.meta.url));

function settle({resolve, reject}: Call, response: SearchResponse): void {
  if ('error' in response) {
    reject(new EmbeddedSearchError(response.error, response));
  } else {
    resolve(response.value);
  }
}

/**
 * Creates a backend that searches the site's own index. It fetches nothing before the first call. Searches run in a
 * worker. If none starts (because of a policy, an extension, an old browser, or a failed download), this and
 * all later ones run on the main thread.
 *
 * @returns a backend whose calls reject with {@link EmbeddedSearchError}, or with the reason of the
 *   caller's aborted signal; later calls try again
 */
export function createEmbeddedBackend({
  indexUrl,
  timeout = defaultTimeoutMs,
  createWorker = startWorker,
}: EmbeddedBackendOptions): EmbeddedBackend {
  /** The calls that the worker has not answered. */
  const pending = new Map<number, Call>();
  let lastId = 0;
  let worker: Worker | undefined;
  /** Whether no worker starts. */
  let lacksWorker = false;
  /** The calls on the main thread. */
  const onMainThread = new Set<Call>();
  /** The search on the main thread, for all calls without a worker. */
  let mainThread: Promise<AnswerRequest> | undefined;

  const answerOnMainThread = async (call: Call): Promise<void> => {
    const loading = (mainThread ??= import('./worker.js').then(({createAnswerRequest}) =>
      createAnswerRequest(() => onMainThread.forEach(({onProgress}) => onProgress())),
    ));
    onMainThread.add(call);
    try {
      const answerRequest = await loading;
      settle(call, await answerRequest(call.request, call.signal));
    } catch (cause) {
      mainThread = undefined;
      call.reject(new EmbeddedSearchError(String(cause), {}, {cause}));
    } finally {
      onMainThread.delete(call);
    }
  };

  /** Stops the worker. @returns the calls that it did not answer */
  const stopWorker = (): [number, Call][] => {
    worker?.terminate();
    worker = undefined;
    const calls = Array.from(pending);
    pending.clear();
    return calls;
  };

  const start = (): Worker => {
    const started = createWorker();
    let hasAnswered = false;
    started.onmessage = ({data}: MessageEvent<WorkerResponse>) => {
      hasAnswered = true;
      if ('isAlive' in data) {
        pending.forEach(({onProgress}) => onProgress());
        return;
      }
      const call = pending.get(data.id);
      pending.delete(data.id);
      if (call) {
        settle(call, data);
      }
    };
    started.onerror = event => {
      event.preventDefault();
      if (started !== worker) {
        return;
      }
      lacksWorker ||= !hasAnswered;
      const reason = event.message || 'the browser reported no reason';
      const error = new EmbeddedSearchError(`The search worker stopped: ${reason}.`);
      for (const [, call] of stopWorker()) {
        if (hasAnswered) {
          call.reject(error);
        } else {
          void answerOnMainThread(call);
        }
      }
    };
    return started;
  };

  const post = (id: number, call: Call): void => {
    try {
      worker ??= lacksWorker ? undefined : start();
    } catch {
      // The browser has no workers, or a policy forbids them.
      lacksWorker = true;
    }
    if (!worker) {
      void answerOnMainThread(call);
      return;
    }
    pending.set(id, call);
    worker.postMessage({id, ...call.request} satisfies WorkerRequest);
  };

  const call = async (
    task: Omit<SearchRequest, 'indexUrl'>,
    {signal}: RequestOptions = {},
  ): Promise<unknown> => {
    signal?.throwIfAborted();
    const id = ++lastId;
    const request = {indexUrl: new URL(indexUrl, document.baseURI).href, ...task} as SearchRequest;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answer = new Promise((resolve, reject) => {
      const onTimeout = (): void => {
        const seconds = timeout / 1000;
        reject(new EmbeddedSearchError(`Search did not answer within ${seconds} seconds.`));
        // The worker hangs in this call. The other calls move to a new one, never to the main thread.
        if (pending.delete(id)) {
          stopWorker().forEach(waiting => post(...waiting));
        }
      };
      const onProgress = (): void => {
        clearTimeout(timer);
        timer = setTimeout(onTimeout, timeout);
      };
      onProgress();
      post(id, {request, signal, onProgress, resolve, reject});
    });
    try {
      return await abortable(answer, signal);
    } finally {
      clearTimeout(timer);
      if (pending.delete(id)) {
        worker?.postMessage({id, abort: true} satisfies WorkerRequest);
      }
    }
  };

  return {
    find: async (argument, options) =>
      (await call({method: 'find', argument}, options)) as ResultPage,
    readExcerpts: async (argument, options) =>
      (await call({method: 'readExcerpts', argument}, options)) as Excerpts,
    preload: async (argument = []) => void (await call({method: 'preload', argument})),
  };
}

const backends = new Map<string, EmbeddedBackend>();

/** Returns the backend of the site's own index. All callers on a page share its worker. */
export function embeddedBackend({indexUrl}: Pick<SearchPluginData, 'indexUrl'>): Backend {
  const backend = backends.get(indexUrl) ?? createEmbeddedBackend({indexUrl});
  backends.set(indexUrl, backend);
  return {
    ...backend,
    excerptWords: {wide: 16, narrow: 6},
    showsBest: true,
    filtersAreas: true,
    findsSigns: true,
    suggests: true,
    hasOperators: true,
  };
}

export type SearchEmbeddedOptions = {
  /** URL of the index: `usePluginData('docusaurus-theme-search-embedded').indexUrl`. */
  indexUrl: string;
  /** The maximum number of hits. */
  limit?: number;
  /** The length of excerpts in words; 0 for no excerpts. */
  excerptWords?: number;
  /** Filters as in {@link InputQuery}, for example `['docusaurus_tag:default']`. */
  filters?: InputQuery['filters'];
  signal?: AbortSignal;
};

/**
 * Searches the site's own index from any component, for example for suggestions on the not-found page.
 * Sends no data to other hosts, whichever backend the dialog searches.
 *
 * @returns the best hits, with matched words between `markTags`; none for an empty query
 * @throws EmbeddedSearchError if the index cannot be loaded, or the signal's reason
 */
export async function searchEmbedded(
  query: string,
  {indexUrl, limit = 20, excerptWords = 10, filters, signal}: SearchEmbeddedOptions,
): Promise<Hit[]> {
  if (query.trim() === '') {
    return [];
  }
  const input = {query, from: 0, to: limit, excerptWords, filters};
  return (await embeddedBackend({indexUrl}).find(input, {signal})).hits;
}
