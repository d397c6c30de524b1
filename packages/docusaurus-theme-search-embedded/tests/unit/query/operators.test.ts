// Protects quotation marks and minus signs in queries.
import {describe, expect, it} from 'vitest';
import {readQuery} from '../../../src/engine/query/readQuery';
import {recordsOf} from '../../fixtures/engine/records';
import {input, siteOf} from '../../fixtures/engine/site';

function read(query: string, flags: readonly string[] = []) {
  const {text, phrases, excluded} = readQuery(query, word => flags.includes(word));
  return {text, phrases, excluded};
}

describe('query: operators', () => {
  it.each([
    ['plain words', {text: 'plain words', phrases: [], excluded: []}],
    ['"two words" more', {text: ' more', phrases: ['two words'], excluded: []}],
    ['“two words”', {text: '', phrases: ['two words'], excluded: []}],
    ['word -other', {text: 'word ', phrases: [], excluded: ['other']}],
    ['word -"two words"', {text: 'word ', phrases: [], excluded: ['two words']}],
    ['x-api-key', {text: 'x-api-key', phrases: [], excluded: []}],
    ['npm run —watch', {text: 'npm run --watch', phrases: [], excluded: []}],
    ['–dry-run −force', {text: '--dry-run --force', phrases: [], excluded: []}],
    ['A – B, 5–7, −3', {text: 'A – B, 5–7, −3', phrases: [], excluded: []}],
    ['"no end', {text: '"no end', phrases: [], excluded: []}],
    ['-alone', {text: '-alone', phrases: [], excluded: []}],
    ['docker run -it', {text: 'docker run -it', phrases: [], excluded: []}],
    ['run --rm -interactive', {text: 'run --rm -interactive', phrases: [], excluded: []}],
    ['kill -9 -all', {text: 'kill -9 -all', phrases: [], excluded: []}],
    ['git log -n 5 -graph', {text: 'git log -n 5 ', phrases: [], excluded: ['graph']}],
    ['東京 -大阪', {text: '東京 ', phrases: [], excluded: ['大阪']}],
    ['« deux mots »', {text: '', phrases: [' deux mots '], excluded: []}],
    ['»zwei Wörter« „noch zwei“', {text: ' ', phrases: ['zwei Wörter', 'noch zwei'], excluded: []}],
    // Marks are operators if spaces are around them, and none is next to a sign of code.
    ['{"a": "b"}', {text: '{"a": "b"}', phrases: [], excluded: []}],
    [
      '{"a" : "b c", "d" : "e f" }',
      {text: '{"a" : "b c", "d" : "e f" }', phrases: [], excluded: []},
    ],
    ['{ "a": "b c" , "d": "e" }', {text: '{ "a": "b c" , "d": "e" }', phrases: [], excluded: []}],
    ['msg="two words" id=1', {text: 'msg="two words" id=1', phrases: [], excluded: []}],
    ['exec "a b": type="c" "d e"', {text: 'exec "a b": type="c" "d e"', phrases: [], excluded: []}],
    ['a 5" disk', {text: 'a 5" disk', phrases: [], excluded: []}],
    [
      'a long question with more than eight words about "two words" -other',
      {
        text: 'a long question with more than eight words about  ',
        phrases: ['two words'],
        excluded: ['other'],
      },
    ],
    ['「東京 都」 『本』', {text: ' ', phrases: ['東京 都', '本'], excluded: []}],
  ])('reads %s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('keeps a flag that the site documents', () => {
    expect(read('print -all', ['-all'])).toEqual({text: 'print -all', phrases: [], excluded: []});
    expect(read('print -all').excluded).toEqual(['all']);
  });

  it('excludes a word that the query also has, even if it is a flag', () => {
    expect(read('A -a', ['-a'])).toEqual({text: 'A ', phrases: [], excluded: ['a']});
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
