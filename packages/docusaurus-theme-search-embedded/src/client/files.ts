import {SearchIndexError} from '../engine/format/bytes.js';
import {inflate} from '../engine/format/inflate.js';
import {indexFile} from '../engine/format/files.js';
import {TermTable} from '../engine/format/terms.js';
import {PromiseCache} from './promiseCache.js';

/** Reports a missing file, which a deployment may have replaced. */
export class MissingAssetError extends Error {
  constructor(file: string, reason = 'not found') {
    super(`${file}: ${reason}. Build the site again (npm run build) and deploy all of it.`);
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

/** Reads, decompresses, and caches search files. */
export class SearchFiles {
  private readonly cache: PromiseCache<Loaded>;

  /** @param where a prefix for file names in errors, for example the folder's URL */
  constructor(
    private readonly readAsset: ReadAsset,
    private readonly where = '',
    maxBytes = defaultMaxBytes,
  ) {
    this.cache = new PromiseCache<Loaded>(maxBytes, ({bytes}) => bytes);
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
   *
   * @throws {MissingAssetError | SearchIndexError | Error} naming the file
   */
  async read<T>(
    name: string,
    parse: (bytes: Uint8Array<ArrayBuffer>, file: string) => T,
    signal?: AbortSignal,
  ): Promise<{value: T; bytes: number}> {
    const file = `${this.where}${name}`;
    const attempt = async (bypassCache: boolean) => {
      const bytes = await inflate(await this.readAsset(name, {bypassCache, signal}), file);
      const value = parse(bytes, file);
      return {value, bytes: memoryOf(value, bytes.length)};
    };
    try {
      return await attempt(false);
    } catch {
      signal?.throwIfAborted();
      return attempt(true);
    }
  }
}

/** Returns the approximate size of a parsed file in memory. Texts take two bytes for each of the file. */
function memoryOf(value: unknown, fileBytes: number): number {
  return value instanceof TermTable ? value.bytes : 2 * fileBytes;
}

/** Returns whether an error may mean that a deployment replaced the file. */
export function isStale(error: unknown): boolean {
  return error instanceof MissingAssetError || error instanceof SearchIndexError;
}

/** Slow connections still transfer 100 kB in this time. */
const fetchTimeoutMs = 15_000;

/** Returns a reader of files below a URL. */
export function fetchFrom(folder: string, timeout = fetchTimeoutMs): ReadAsset {
  return async (name, {bypassCache, signal}) => {
    const url = `${folder}${name}`;
    // The names of all other files contain a hash, so their content never changes.
    const cache = bypassCache ? 'reload' : name === indexFile ? 'no-cache' : 'default';
    const late = AbortSignal.timeout(timeout);
    // AbortSignal.any is missing in Safari before 17.4.
    const controller = new AbortController();
    for (const other of [late, signal]) {
      other?.addEventListener('abort', () => controller.abort(other.reason), {once: true});
    }
    let response: Response;
    let bytes: ArrayBuffer;
    try {
      response = await fetch(url, {cache, signal: controller.signal});
      bytes = await response.arrayBuffer();
    } catch (cause) {
      signal?.throwIfAborted();
      const {name: kind, message} = cause as Error;
      const reason =
        kind === 'TimeoutError' ? `no answer within ${timeout / 1000} seconds` : message;
      throw new UnreachableError(url, reason, {cause});
    }
    const {status, ok} = response;
    // Hosts answer with different statuses for a removed file: 404, 410, 403, 400.
    if (status >= 400 && status < 500) {
      throw new MissingAssetError(
        url,
        status === 404 ? undefined : `the server answered ${status}`,
      );
    }
    if (!ok) {
      throw new Error(`${url}: the server answered ${status}.`);
    }
    return new Uint8Array(bytes);
  };
}
