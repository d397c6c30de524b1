import {IndexFormatError, SearchIndexError} from '../engine/format/bytes.js';
import {inflate} from '../engine/format/inflate.js';
import {indexFile} from '../engine/format/files.js';
import {TermTable} from '../engine/format/terms.js';
import {damageOf, isCompressed} from './damage.js';
import {isBusyStatus} from './hit.js';
import {abortable, PromiseCache} from './promiseCache.js';

/** Reports a missing file, which a deployment may have replaced. */
export class MissingAssetError extends Error {
  constructor(file: string) {
    super(`${file}: not found. Build the site again (npm run build) and deploy all of it.`);
    this.name = 'MissingAssetError';
  }
}

/** Reports a file that the network did not deliver, as without a connection. */
export class UnreachableError extends Error {
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`${file}: ${reason}. Check the network connection.`, options);
    this.name = 'UnreachableError';
  }
}

/** Reports a server that cannot send a file now: it has too many requests (429), is too slow (408), or fails (5xx). */
export class BusyError extends Error {
  /** @param waitMs how long to wait before the next attempt */
  constructor(
    file: string,
    readonly status: number,
    readonly waitMs: number,
  ) {
    super(`${file}: the server answered ${status}. Try again in a moment.`);
    this.name = 'BusyError';
  }
}

/** Reports a file that the server refuses to send. */
class RefusedError extends Error {
  constructor(
    file: string,
    readonly status: number,
  ) {
    super(`${file}: the server answered ${status}. Check the rules of the host for this file.`);
    this.name = 'RefusedError';
  }
}

export type ReadOptions = {
  /** Whether to bypass all caches, because one may contain a wrong response. */
  bypassCache: boolean;
  signal?: AbortSignal;
};

/**
 * Reads a file by its path in the search folder.
 *
 * @throws {MissingAssetError} if there is no such file
 */
export type ReadAsset = (name: string, options: ReadOptions) => Promise<Uint8Array<ArrayBuffer>>;

/** A parsed file and its size in memory. */
type Loaded = {value: unknown; bytes: number};

/** The size limit of the cache in bytes of memory, about 300 files of a large site. */
const defaultMaxBytes = 16 * 2 ** 20;

/**
 * Milliseconds in which a file that nobody waits for any more is still read. It is longer than a key and the pause
 * before texts, since the next query often needs the same files.
 */
const graceMs = 500;

export type FilesOptions = {
  maxBytes?: number;
  /** Milliseconds without another query before a query reads texts. Each key may need others. */
  textPause?: number;
};

/** Reads, decompresses, and caches search files. */
export class SearchFiles {
  private readonly cache: PromiseCache<Loaded>;
  private readonly textPause: number;
  /** The pause of each query, by its signal. */
  private readonly pauses = new WeakMap<AbortSignal, Promise<unknown>>();

  /** @param where a prefix for file names in errors, for example the folder's URL */
  constructor(
    private readonly readAsset: ReadAsset,
    private readonly where = '',
    {maxBytes = defaultMaxBytes, textPause = 0}: FilesOptions = {},
  ) {
    this.cache = new PromiseCache<Loaded>(maxBytes, {sizeOf: ({bytes}) => bytes, graceMs});
    this.textPause = textPause;
  }

  /** Waits once for a query, before the first files of texts that are not in the cache. */
  async pauseBefore(names: readonly string[], signal: AbortSignal): Promise<void> {
    if (this.textPause > 0 && names.some(name => !this.cache.has(name))) {
      const pause =
        this.pauses.get(signal) ?? new Promise(resolve => setTimeout(resolve, this.textPause));
      this.pauses.set(signal, pause);
      await abortable(pause, signal);
    }
  }

  /** Returns a parsed file from the cache, or reads it. */
  async get<T>(
    name: string,
    parse: (bytes: Uint8Array<ArrayBuffer>, file: string) => T,
    signal?: AbortSignal,
  ): Promise<T> {
    const read = (shared: AbortSignal) => this.read(name, parse, shared);
    // Each file name is always parsed by the same code.
    return (await this.cache.getOrCreate(name, read, signal)).value as T;
  }

  /**
   * Reads a file. If that fails, reads it again bypassing all caches, which is the only retry of a search.
   * Waits before if the server is busy.
   *
   * @throws {MissingAssetError | SearchIndexError | BusyError | Error} naming the file
   */
  async read<T>(
    name: string,
    parse: (bytes: Uint8Array<ArrayBuffer>, file: string) => T,
    signal?: AbortSignal,
  ): Promise<{value: T; bytes: number}> {
    const file = `${this.where}${name}`;
    const attempt = async (bypassCache: boolean) => {
      const read = await this.readAsset(name, {bypassCache, signal});
      let inflated: Uint8Array<ArrayBuffer> | undefined;
      try {
        inflated = await inflate(read, file);
        const value = parse(inflated, file);
        return {value, bytes: memoryOf(value, inflated.length)};
      } catch (cause) {
        throw isDamage(cause) ? damageError(file, cause, read, inflated) : cause;
      }
    };
    try {
      return await attempt(false);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof BusyError) {
        await abortable(new Promise(resolve => setTimeout(resolve, error.waitMs)), signal);
      }
      return attempt(true);
    }
  }
}

/** Returns whether an error means that a file is not one that this version of the theme wrote. */
export function isDamage(error: unknown): boolean {
  return error instanceof SearchIndexError && !(error instanceof IndexFormatError);
}

/** Returns an error that names what happened to a file, if that shows: of the bytes that arrived, or of the inflated ones. */
function damageError(
  file: string,
  cause: unknown,
  bytes: Uint8Array,
  inflated?: Uint8Array,
): unknown {
  if (inflated && !isCompressed(inflated)) {
    return cause;
  }
  const damage = inflated ? 'it is compressed twice' : damageOf(bytes);
  const advice = '"Deploy" in the README lists what hosts and Git must leave alone';
  const reason = `this is no file of the search, or it is damaged: ${damage}. ${advice}`;
  return new SearchIndexError(file, reason, {cause});
}

/** Returns the approximate size of a parsed file in memory. Texts take two bytes for each of the file. */
function memoryOf(value: unknown, fileBytes: number): number {
  return value instanceof TermTable ? value.bytes : 2 * fileBytes;
}

/** Returns whether an error may mean that a deployment replaced the file. */
export function isStale(error: unknown): boolean {
  return error instanceof MissingAssetError || error instanceof SearchIndexError;
}

/** Milliseconds without a byte after which a fetch fails. A slow line may take longer for a whole file. */
const stallTimeoutMs = 15_000;

/** The longest time in milliseconds to wait for a server that is busy. */
const maxBusyWaitMs = 5_000;

/** The wait in milliseconds if the server names none. */
const defaultBusyWaitMs = 1_000;

/** Returns how long a server asks to wait, in milliseconds: the seconds of `Retry-After`, within limits. */
function busyWait({headers}: Response): number {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return seconds > 0 ? Math.min(seconds * 1000, maxBusyWaitMs) : defaultBusyWaitMs;
}

/** Returns the body of a response. @param onProgress called with each chunk that arrives */
async function readBody(
  {body}: Response,
  onProgress: () => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    chunks.push(part.value);
    onProgress();
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

export type FetchOptions = {
  /** Milliseconds without a byte after which a fetch fails. */
  timeout?: number;
  /** Called when bytes arrive. */
  onProgress?: () => void;
};

/** Returns a reader of files below a URL. */
export function fetchFrom(
  folder: string,
  {timeout = stallTimeoutMs, onProgress}: FetchOptions = {},
): ReadAsset {
  return async (name, {bypassCache, signal}) => {
    const url = `${folder}${name}`;
    // The names of all other files contain a hash, so their content never changes.
    const cache = bypassCache ? 'reload' : name === indexFile ? 'no-cache' : 'default';
    // AbortSignal.any is missing in Safari before 17.4.
    const controller = new AbortController();
    signal?.addEventListener('abort', () => controller.abort(signal.reason), {once: true});
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onBytes = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        controller.abort(new Error(`no data within ${timeout / 1000} seconds`));
      }, timeout);
      onProgress?.();
    };
    try {
      onBytes();
      const response = await fetch(url, {cache, signal: controller.signal});
      assertFound(response, url);
      return await readBody(response, onBytes);
    } catch (cause) {
      signal?.throwIfAborted();
      throw isOfFile(cause) ? cause : new UnreachableError(url, (cause as Error).message, {cause});
    } finally {
      clearTimeout(timer);
    }
  };
}

/** @throws {MissingAssetError | BusyError | RefusedError} if the server did not send the file */
function assertFound(response: Response, url: string): void {
  const {status, ok} = response;
  if (status === 404 || status === 410) {
    throw new MissingAssetError(url);
  }
  if (isBusyStatus(status)) {
    throw new BusyError(url, status, busyWait(response));
  }
  if (!ok) {
    throw new RefusedError(url, status);
  }
}

function isOfFile(error: unknown): boolean {
  return (
    error instanceof MissingAssetError ||
    error instanceof BusyError ||
    error instanceof RefusedError
  );
}
