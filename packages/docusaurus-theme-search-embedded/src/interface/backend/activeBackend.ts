import createBackend from 'docusaurus-theme-search-embedded/backend';
import {useSyncExternalStore} from 'react';
import type {Backend} from '../../client/hit.js';
import type {SearchPluginData} from '../../shared/data.js';

const listeners = new Set<() => void>();
let active: Backend | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the backend that the page searches: the one of the site, or the one that the reader chose. */
export function activeBackend(data: SearchPluginData): Backend {
  return (active ??= createBackend(data));
}

export function useActiveBackend(data: SearchPluginData): Backend {
  const get = (): Backend => activeBackend(data);
  return useSyncExternalStore(subscribe, get, get);
}

/** Searches another backend until the next page load. */
export function chooseBackend(backend: Backend): void {
  active = backend;
  listeners.forEach(listener => listener());
}
