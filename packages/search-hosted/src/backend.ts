import siteConfig from '@generated/docusaurus.config';
import {translate} from '@docusaurus/Translate';
import {embeddedBackend, type CreateBackend} from 'docusaurus-theme-search-embedded/client';
import type {Credentials, HostedClient} from './client';

/** The number of results in one view event. */
const batchSize = 20;

/** Milliseconds on screen after which results count as viewed. */
const viewDelay = 400;

let connecting: Promise<HostedClient> | undefined;

/** Loads the service's client on the first call, and again after a failed call. */
async function connect(): Promise<HostedClient> {
  const {appId, apiKey, indexName} = siteConfig.themeConfig.algolia as Credentials;
  connecting ??= import('./client').then(client =>
    client.connectHosted({appId, apiKey, indexName}),
  );
  connecting.catch(() => (connecting = undefined));
  return connecting;
}

async function send(method: string, event: object): Promise<void> {
  try {
    const {insights, indexName} = await connect();
    const algoliaSource = ['autocomplete', 'autocomplete-internal'];
    const call = insights as (name: string, details: object) => unknown;
    call(method, {...event, index: indexName, algoliaSource});
  } catch {
    // A blocker or an outage may stop statistics, which visitors need not be told.
  }
}

let viewTimer: ReturnType<typeof setTimeout> | undefined;

/** Searches the Algolia index of `themeConfig.algolia`, or the site's own after a visitor chose it in an outage. */
const createBackend: CreateBackend = data => ({
  find: async query => (await connect()).find(query),
  excerptWords: {wide: 10, narrow: 5},
  fallback: {
    label: translate({
      id: 'search.fallback',
      message: 'Search this site’s own copy',
      description: 'Search dialog: button during an outage',
    }),
    unanswered: translate({
      id: 'search.unanswered',
      message: 'The search service has not answered yet.',
      description: 'Search dialog: text next to the button, after some seconds',
    }),
    backend: () => ({
      ...embeddedBackend(data),
      note: translate({
        id: 'search.fallbackNote',
        message: 'Results come from this site’s own copy.',
        description: 'Search dialog: note while the own copy answers',
      }),
    }),
  },
  reportViewed(hits) {
    const ids = hits.filter(({queryID}) => queryID).map(({id}) => id);
    if (ids.length === 0) {
      return;
    }
    clearTimeout(viewTimer);
    viewTimer = setTimeout(() => {
      for (let start = 0; start < ids.length; start += batchSize) {
        const objectIDs = ids.slice(start, start + batchSize);
        void send('viewedObjectIDs', {eventName: 'Items Viewed', objectIDs});
      }
    }, viewDelay);
  },
  reportOpened({id, queryID}, position) {
    if (!queryID) {
      return;
    }
    const event = {queryID, objectIDs: [id], positions: [position]};
    void send('clickedObjectIDsAfterSearch', {eventName: 'Item Selected', ...event});
  },
});

export default createBackend;
