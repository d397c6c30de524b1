// Protects search without a network, with what the browser has stored.
import {describe, expect, it} from 'vitest';
import {UnreachableError} from '../../src/client/files';
import {SiteSearch} from '../../src/client/siteSearch';
import {records, recordsOf} from '../fixtures/engine/records';
import {filesOf, input} from '../fixtures/engine/site';

/** A site whose files can only be fetched while `isOnline` is true. */
function unreliable(list = records) {
  const files = filesOf(list, {textsSize: 200, postingsSize: 8});
  const state = {isOnline: true};
  const site = new SiteSearch(async name => {
    if (!state.isOnline) {
      throw new UnreachableError(name, 'no connection');
    }
    return files.get(name)!;
  });
  return {site, state};
}

/** A site in whose headings the word of its texts is missing, with all of its headings loaded. */
async function loadedPages() {
  const names = Array.from({length: 9}, (_, index) => `page-${index}`);
  const pages = names.map(name => ({
    url: `https://docs.example/${name}`,
    category: '',
    lines: [`# Kettle ${name}`, `On ${name} a green light means that the water boils.`],
  }));
  const {site, state} = unreliable(recordsOf(pages));
  await site.find(input('zzzzqqqq'));
  return {site, state};
}

describe('search offline', () => {
  it('searches what was loaded, and says that results may be missing', async () => {
    const {site, state} = unreliable();
    const first = await site.find(input('revoked'));
    expect(first.lacksFiles).toBeUndefined();
    state.isOnline = false;
    expect((await site.find(input('revoked'))).hits).toEqual(first.hits);
    // Its words are in headings, which are part of the index.
    const headings = await site.find(input('API keys'));
    expect(headings.hits[0]!.url).toContain('/api-keys');
    expect(headings.lacksFiles).toBe(true);
  });

  it.each(['revoked', '"requests per minute"'])(
    'finds all results of %s when the connection returns',
    async query => {
      const {site, state} = unreliable();
      await site.find(input('zzzzqqqq'));
      state.isOnline = false;
      expect(await site.find(input(query))).toMatchObject({lacksFiles: true});
      state.isOnline = true;
      const page = await site.find(input(query));
      expect(page.lacksFiles).toBeUndefined();
      expect(page).toEqual(await unreliable().site.find(input(query)));
    },
  );

  it('finds a phrase in the texts that were loaded', async () => {
    const {site, state} = await loadedPages();
    await site.find(input('"green light"', {to: 1}));
    await site.find(input('page-3'));
    state.isOnline = false;
    const page = await site.find(input('"page-3 a green"'));
    expect(page.hits.map(({url}) => url)).toEqual(['https://docs.example/page-3']);
  });

  it('fails rather than to show results with an excluded word', async () => {
    const {site, state} = await loadedPages();
    state.isOnline = false;
    await expect(site.find(input('kettle -boils'))).rejects.toThrow(UnreachableError);
    expect((await site.find(input('kettle'))).hits).toHaveLength(9);
  });

  it('fails if nothing was loaded, until the connection returns', async () => {
    const {site, state} = unreliable();
    state.isOnline = false;
    await expect(site.find(input('revoked'))).rejects.toThrow(UnreachableError);
    state.isOnline = true;
    expect((await site.find(input('revoked'))).total).toBeGreaterThan(0);
  });
});
