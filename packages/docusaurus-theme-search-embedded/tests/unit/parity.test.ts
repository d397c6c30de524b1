// Protects that embedded and hosted search return the same hits for a page.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {liteClient} from 'algoliasearch/lite';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {plainText, type Hit, type InputQuery, type SearchBackend} from '../../src/client/hit';
import {requestsOf} from '../../src/hosted/browser/hostedBackend';
import {parseResponse} from '../../src/hosted/browser/hits';
import {pushRecords} from '../../src/hosted/push';
import {extractRecords} from '../../src/records';
import {AlgoliaServer} from '../fixtures/algolia-server';
import {input, siteOf, visible} from '../fixtures/engine/site';

/** Runs one page through the whole pipeline: HTML, records, both backends. */
const page = readFileSync(path.join(__dirname, '../fixtures/page.html'), 'utf8');
const records = extractRecords(page, {
  url: 'https://docs.example.com/docs/anthropic-api-key',
  lvl0: 'Getting started',
  pageRank: 10,
});

const server = new AlgoliaServer();
let hosted: Pick<SearchBackend, 'find'>;
const embedded = siteOf(records);

beforeAll(async () => {
  await server.start();
  server.keys.set('write', ['admin']);
  server.keys.set('search', ['search']);
  const hosts = [{url: server.host, accept: 'readWrite', protocol: 'http'} as const];
  const client = algoliasearch('APP', 'write', {hosts});
  await pushRecords({client, indexName: 'movie', synonyms: [], records, log: () => {}});
  const lite = liteClient('APP', 'search', {hosts});
  hosted = {
    find: async query =>
      parseResponse(await lite.search({requests: requestsOf(query, 'movie') as never})),
  };
});
afterAll(() => server.stop());

/** Returns the hits of both backends. */
async function hitsOf(query: string, more?: Partial<InputQuery>): Promise<Hit[][]> {
  const pages = await Promise.all([hosted, embedded].map(each => each.find(input(query, more))));
  return pages.map(({hits}) => hits);
}

/** The parts of a hit that do not depend on the backend's ranking. */
function comparable({url, kind, category, headings}: Hit): object {
  const plain = headings.map(heading => heading && plainText(heading));
  return {url, kind, category: plainText(category), headings: plain};
}

describe('search: both backends return the same hits', () => {
  test('a text has the same URL, kind, category, and headings', async () => {
    const [theirs, ours] = await hitsOf('spend limit');
    const text = theirs!.find(({kind}) => kind === 'text');
    expect(text).toBeDefined();
    expect(ours!.map(comparable)).toContainEqual(comparable(text!));
  });

  test('both mark the same words of a heading, and a heading of the service has no excerpt', async () => {
    const [theirs, ours] = await hitsOf('create');
    const headings = (hits: Hit[]) =>
      hits.filter(({kind}) => kind === 'heading').map(hit => visible(hit.headings.at(-1)));
    expect(headings(theirs!)).toEqual(['<mark>Create</mark> a key']);
    expect(headings(ours!)).toEqual(['<mark>Create</mark> a key']);
    expect(theirs!.find(({kind}) => kind === 'heading')?.excerpt).toBeUndefined();
  });

  test('both mark the words of an excerpt', async () => {
    for (const hits of await hitsOf('spend limit')) {
      expect(hits.map(({excerpt}) => visible(excerpt)).join()).toMatch(/<mark>spend/i);
    }
  });

  test('no match is an empty list', async () => {
    for (const backend of [hosted, embedded]) {
      expect(await backend.find(input('zyxwvut'))).toMatchObject({hits: [], total: 0});
    }
  });

  test('both count all hits, also after the last one', async () => {
    for (const backend of [hosted, embedded]) {
      const {total} = await backend.find(input('key'));
      expect(await backend.find(input('key', {from: 1980, to: 2000}))).toEqual({hits: [], total});
    }
  });
});
