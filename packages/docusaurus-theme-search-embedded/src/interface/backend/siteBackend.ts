import type {ComponentType} from 'react';
import type {Hit, SearchBackend} from '../../client/hit.js';
import type {SearchPluginData} from '../../shared/data.js';

/** The hosted service, or the site's own index. */
export type BackendName = SearchPluginData['backend'];

export type OutageHelpProps = {
  /** Whether the service has not answered yet. Otherwise the search has failed. */
  isUnresponsive: boolean;
  /** Called before a focused button disappears. */
  onLeave: () => void;
};

/**
 * Connects the interface with a backend. The plugin resolves `@search/adapter` to `./embedded`, or
 * to `hosted/browser/adapter` on sites with the `hosted` option, so that other builds contain none of it.
 */
export type SearchAdapter = {
  /** Returns the current backend. This is a React hook. */
  useBackendName: (data: SearchPluginData) => BackendName;
  connect: (name: BackendName, data: SearchPluginData) => Promise<SearchBackend>;
  /** Offers the site's own index during an outage of the hosted service. */
  OutageHelp: ComponentType<OutageHelpProps>;
  reportViewed: (hits: readonly Hit[], data: SearchPluginData) => void;
  /** @param position the hit's position in its group, from 1. */
  reportOpened: (hit: Hit, position: number, data: SearchPluginData) => void;
};
