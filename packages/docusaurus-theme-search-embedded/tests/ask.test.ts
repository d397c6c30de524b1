import {afterEach, describe, expect, it, vi} from 'vitest';
import {askEmbedded} from '../src/client';
import {createSearchAssets} from '../src/plugin/assets';
import {records} from './fixtures/engine/records';
import {visible} from './fixtures/engine/site';

/** A site that is served, in a browser without workers. */
function serve(): {fetched: string[]} {
  const fetched: string[] = [];
  const files = new Map(createSearchAssets(records).files.map(({name, bytes}) => [name, bytes]));
  vi.stubGlobal('document', {baseURI: 'https://docs.example/page'});
  vi.stubGlobal('fetch', async (url: string) => {
    const [, folder = '', name = ''] = /^https:\/\/docs\.example\/(\w+)\/search\/(.*)$/.exec(url)!;
    fetched.push(folder);
    return new Response(files.get(name), {status: files.has(name) ? 200 : 404});
  });
  return {fetched};
}

describe('search client: a question to the embedded index', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is answered with hits, best first, their matched words marked', async () => {
    serve();
    const hits = await askEmbedded('revoked minute', {manifestUrl: '/a/search/index.json'});
    expect(hits[0]!.url).toBe('https://docs.example/accounts/api-keys#revoke-a-key');
    expect(visible(hits[0]!.excerpt)).toBe(
      'A <mark>revoked</mark> key stops working within a <mark>minute</mark>.',
    );
  });

  it('is answered with as many hits as it wants, of the part of the site that it wants', async () => {
    serve();
    const ask = {manifestUrl: '/a/search/index.json'};
    expect(await askEmbedded('message', {...ask, limit: 2})).toHaveLength(2);
    expect(await askEmbedded('message', {...ask, filters: ['language:de']})).toEqual([]);
  });

  it.each(['', '  '])('of %j is answered with nothing, and fetches nothing', async words => {
    const {fetched} = serve();
    expect(await askEmbedded(words, {manifestUrl: '/b/search/index.json'})).toEqual([]);
    expect(fetched).toEqual([]);
  });

  it('asks the index that it names, and loads it once', async () => {
    const {fetched} = serve();
    const ask = {manifestUrl: '/c/search/index.json'};
    await askEmbedded('mail', ask);
    const {length} = fetched;
    await askEmbedded('mail', ask);
    expect(new Set(fetched)).toEqual(new Set(['c']));
    expect(fetched).toHaveLength(length);
  });

  it('rejects with the reason of its signal, and names the file that cannot be had', async () => {
    serve();
    const ask = {manifestUrl: '/d/search/missing/index.json'};
    const signal = AbortSignal.abort();
    await expect(askEmbedded('mail', {...ask, signal})).rejects.toThrow(
      expect.objectContaining({name: 'AbortError'}),
    );
    await expect(askEmbedded('mail', ask)).rejects.toThrow('missing/index.json: not found.');
  });
});
