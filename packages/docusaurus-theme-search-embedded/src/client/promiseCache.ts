type Entry<T> = {
  promise: Promise<T>;
  /** Whether the value can be returned again. */
  isUsable: () => boolean;
  controller: AbortController;
  /** The number of waiting callers. */
  waiting: number;
  size: number;
};

type CacheOptions<T> = {
  /** The time in ms in which a new caller can take over a promise without waiting callers. */
  graceMs?: number;
  /** Returns the size of a value, by default 1. */
  sizeOf?: (value: T) => number;
  /** Returns whether a value can be returned again. A partial one cannot. */
  isUsable?: (value: T) => boolean;
};

/**
 * Caches promises by key. Removes rejected and unusable ones, so that the next call tries again, and evicts
 * the least recently used values when their total size exceeds `maxSize`.
 */
export class PromiseCache<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private total = 0;

  constructor(
    private readonly maxSize: number,
    private readonly options: CacheOptions<T> = {},
  ) {}

  /**
   * Returns the value of `key`, created if necessary.
   *
   * @param create receives a signal that aborts when all callers have aborted
   * @throws the reason of the caller's signal, as soon as it is aborted
   */
  async getOrCreate(
    key: string,
    create: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted();
    const known = this.entries.get(key);
    if (known && !known.isUsable()) {
      this.remove(key, known);
    }
    const entry = this.entries.get(key) ?? this.add(key, create);
    // Maps keep insertion order, so the first entry is the least recently used.
    this.entries.delete(key);
    this.entries.set(key, entry);
    entry.waiting++;
    try {
      return await abortable(entry.promise, signal);
    } finally {
      entry.waiting--;
      if (entry.waiting === 0 && entry.size < 0) {
        this.abandon(key, entry);
      }
    }
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  private add(key: string, create: (signal: AbortSignal) => Promise<T>): Entry<T> {
    const controller = new AbortController();
    const {sizeOf = () => 1, isUsable = () => true} = this.options;
    const entry: Entry<T> = {
      promise: create(controller.signal),
      isUsable: () => true,
      controller,
      waiting: 0,
      size: -1,
    };
    entry.promise.then(
      value => {
        entry.size = sizeOf(value);
        entry.isUsable = () => isUsable(value);
        // An abandoned entry may resolve after it was removed.
        if (this.entries.get(key) === entry) {
          this.total += entry.size;
          this.trim(key);
        }
      },
      () => this.remove(key, entry),
    );
    return entry;
  }

  private abandon(key: string, entry: Entry<T>): void {
    const {graceMs = 0} = this.options;
    setTimeout(() => {
      if (entry.waiting > 0 || entry.size >= 0) {
        return;
      }
      this.remove(key, entry);
      entry.controller.abort();
    }, graceMs);
  }

  private remove(key: string, entry: Entry<T>): void {
    if (this.entries.get(key) === entry) {
      this.entries.delete(key);
      this.total -= Math.max(0, entry.size);
    }
  }

  private trim(newest: string): void {
    for (const [key, {size}] of this.entries) {
      if (this.total <= this.maxSize) {
        return;
      }
      if (size < 0 || key === newest) {
        continue;
      }
      this.entries.delete(key);
      this.total -= size;
    }
  }
}

const aborted = new WeakMap<AbortSignal, Promise<never>>();

/** Follows a promise until the signal aborts. All promises of a signal share one listener. */
export function abortable<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) {
    return promise;
  }
  let abort = aborted.get(signal);
  if (!abort) {
    abort = new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), {once: true}),
    );
    abort.catch(() => {});
    aborted.set(signal, abort);
  }
  return Promise.race([promise, abort]);
}
