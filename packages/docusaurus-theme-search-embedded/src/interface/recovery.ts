import {createStorageSlot} from '@docusaurus/theme-common';
import {store} from './store.js';

/**
 * Returns the storage slot that is set after this tab reloaded itself; it holds a question mark and the query
 * until the dialog reopens. Created on use, because Docusaurus warns about storage that is forbidden.
 */
const reload = () => createStorageSlot('docusaurus-search-reload', {persistence: 'sessionStorage'});

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
        ({status}) => status >= 400 && status < 500,
        () => false,
      );
    }
  }
  return false;
}

/**
 * Reloads an outdated page, unless this tab already did. Does nothing without session storage, or if
 * it is full, which prevents a loop.
 *
 * @param query the query to reopen the dialog with; undefined keeps it closed.
 */
export function reloadOnce(query?: string): boolean {
  if (reload().get() !== null) {
    return false;
  }
  store(reload(), query === undefined ? '' : `?${query}`, 'sessionStorage');
  if (reload().get() === null) {
    return false;
  }
  window.location.reload();
  return true;
}

/** Returns the query that {@link reloadOnce} saved, on the first call only. */
export function queryBeforeReload(): string | undefined {
  const text = reload().get();
  if (!text) {
    return undefined;
  }
  store(reload(), '', 'sessionStorage');
  return text.slice(1);
}

/** Allows the next reload, once search has loaded its code and its index. */
export function forgetReload(): void {
  reload().del();
}
