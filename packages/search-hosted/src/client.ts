import {liteClient} from 'algoliasearch/lite';
import insightsClient, {type InsightsClient} from 'search-insights';
import type {InputQuery, ResultPage} from 'docusaurus-theme-search-embedded/client';
import {parseResponse, tags} from './hits';

/** A public application id, a search-only key, and the name of an index. */
export type Credentials = {appId: string; apiKey: string; indexName: string};

export type HostedClient = {
  indexName: string;
  find: (query: InputQuery) => Promise<ResultPage>;
  /** Sends view and click events. */
  insights: InsightsClient;
  /** For sites that show related pages. The theme does not call it. */
  getRecommendations: ReturnType<typeof liteClient>['getRecommendations'];
};

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/**
 * Remembers which hosts are down, so that the client skips them for two minutes. The client's own caches
 * fail at this in 5.64: they store a state under the host plus its state but look it up under the host
 * alone, and a state from browser storage has lost its functions.
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

/** The number of hits of a request, as in DocSearch. */
const hitsPerPage = 20;

const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
  level => `hierarchy.${level}`,
);

/** Returns one request per page of hits that the query needs, with DocSearch's parameters. */
function requestsOf({query, from, to, filters, excerptWords}: InputQuery, indexName: string) {
  const request = {
    query,
    indexName,
    attributesToRetrieve: ['hierarchy.lvl0', ...headings, 'content', 'type', 'url'],
    attributesToSnippet: [...headings, 'content'].map(attribute => `${attribute}:${excerptWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: tags.pre,
    highlightPostTag: tags.post,
    hitsPerPage,
    clickAnalytics: true,
    facetFilters: filters as (string | string[])[],
  };
  const [first, last] = [from / hitsPerPage, to / hitsPerPage].map(Math.floor) as [number, number];
  return Array.from({length: last - first}, (_, index) => {
    const page = first + index;
    return page > 0 ? {...request, page} : request;
  });
}

/**
 * Connects to the hosted search service. Its client has time limits (connect 1 s, read 2 s, write 30 s),
 * several hosts, and skips a host that is down for two minutes. It sends the key as a query parameter. A search that
 * the service rejects because there were too many fails at once, with `isBusy`.
 *
 * @throws Error "`appId` is missing." or "`apiKey` is missing.".
 */
export function connectHosted({appId, apiKey, indexName}: Credentials): HostedClient {
  const client = liteClient(appId, apiKey, {
    hostsCache: createHostsCache(),
    // By default, the client repeats a search that came too early three times, one second apart.
    maxRateLimitRetries: 0,
  });
  // Without a cookie, the service recognizes a visitor only until the page closes.
  insightsClient('init', {appId, apiKey, useCookie: false});
  return {
    indexName,
    async find(query) {
      try {
        return parseResponse(
          await client.search({requests: requestsOf(query, indexName) as never}),
        );
      } catch (error) {
        throw (error as {status?: number}).status === 429
          ? Object.assign(error as Error, {isBusy: true})
          : error;
      }
    },
    insights: insightsClient,
    getRecommendations: client.getRecommendations.bind(client),
  };
}
