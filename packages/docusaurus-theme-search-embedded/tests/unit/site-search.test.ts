// Protects the answers of the search client: hits, their excerpts, filters, and counts.
import {describe, expect, it, vi} from 'vitest';
import {Engine} from '../../src/engine/engine';
import {recordsOf} from '../fixtures/engine/records';
import {deployment, input, siteOf, visible} from '../fixtures/engine/site';

const pagesOf = (names: readonly string[], linesOf: (name: string) => string[], more = {}) =>
  recordsOf(
    names.map(name => ({
      url: `https://docs.example/${name}`,
      category: '',
      lines: linesOf(name),
      ...more,
    })),
  );

describe('search engine: answers', () => {
  it('describe a section by its headings and the passage that answers', async () => {
    const {hits, total} = await deployment().site.find(input('revoked minute', {to: 1}));
    expect(total).toBeGreaterThan(0);
    const url = 'https://docs.example/accounts/api-keys#revoke-a-key';
    const [hit] = hits;
    expect(hit).toMatchObject({id: url, url, kind: 'text', score: expect.any(Number)});
    expect([hit!.category, ...hit!.headings].map(visible)).toEqual([
      'Accounts',
      'API keys',
      '<mark>Revoke</mark> a key',
    ]);
    expect(visible(hit!.excerpt)).toBe(
      'A <mark>revoked</mark> key stops working within a <mark>minute</mark>.',
    );
  });

  it('are headings if the heading contains as much of the query as the text', async () => {
    const {hits} = await deployment().site.find(input('recovery codes'));
    expect(hits[0]!.kind).toBe('heading');
  });

  it('know before any text is read which sections have one, of prose or code', async () => {
    const lines = ['# Page', '## Teapot', '## Teapot of china', 'It is white.'];
    const {hits} = await siteOf(pagesOf(['a'], () => lines)).find(
      input('teapot', {excerptWords: 0}),
    );
    expect(hits.map(({url, hasText}) => [url.split('#')[1], hasText])).toEqual([
      ['teapot', false],
      ['teapot-of-china', true],
    ]);
  });

  it('prefer the paragraph with the exact word to an earlier one with a synonym', async () => {
    const lines = ['# Page', 'Ask for a token.', 'Ask for a key.', 'Ask for a secret.'];
    const {hits} = await siteOf(pagesOf(['a'], () => lines)).find(input('secret'));
    expect(visible(hits[0]!.excerpt)).toBe('Ask for a <mark>secret</mark>.');
  });

  it('show a paragraph of several pages for each of them, and count each', async () => {
    const list = pagesOf(['a', 'b', 'c', 'd'], name => [
      `# Page ${name}`,
      '## Part',
      'Keep the needle safe.',
      name,
      `A needle of ${name}.`,
    ]);
    const site = siteOf(list);
    const pages = await Promise.all(
      [0, 2, 4].map(from => site.find(input('needle', {from, to: from + 2}))),
    );
    expect(pages.map(({total, hits}) => [total, hits.length])).toEqual([
      [4, 2],
      [4, 2],
      [4, 0],
    ]);
    const {hits} = await site.find(input('needle safe'));
    const safe = hits.filter(({excerpt}) => visible(excerpt).includes('<mark>safe</mark>'));
    expect(safe).toHaveLength(4);
  });

  it('keep a paragraph that pages of another version repeat', async () => {
    const list = ['1.0', '2.0'].flatMap(version =>
      pagesOf([version], () => ['# Page', 'Keep the needle safe.'], {version}),
    );
    const site = siteOf(list);
    for (const version of ['1.0', '2.0']) {
      const {total} = await site.find(input('needle', {filters: [`version:${version}`]}));
      expect(total).toBe(1);
    }
  });

  it('continue on the next page without gaps or repetitions', async () => {
    const {site} = deployment();
    const all = await site.find(input('message', {to: 15}));
    const pages = await Promise.all(
      [0, 3, 6, 9, 12].map(from => site.find(input('message', {from, to: from + 3}))),
    );
    const urls = pages.flatMap(({hits}) => hits.map(({url}) => url));
    expect(urls).toEqual(all.hits.map(({url}) => url));
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('filter by facets as Algolia does', async () => {
    const {site} = deployment();
    const totalOf = async (filters: (string | string[])[]) =>
      (await site.find(input('mail', {filters}))).total;
    const match = await totalOf(['language:en']);
    expect(match).toBeGreaterThan(0);
    expect(await totalOf(['language:de'])).toBe(0);
    expect(await totalOf([['language:de', 'language:en'], 'docusaurus_tag:x'])).toBe(match);
  });

  it('count areas over all results of the filter', async () => {
    const list = ['docs', 'blog', 'blog'].flatMap((area, number) =>
      pagesOf([`${number}`], name => [`# Page ${name}`, `A needle ${name}.`], {area}),
    );
    const site = siteOf(list);
    const all = await site.find(input('needle', {to: 1}));
    const blog = await site.find(input('needle', {to: 0, filters: ['area:blog']}));
    expect(all).toMatchObject({total: 3, areas: {docs: 1, blog: 2}});
    expect(blog).toMatchObject({total: 2, hits: [], areas: {blog: 2}});
  });

  it('search once for all parts of an answer', async () => {
    const {site} = deployment();
    const search = vi.spyOn(Engine.prototype, 'search');
    for (const from of [0, 3, 6]) {
      await site.find(input('mail', {from, to: from + 3}));
    }
    expect(search).toHaveBeenCalledTimes(1);
    search.mockRestore();
  });

  it('come without their excerpts for those who read them later, in files with several', async () => {
    const {site, read} = deployment();
    const query = input('minute', {excerptWords: 0});
    const {hits} = await site.find(query);
    expect(read).toEqual(['index.json']);
    expect(hits.map(({excerpt}) => excerpt)).toEqual(hits.map(() => undefined));
    const [first] = hits;
    const excerpts = await site.readExcerpts({...query, excerptWords: 10, ids: [first!.id]});
    expect(read).toHaveLength(2);
    expect(visible(excerpts[first!.id])).toBe(
      'A revoked key stops working within a <mark>minute</mark>.',
    );
  });

  it('come with the excerpts of few files first, then with all', async () => {
    const {site, read} = deployment();
    const query = input('mail', {excerptWords: 0});
    const ids = (await site.find(query)).hits.map(({id}) => id);
    const complete = {...query, excerptWords: 10, ids};
    const some = await site.readExcerpts({...complete, maxFiles: 2});
    expect(read).toHaveLength(3);
    const all = await site.readExcerpts(complete);
    expect(Object.keys(all).length).toBeGreaterThan(Object.keys(some).length);
    expect(all).toMatchObject(some);
    expect(new Set(read).size).toBe(read.length);
    expect(await site.readExcerpts({...complete, ids: ['unknown']})).toEqual({});
  });

  it.each([
    ['a sentence before a row that holds no more', 'wrong key', 'A wrong key is refused.'],
    ['the cell that holds all that its row does', 'safe', 'Keep it in a safe place.'],
    ['a row as a sentence where each cell holds a part', 'key quota', '429: Key; Quota'],
    ['a row as a sentence where a cell is a name', 'vault', 'Vault: For all'],
  ])('show %s', async (_, query, content) => {
    const rows = ['401 · Key · Wrong', '429 · Key · Quota', 'Vault · For all'];
    const lines = ['# Page', ...rows, 'A wrong key is refused.', 'File · Keep it in a safe place.'];
    const {hits} = await siteOf(pagesOf(['a'], () => lines)).find(input(query));
    expect(visible(hits[0]!.excerpt).replace(/<\/?mark>/g, '')).toBe(content);
  });
});
