import {reloadIfServed} from './reload';

/** Never resolves. For code that must not continue because the document is about to be replaced. */
export const forever = new Promise<never>(() => {});

/**
 * Returns whether this document is the result of a reload. This needs no storage, so it prevents a second
 * reload even if storage is forbidden.
 */
export function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

let reload: Promise<boolean> | undefined;

/** Reloads the page once, however many parts fail together. */
async function reloadTogether(): Promise<boolean> {
  reload ??= reloadIfServed();
  const isReloading = await reload;
  if (!isReloading) {
    reload = undefined;
  }
  return isReloading;
}

/**
 * Loads a lazy part of the open page. After a deployment its file is gone, so the page reloads once
 * if the server answers.
 *
 * @throws the error of `load`, if a reload does not help or is not possible
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isReloaded() || !(await reloadTogether())) {
      throw error;
    }
    return forever;
  }
}
