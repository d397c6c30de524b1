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
