import type {Page, Request, Route} from '@playwright/test';
import type {SearchParamsObject} from 'algoliasearch/lite';
import type {SearchRecord} from './searchBuild';

type SearchRequest = SearchParamsObject & {indexName: string; query: string};
type SearchHit = Pick<SearchRecord, 'type' | 'url' | 'content' | 'hierarchy'> & {
  objectID: string;
  _snippetResult?: object;
  _highlightResult?: object;
};

/** One search that reached the service. */
export type SearchCall = {url: URL; requests: SearchRequest[]};

/** Returns the service's answer to a request: hits with their figures, or any other value. */
export type Answer = (request: SearchRequest) => unknown;

/** Every host of the search service; events go to another. */
export const searchHosts = /^https:\/\/testappid(-dsn\.algolia\.net|-\d\.algolianet\.com)\//;
const eventsHost = 'https://insights.algolia.io/**';
const cors = {'access-control-allow-origin': '*'};

/** What Chromium writes to the console about a host that cannot be reached, and the theme about a search that failed. */
export const hostProblems = [/Failed to load resource/, /^console error: Search: /];

type HitChanges = Omit<Partial<SearchHit>, 'hierarchy'> & {
  hierarchy?: Partial<SearchHit['hierarchy']>;
};

/** Creates a hit as the service sends it. Hits with another `number` are other records. */
export function hit(number = 0, {hierarchy, ...changes}: HitChanges = {}): SearchHit {
  const all = {
    lvl0: 'Getting started',
    lvl1: 'Install the product',
    lvl2: `Step ${number}`,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
    ...hierarchy,
  };
  return {
    objectID: `record-${number}`,
    type: 'lvl2',
    url: `https://docs.example.com/docs/getting-started/installation#step-${number}`,
    content: null,
    hierarchy: all,
    _snippetResult: {
      hierarchy: {lvl2: {value: `<mark>Step</mark> ${number}`, matchLevel: 'full'}},
    },
    _highlightResult: {hierarchy: {lvl0: {value: all.lvl0, matchLevel: 'none'}}},
    ...changes,
  };
}

/** Creates the service's answer with these hits. */
export function answerOf(hits: SearchHit[], changes: object = {}): object {
  return {
    hits,
    nbHits: hits.length,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query: '',
    params: '',
    renderingContent: {},
    queryID: '4f2c9a1be8d7453f9e0c6b5a1d2e3f40',
    index: 'movie',
    processingTimeMS: 1,
    ...changes,
  };
}

function callOf(request: Request): SearchCall {
  return {url: new URL(request.url()), ...(request.postDataJSON() as {requests: SearchRequest[]})};
}

/** An event as `search-insights` sends it. */
export type InsightsEvent = {
  eventType: string;
  eventName: string;
  index: string;
  objectIDs: string[];
  positions?: number[];
  queryID?: string;
  userToken: string;
};

/** Replaces the host of events. Each entry of the result contains the events of one request. */
export async function serveEvents(page: Page): Promise<InsightsEvent[][]> {
  const requests: InsightsEvent[][] = [];
  await page.route(eventsHost, async route => {
    requests.push((route.request().postDataJSON() as {events: InsightsEvent[]}).events);
    await route.fulfill({json: {status: 200, message: 'OK'}, headers: cors});
  });
  return requests;
}

/**
 * Replaces the hosted search service, and accepts its events without storing them.
 *
 * @param answer returns the answer to each request; by default one hit.
 * @returns the searches so far, which grow while the test runs.
 */
export async function serveSearch(
  page: Page,
  answer: Answer = () => answerOf([hit()]),
): Promise<SearchCall[]> {
  const calls: SearchCall[] = [];
  await serveEvents(page);
  const respond = async (route: Route): Promise<void> => {
    const call = callOf(route.request());
    calls.push(call);
    const results = await Promise.all(call.requests.map(answer));
    await route.fulfill({json: {results}, headers: cors});
  };
  await page.route(searchHosts, respond);
  // Also for tabs that the page opens.
  await page.context().route(searchHosts, respond);
  return calls;
}

/** Answers searches with the test's own handler. */
export async function onSearch(
  page: Page,
  handler: (route: Route, call: SearchCall) => Promise<void>,
): Promise<void> {
  await page.route(searchHosts, route => handler(route, callOf(route.request())));
}
