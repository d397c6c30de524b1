// Protects that a page that explains a name precedes posts that announce it, and that posts are found.
import {describe, expect, it, test} from 'vitest';
import {readQuery} from '../../src/engine/query/readQuery';
import {recordsOf} from '../fixtures/engine/records';
import {announced, explained, releaseSite} from '../fixtures/engine/releases';
import {input, siteOf} from '../fixtures/engine/site';

const site = siteOf(recordsOf(releaseSite));

async function paths(query: string): Promise<string[]> {
  const {hits} = await site.find(input(query));
  return hits.map(({url}) => url.replace(/#.*/, '').replace('https://docs.example/', ''));
}

test.each([
  ['5.2', true],
  ['v3', true],
  ['2024-05', true],
  ['May 2024', true],
  ['release notes', true],
  ["what's new", true],
  ['Changelog', true],
  ['createApp', false],
  ['port 9345', false],
  ['oauth2', false],
  ['blogging', false],
])('"%s" asks for news: %s', (query, expected) => {
  expect(readQuery(query, () => false).asksForNews).toBe(expected);
});

describe('a site with many posts', () => {
  it.each(explained)('explains "%s" before it announces it', async (query, path) => {
    expect((await paths(query))[0]).toBe(path);
  });

  it.each(announced)('finds the post about "%s"', async (query, path) => {
    expect((await paths(query))[0]).toBe(path);
  });
});
