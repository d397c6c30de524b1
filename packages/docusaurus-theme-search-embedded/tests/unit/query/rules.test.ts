// Protects rules of matching that readers notice on sites of any size: each with one file of postings and with many.
import {describe, expect, it} from 'vitest';
import {UnreachableError} from '../../../src/client/files';
import {SiteSearch} from '../../../src/client/siteSearch';
import {recordsOf} from '../../fixtures/engine/records';
import {filesOf, input, searchOver} from '../../fixtures/engine/site';

const base = 'https://docs.example/';

/** A page for each text, and one with headings. */
const texts = {
  endtoend: 'Run endtoend checks at night.',
  'end-to-end': 'Run end-to-end checks by day.',
  version: 'New in 1.44.0 of the tool.',
  machines: 'Several machines share a queue.',
  machine: 'A machine has a queue.',
  timeout: 'The アウト of a request, and アウトを as well.',
  path: 'Call /api/services with a token.',
  names: 'The green kettle boils.',
  apart: 'A headless cms and a bowl.',
  mode: 'The headlessmode of a browser.',
  acronyms: 'Two ids and an idea.',
};
const pages = recordsOf([
  ...Object.entries(texts).map(([name, text]) => ({
    url: base + name,
    category: '',
    lines: [`# ${name === 'timeout' ? 'アウト' : 'Page'}`, text],
  })),
  {url: `${base}other`, category: '', lines: ['# Kettles', 'Water and tea.']},
  {url: `${base}count`, category: '', lines: ['# Count ++', 'An operator.']},
  {url: `${base}major`, category: '', lines: ['# Upgrade to v3', 'What is new.']},
]);

describe.each([
  ['one file', 1000],
  ['many files', 4],
])('with %s of postings', (_, postingsSize) => {
  const files = filesOf(pages, {postingsSize});
  const find = async (query: string) => {
    const {hits} = await searchOver(files).find(input(query));
    return hits.map(({url}) => url.slice(base.length));
  };

  it('finds a compound of three words that the site writes as one, and the other way round', async () => {
    expect((await find('end-to-end ')).sort()).toEqual(['end-to-end', 'endtoend']);
    expect((await find('endtoend ')).sort()).toEqual(['end-to-end', 'endtoend']);
  });

  it.each(['1.44', '1.44 '])('finds the versions that begin with %j', async query => {
    expect(await find(query)).toEqual(['version']);
  });

  it.each(['3.7', '3.7 '])(
    'finds the first number of a version that the site lacks: %j',
    async query => {
      expect(await find(query)).toEqual(['major']);
    },
  );

  it.each(['headlesscms ', 'headlesscms browser', 'browser headlesscms '])(
    'finds two words that are typed as one, wherever they are: %j',
    async query => {
      expect(await find(query)).toContain('apart');
    },
  );

  it('reads an acronym in the plural as a whole word', async () => {
    expect(await find('IDs')).toEqual(await find('IDs '));
  });

  it.each(['count++', 'use count++'])('finds a word with signs: %s', async query => {
    expect(await find(query)).toContain('count');
  });

  it('finds the other forms of a corrected word', async () => {
    expect((await find('mashine ')).sort()).toEqual(['machine', 'machines']);
  });

  it('finds a word without its long vowel mark in headings and texts', async () => {
    expect(await find('アウトー')).toEqual(['timeout']);
    const {total} = await searchOver(files).find(input('アウトー'));
    expect(total).toBe((await searchOver(files).find(input('アウト'))).total);
  });

  it('finds words next to each other, also if they are the path of no page', async () => {
    expect(await find('/api/services')).toEqual(['path']);
  });
});

it('does not correct a word because its file is missing', async () => {
  const list = recordsOf([
    {url: `${base}a`, category: '', lines: ['# Kettles', 'A kettle.']},
    {url: `${base}b`, category: '', lines: ['# Other', 'A nettle grows.']},
  ]);
  const files = filesOf(list, {postingsSize: 1});
  let isOnline = true;
  const site = new SiteSearch(async name => {
    if (!isOnline) {
      throw new UnreachableError(name, 'no connection');
    }
    return files.get(name)!;
  });
  await site.preload();
  isOnline = false;
  const page = await site.find(input('kettlez '));
  expect(page).toMatchObject({hits: [], lacksFiles: true});
  isOnline = true;
  expect((await site.find(input('kettlez '))).hits.length).toBeGreaterThan(0);
});
