// Protects queries without a word: operators, emoji, and other signs that headings name.
import {describe, expect, it} from 'vitest';
import {recordsOf} from '../fixtures/engine/records';
import {input, siteOf} from '../fixtures/engine/site';

const page = (name: string, ...lines: string[]) => ({
  url: `https://docs.example/${name}`,
  category: 'Docs',
  lines: [`# ${name}`, ...lines],
});

/** Docusaurus gives no id to a heading without letters. */
const withoutIds = recordsOf([page('Without ids', '## 🦀', 'Crabs.', '## +++')]).map(record => ({
  ...record,
  url: record.url_without_anchor,
  anchor: null,
}));

const site = siteOf([
  ...withoutIds,
  ...recordsOf([
    page(
      'Operators',
      ...['&&', '??', '?.', '=>', '...', '::', '!', '#', '€'].map(sign => `## ${sign}`),
    ),
    page('Combined', '## The <=> operator', '## || and ||=', '## Q & A'),
    page('Emoji', '## 🚀', '## ❤️', '## 👩‍💻', '## 🔥 Hot 🔥', '## 👍🏽'),
    page(
      'Separated',
      '## Install – Linux',
      '## Install | macOS',
      '## Warum ?',
      'Uses ~> and ?? in its text.',
    ),
  ]),
]);

/** Returns the headings of the results. */
const headings = async (query: string) =>
  (await site.find(input(query))).hits.map(hit =>
    hit.headings.at(-1)?.replace(/[\ue000-\ue002]/g, ''),
  );

describe('query: signs', () => {
  it.each([
    ['&&', '&&'],
    ['??', '??'],
    ['?.', '?.'],
    ['=>', '=>'],
    ['...', '...'],
    ['::', '::'],
    ['!', '!'],
    ['#', '#'],
    ['€', '€'],
    ['<=>', 'The <=> operator'],
    ['"&&"', '&&'],
    ['🚀', '🚀'],
    ['❤', '❤️'],
    ['❤️', '❤️'],
    ['👩‍💻', '👩‍💻'],
    ['🔥', '🔥 Hot 🔥'],
    ['👍', '👍🏽'],
    ['👍🏿', '👍🏽'],
    ['🦀', 'Without ids'],
    ['+++', 'Without ids'],
    [' && ', '&&'],
  ])('%s finds the section whose heading has it', async (query, heading) => {
    expect((await headings(query))[0]).toBe(heading);
  });

  it.each(['|', '<', '-', '~>', '–', '🦊', '%%', '()'])(
    '%s, which no heading has, finds nothing',
    async query => {
      expect(await headings(query)).toEqual([]);
    },
  );

  it('counts for nothing next to words', async () => {
    expect((await headings('hot'))[0]).toBe('🔥 Hot 🔥');
    expect((await headings('?? hot'))[0]).toBe('🔥 Hot 🔥');
  });
});
