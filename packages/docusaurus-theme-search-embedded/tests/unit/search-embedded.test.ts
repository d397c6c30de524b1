// Protects `searchEmbedded`, which sites import.
import {afterEach, describe, expect, it, vi} from 'vitest';
import {searchEmbedded} from '../../src/client';
import {createSearchAssets} from '../../src/build/assets';
import {toPages} from '../../src/records';
import {records} from '../fixtures/engine/records';
import {visible} from '../fixtures/engine/site';

/** Serves a site to a browser without workers. */
function serve(): {fetched: string[]} {
  const fetched: string[] = [];
  const {files} = createSearchAssets(toPages(records));
  vi.stubGlobal('document', {baseURI: 'https://docs.example/page'});
  vi.stubGlobal('fetch', async (url: string) => {
    const [, folder = '', name = ''] = /^https:\/\/docs\.example\/(\w+)\/search\/(.*)$/.exec(url)!;
    fetched.push(folder);
    return new Response(files.get(name), {status: files.has(name) ? 200 : 404});
  });
  return {fetched};
}

describe('search client: searchEmbedded', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('returns hits, best first, with matched words marked', async () => {
    serve();
    const hits = await searchEmbedded('revoked minute', {indexUrl: '/a/search/index.json'});
    expect(hits[0]!.url).toBe('https://docs.example/accounts/api-keys#revoke-a-key');
    expect(visible(hits[0]!.excerpt)).toBe(
      'A <mark>revoked</mark> key stops working within a <mark>minute</mark>.',
    );
  });

  it('limits the number of hits and applies filters', async () => {
    serve();
    const options = {indexUrl: '/a/search/index.json'};
    expect(await searchEmbedded('message', {...options, limit: 2})).toHaveLength(2);
    expect(await searchEmbedded('message', {...options, filters: ['language:de']})).toEqual([]);
  });

  it.each(['', '  '])('returns nothing for the query %j, without fetching', async words => {
    const {fetched} = serve();
    expect(await searchEmbedded(words, {indexUrl: '/b/search/index.json'})).toEqual([]);
    expect(fetched).toEqual([]);
  });

  it('searches the index at the given URL, and loads it once', async () => {
    const {fetched} = serve();
    const options = {indexUrl: '/c/search/index.json'};
    await searchEmbedded('mail', options);
    const {length} = fetched;
    await searchEmbedded('mail', options);
    expect(new Set(fetched)).toEqual(new Set(['c']));
    expect(fetched).toHaveLength(length);
  });

  it('rejects with the reason of its signal, and names a missing file', async () => {
    serve();
    const options = {indexUrl: '/d/search/missing/index.json'};
    const signal = AbortSignal.abort();
    await expect(searchEmbedded('mail', {...options, signal})).rejects.toThrow(
      expect.objectContaining({name: 'AbortError'}),
    );
    await expect(searchEmbedded('mail', options)).rejects.toThrow('missing/index.json: not found.');
  });
});
