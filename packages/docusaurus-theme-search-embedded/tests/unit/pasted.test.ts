// Protects sentences and lines that readers paste: the section that has them comes first.
import {describe, expect, it} from 'vitest';
import {recordsOf} from '../fixtures/engine/records';
import {filesOf, input, searchOver} from '../fixtures/engine/site';

const base = 'https://docs.example/';

/** Returns a search over pages with these lines, of which `$` starts code. It answers with paths. */
function searchOf(pages: Record<string, string[]>, onRead?: (name: string) => void) {
  const records = recordsOf(
    Object.entries(pages).map(([path, lines]) => ({url: base + path, category: '', lines})),
  ).map(record =>
    record.content?.startsWith('$ ')
      ? {...record, kind: 'code' as const, content: record.content.slice(2)}
      : record,
  );
  const site = searchOver(filesOf(records), onRead);
  return async (query: string): Promise<string[]> => {
    const {hits} = await site.find(input(query));
    return hits.map(({url}) => url.slice(base.length).replace(/#.*/, ''));
  };
}

/** A page of the site, where the words of a sentence are apart, in other forms, or joined. */
const filler = (words: readonly string[], page: number): string[] => [
  `# Page ${page}`,
  `About ${[...words].reverse().join(' and ')}, number ${page}.`,
];

describe('a sentence of a page', () => {
  describe.each([
    ['no IP addresses available in range set', ['# ipaddress', 'The ipaddress range: available.']],
    ['the user must log in again', ['# login', 'A user login, again and again.']],
    ['before you set up the cluster', ['# setup', 'Cluster setup, before the setup.']],
    ['copies the data base to a file', ['# database', 'Database: copies, file.']],
    ['run the work flow twice', ['# workflow', 'A workflow runs twice.']],
    ['die Daten bank wird gesichert', ['# datenbank', 'Datenbank gesichert.']],
    ['le mot de passe est refusé', ['# Passe', 'Passe refusée, mots refusés.']],
  ])('"%s"', (sentence, trap) => {
    const words = sentence.split(' ');
    const others = Object.fromEntries(
      Array.from({length: 6}, (_, page) => [`other${page}`, filler(words, page)]),
    );
    it.each([
      ['a text', [`Then it says ${sentence} and stops.`]],
      ['code', [`$ echo ${sentence} 1`]],
      ['a table', [`Message · ${sentence} · Meaning`]],
    ])('comes first in %s', async (_, lines) => {
      const search = searchOf({trap, ...others, right: ['# Troubleshooting', ...lines]});
      expect((await search(sentence))[0]).toBe('right');
    });
  });

  it('does not precede the page about its words', async () => {
    const search = searchOf({
      mention: ['# Overview', 'See the Dev Toolbar API for more.'],
      'toolbar-api': ['# Dev Toolbar App API', 'The API of an app in the Dev Toolbar.'],
    });
    expect((await search('dev toolbar api'))[0]).toBe('toolbar-api');
  });

  it('reads at most two further files of texts', async () => {
    const names: string[] = [];
    const pages = Array.from({length: 60}, (_, page) => [
      `page${page}`,
      [`# Page ${page}`, `Range ${page} of addresses, no IP available. `.repeat(80)],
    ]);
    const search = searchOf(
      {...Object.fromEntries(pages), right: ['# Right', 'No IP addresses available in range set.']},
      name => names.push(name),
    );
    await search('no ip addresses');
    names.length = 0;
    expect((await search('no ip addresses available in range set'))[0]).toBe('right');
    expect(names.filter(name => /texts/.test(name)).length).toBeLessThanOrEqual(2 + 2);
  });
});
