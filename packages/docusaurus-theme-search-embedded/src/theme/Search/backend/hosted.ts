import {liteClient} from 'algoliasearch/lite';
import insightsClient, {type InsightsClient} from 'search-insights';
import type {HostedSearch} from '../../../plugin/data';
import type {SearchClient} from '../../../engine/types';

/** The hosted service: its client, and what sends view and click events. */
export type HostedBackend = {
  client: SearchClient;
  insights: InsightsClient;
  /** For a site that wants related pages; nothing here calls it. */
  getRecommendations: ReturnType<typeof liteClient>['getRecommendations'];
};

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/**
 * Remembers which hosts are down, so that the client leaves them alone for two minutes. Its own
 * caches cannot: it stores a host's state under the host with its state, looks it up under the host
 * alone, and a state that went through browser storage has lost its functions (5.64).
 */
function createHostsCache(): NonNullable<LiteOptions['hostsCache']> {
  const states = new Map<string, unknown>();
  const urlOf = (host: unknown): string => (host as {url: string}).url;
  return {
    get: async (host, createState) =>
      (states.get(urlOf(host)) ?? (await createState())) as Awaited<ReturnType<typeof createState>>,
    set: async (host, state) => {
      states.set(urlOf(host), state);
      return state;
    },
    delete: async host => void states.delete(urlOf(host)),
    clear: async () => states.clear(),
  };
}

/**
 * Connects to the hosted search service. Its client brings time limits (connect 1 s, read 2 s, write
 * 30 s), several hosts, and two minutes of rest for one that is down. The key travels in query parameters.
 *
 * @throws Error "`appId` is missing." or "`apiKey` is missing.".
 */
export function connectHosted({appId, apiKey}: HostedSearch): HostedBackend {
  const client = liteClient(appId, apiKey, {hostsCache: createHostsCache()});
  // No cookie: the service sees a visitor as long as the page is open, and no longer.
  insightsClient('init', {appId, apiKey, useCookie: false});
  return {
    client: {search: async params => (await client.search(params)) as never},
    insights: insightsClient,
    getRecommendations: client.getRecommendations.bind(client),
  };
}
