import type {ComponentType} from 'react';
import {getEmbeddedBackend} from '../../client/embeddedBackend.js';
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
 * The backends of a site. The plugin resolves `docusaurus-theme-search-embedded/backends` to this file, or to
 * `hosted/browser/siteBackends` on sites with the `hosted` option, so that other builds contain no code of
 * the hosted search.
 */
export type SiteBackends = {
  /** Returns the name of the active backend. This is a React hook. */
  useBackendName: (data: SearchPluginData) => BackendName;
  connect: (name: BackendName, data: SearchPluginData) => Promise<SearchBackend>;
  /** Offers the site's own index during an outage of the hosted service. */
  OutageHelp: ComponentType<OutageHelpProps>;
  reportViewed: (hits: readonly Hit[], data: SearchPluginData) => void;
  /** @param position the hit's position in its group, from 1. */
  reportOpened: (hit: Hit, position: number, data: SearchPluginData) => void;
};

const embeddedOnly: SiteBackends = {
  useBackendName: () => 'embedded',
  connect: async (_, {indexUrl}) => getEmbeddedBackend(indexUrl),
  OutageHelp: () => null,
  reportViewed: () => {},
  reportOpened: () => {},
};

export default embeddedOnly;
