import {useSyncExternalStore, type ReactNode} from 'react';
import type {SearchPluginData} from '../../shared/data.js';
import type {
  BackendName,
  OutageHelpProps,
  SiteBackends,
} from '../../interface/backend/siteBackends.js';
import {HelpButton} from '../../interface/buttons.jsx';
import {labels} from '../../interface/labels.js';
import {limits} from '../../interface/limits.js';
import type {HostedBackend} from './hostedBackend.js';

/** The number of results in one view event. */
const batchSize = 20;

const listeners = new Set<() => void>();
let isFallback = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Searches the site's own index until the next page load. */
function chooseFallback(): void {
  isFallback = true;
  listeners.forEach(listener => listener());
}

let connecting: Promise<HostedBackend> | undefined;

/** Loads the service's client on the first call, and again after a failed call. */
async function connectHosted(data: SearchPluginData): Promise<HostedBackend> {
  if (data.backend !== 'hosted') {
    throw new Error('The hosted backend needs the `hosted` option of the search theme.');
  }
  connecting ??= import('./hostedBackend.js').then(client => client.connectHosted(data));
  connecting.catch(() => (connecting = undefined));
  return connecting;
}

function OutageHelp({isUnresponsive, onLeave}: OutageHelpProps): ReactNode {
  return (
    <>
      {isUnresponsive && <p className="DocSearch-Help">{labels.unresponsive}</p>}
      <HelpButton onLeave={onLeave} onClick={chooseFallback}>
        {labels.searchFallback}
      </HelpButton>
    </>
  );
}

async function send(method: string, event: object, data: SearchPluginData): Promise<void> {
  try {
    const {insights} = await connectHosted(data);
    const algoliaSource = ['autocomplete', 'autocomplete-internal'];
    await (insights as (name: string, details: object) => unknown)(method, {
      ...event,
      index: data.indexName,
      algoliaSource,
    });
  } catch {
    // A blocker or an outage may stop statistics, which visitors need not be told.
  }
}

let viewTimer: ReturnType<typeof setTimeout> | undefined;

/** Searches Algolia, or the site's own index after a visitor chose it during an outage. */
const backends: SiteBackends = {
  useBackendName: () =>
    useSyncExternalStore<BackendName>(
      subscribe,
      () => (isFallback ? 'embedded' : 'hosted'),
      () => 'hosted',
    ),
  connect: async (name, data) =>
    name === 'hosted'
      ? connectHosted(data)
      : (await import('../../client/embeddedBackend.js')).getEmbeddedBackend(data.indexUrl),
  OutageHelp,
  // Hits of the site's own index have no `queryID`.
  reportViewed(hits, data) {
    const ids = hits.filter(({queryID}) => queryID).map(({id}) => id);
    if (ids.length === 0) {
      return;
    }
    clearTimeout(viewTimer);
    viewTimer = setTimeout(() => {
      for (let start = 0; start < ids.length; start += batchSize) {
        const objectIDs = ids.slice(start, start + batchSize);
        void send('viewedObjectIDs', {eventName: 'Items Viewed', objectIDs}, data);
      }
    }, limits.viewDelay);
  },
  reportOpened({id, queryID}, position, data) {
    if (!queryID) {
      return;
    }
    const event = {queryID, objectIDs: [id], positions: [position]};
    void send('clickedObjectIDsAfterSearch', {eventName: 'Item Selected', ...event}, data);
  },
};

export default backends;
