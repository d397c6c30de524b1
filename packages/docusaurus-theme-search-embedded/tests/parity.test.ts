import {readFileSync} from 'node:fs';
import {liteClient} from 'algoliasearch/lite';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {siteOf} from './fixtures/engine/site';
import {pushRecords} from '../src/hosted/push';
import {extractRecords} from '../src/records';
import {searchInAlgoliaShape} from '../src/client/algoliaShape';
import type {SearchClient, SearchRequest, SearchResponse} from '../src/engine/types';
import {algoliasearch} from 'algoliasearch';
import {AlgoliaServer} from './fixtures/algolia-server';

/** Runs one page through the whole pipeline: HTML, records, both backends. */
const page = readFileSync(
  'packages/docusaurus-theme-search-embedded/tests/fixtures/page.html',
  'utf8',
);
const records = extractRecords(page, {
  url: 'https://docs.example.com/docs/anthropic-api-key',
  lvl0: 'Getting started',
  pageRank: 10,
});

const server = new AlgoliaServer();
let hosted: SearchClient;
let embedded: SearchClient;

beforeAll(async () => {
  await server.start();
  server.keys.set('write', ['admin']);
  server.keys.set('search', ['search']);
  const hosts = [{url: server.host, accept: 'readWrite', protocol: 'http'} as const];
  const client = algoliasearch('APP', 'write', {hosts});
  await pushRecords({client, indexName: 'movie', synonyms: [], records, log: () => {}});
  // Users of the lite client need this cast, too: its types do not include an index's fields.
  hosted = liteClient('APP', 'search', {hosts}) as unknown as SearchClient;

  const site = siteOf(records);
  embedded = {
    search: async ({requests}) => ({results: await searchInAlgoliaShape(site, requests)}),
  };
});
afterAll(() => server.stop());

const levels = [0, 1, 2, 3, 4, 5, 6].map(level => `hierarchy.lvl${level}`);

/** The dialog's request (SPECIFICATION.md#hosted-search). */
function request(query: string, extra: Partial<SearchRequest> = {}): SearchRequest {
  return {
    indexName: 'movie',
    query,
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels.map(level => `${level}:10`), 'content:10'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
    ...extra,
  };
}

async function answers(query: string, extra?: Partial<SearchRequest>): Promise<SearchResponse[]> {
  const requests = [request(query, extra)];
  const both = await Promise.all([hosted.search({requests}), embedded.search({requests})]);
  return both.map(({results}) => results[0]!);
}

/** `hits[].hierarchy.lvl1: string` for every value inside an answer. */
function shape(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    return value.flatMap(item => shape(item, `${path}[]`));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) =>
      shape(item, path ? `${path}.${key}` : key),
    );
  }
  return [`${path}: ${value === null ? 'null' : typeof value}`];
}

/** The fields that the interface reads from each answer. */
const read = [
  'nbHits: number',
  'nbPages: number',
  'page: number',
  'hitsPerPage: number',
  'query: string',
  'index: string',
  'hits[].objectID: string',
  'hits[].type: string',
  'hits[].url: string',
  'hits[].content: string',
  'hits[].hierarchy.lvl0: string',
  'hits[].hierarchy.lvl1: string',
  'hits[].hierarchy.lvl2: string',
  'hits[].hierarchy.lvl3: null',
  'hits[].hierarchy.lvl6: null',
  'hits[]._highlightResult.content.value: string',
  'hits[]._highlightResult.content.matchLevel: string',
  'hits[]._highlightResult.hierarchy.lvl0.value: string',
  'hits[]._highlightResult.hierarchy.lvl1.value: string',
  'hits[]._highlightResult.hierarchy.lvl1.matchLevel: string',
  'hits[]._highlightResult.hierarchy.lvl2.value: string',
  'hits[]._snippetResult.content.value: string',
  'hits[]._snippetResult.content.matchLevel: string',
];

describe('search: both backends return the same shape', () => {
  test('all fields that the interface reads are in both answers, with the same type', async () => {
    for (const answer of await answers('spend limit')) {
      expect(shape(answer)).toEqual(expect.arrayContaining(read));
    }
  });

  test('the content of a heading is null in both answers, and not marked', async () => {
    for (const {hits} of await answers('create')) {
      const heading = hits.find(hit => hit.type === 'lvl2');
      expect(heading).toMatchObject({content: null, hierarchy: {lvl2: 'Create a key'}});
      expect(heading?._highlightResult).not.toHaveProperty('content');
      expect(heading?._highlightResult?.hierarchy).not.toHaveProperty('lvl3');
    }
  });

  test("matched words are between the request's own tags", async () => {
    for (const {hits} of await answers('create')) {
      expect(hits.map(hit => hit._highlightResult?.hierarchy?.lvl2?.value)).toContain(
        '<mark>Create</mark> a key',
      );
    }
  });

  test('no match is an empty list', async () => {
    for (const answer of await answers('zyxwvut')) {
      expect(answer).toMatchObject({hits: [], nbHits: 0, nbPages: 0, page: 0, query: 'zyxwvut'});
    }
  });

  test('both count pages in the same way, also after the last one', async () => {
    const [first, second] = await answers('key', {hitsPerPage: 1, page: 99});
    for (const answer of [first, second]) {
      expect(answer).toMatchObject({hits: [], page: 99, hitsPerPage: 1});
      expect(answer?.nbPages).toBe(answer?.nbHits);
    }
  });

  test('there is one answer per request, in order', async () => {
    const requests = [request('create'), request('limit')];
    for (const client of [hosted, embedded]) {
      const {results} = await client.search({requests});
      expect(results.map(({query}) => query)).toEqual(['create', 'limit']);
    }
  });
});
