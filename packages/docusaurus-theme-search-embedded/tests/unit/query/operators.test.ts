// Protects quotation marks and minus signs in queries.
import {describe, expect, it} from 'vitest';
import {readOperators} from '../../../src/engine/query/operators';
import {recordsOf} from '../../fixtures/engine/records';
import {input, siteOf} from '../../fixtures/engine/site';

const read = (query: string, flags: readonly string[] = []) =>
  readOperators(query, word => flags.includes(word));

describe('query: operators', () => {
  it.each([
    ['plain words', {words: 'plain words', phrases: [], excluded: []}],
    ['"two words" more', {words: ' more', phrases: ['two words'], excluded: []}],
    ['“two words”', {words: '', phrases: ['two words'], excluded: []}],
    ['word -other', {words: 'word ', phrases: [], excluded: ['other']}],
    ['word -"two words"', {words: 'word ', phrases: [], excluded: ['two words']}],
    ['x-api-key', {words: 'x-api-key', phrases: [], excluded: []}],
    ['npm run —watch', {words: 'npm run --watch', phrases: [], excluded: []}],
    ['–dry-run −force', {words: '--dry-run --force', phrases: [], excluded: []}],
    ['A – B, 5–7, −3', {words: 'A – B, 5–7, −3', phrases: [], excluded: []}],
    ['"no end', {words: '"no end', phrases: [], excluded: []}],
    ['-alone', {words: '-alone', phrases: [], excluded: []}],
    ['docker run -it', {words: 'docker run -it', phrases: [], excluded: []}],
    ['run --rm -interactive', {words: 'run --rm -interactive', phrases: [], excluded: []}],
    ['kill -9 -all', {words: 'kill -9 -all', phrases: [], excluded: []}],
    ['git log -n 5 -graph', {words: 'git log -n 5 ', phrases: [], excluded: ['graph']}],
    ['東京 -大阪', {words: '東京 ', phrases: [], excluded: ['大阪']}],
    ['« deux mots »', {words: '', phrases: [' deux mots '], excluded: []}],
    [
      '»zwei Wörter« „noch zwei“',
      {words: ' ', phrases: ['zwei Wörter', 'noch zwei'], excluded: []},
    ],
    ['「東京 都」 『本』', {words: ' ', phrases: ['東京 都', '本'], excluded: []}],
  ])('reads %s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('keeps a flag that the site documents', () => {
    expect(read('print -all', ['-all'])).toEqual({words: 'print -all', phrases: [], excluded: []});
    expect(read('print -all').excluded).toEqual(['all']);
  });

  it('excludes a word that the query also has, even if it is a flag', () => {
    expect(read('A -a', ['-a'])).toEqual({words: 'A ', phrases: [], excluded: ['a']});
  });
});

describe('excluded words', () => {
  const pages = recordsOf([
    {
      url: 'https://docs.example/checksum',
      category: '',
      lines: ['# A checksum', 'Run shasum -a 256 for a file.', '## Kettle', 'It has a light.'],
    },
    {url: 'https://docs.example/kettle', category: '', lines: ['# Kettle', 'Boil water.']},
  ]);

  it.each([
    ['a -a', []],
    ['kettle -a', ['kettle', 'checksum#kettle', 'checksum']],
    ['kettle -light', ['kettle']],
  ])('leaves out all sections that violate %s', async (query, found) => {
    const {hits} = await siteOf(pages).find(input(query));
    expect(hits.map(({url}) => url.replace('https://docs.example/', ''))).toEqual(found);
  });
});
