import {isBusyStatus, type BackendError} from '../client/hit.js';

/** Why a search failed, as far as readers can do something about it. */
export type Failure = 'outdated' | 'busy' | 'refused' | 'damaged' | 'other';

/** Returns why a search failed, by the error of a backend, which can be any value. */
export async function failureOf(error: unknown): Promise<Failure> {
  const {status = 0, isBusy, isDamaged} = Object(error) as Partial<BackendError>;
  if (await isOutdated(error)) {
    return 'outdated';
  }
  if (isBusy || isBusyStatus(status)) {
    return 'busy';
  }
  if ([401, 403, 407, 451].includes(status)) {
    return 'refused';
  }
  return isDamaged || status === 404 || status === 410 ? 'damaged' : 'other';
}

/**
 * Returns whether the page is older or newer than its site, as after a deployment: the server no longer
 * has a script or style sheet that this page needs, or the index has another format.
 */
export async function isOutdated(error: unknown): Promise<boolean> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const {isOutdated, request} = cause as {isOutdated?: boolean; request?: unknown};
    if (isOutdated) {
      return true;
    }
    // The bundler's errors carry the URL.
    if (typeof request === 'string') {
      return fetch(request, {method: 'HEAD', cache: 'no-store'}).then(
        ({status}) => status === 404 || status === 410,
        () => false,
      );
    }
  }
  return false;
}
