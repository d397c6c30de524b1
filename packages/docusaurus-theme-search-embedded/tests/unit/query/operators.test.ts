import {describe, expect, it} from 'vitest';
import {readOperators} from '../../../src/engine/query/operators';

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
    ['"no end', {words: '"no end', phrases: [], excluded: []}],
    ['-alone', {words: '-alone', phrases: [], excluded: []}],
  ])('reads %s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('keeps a flag that the site documents', () => {
    expect(read('print -v', ['-v'])).toEqual({words: 'print -v', phrases: [], excluded: []});
    expect(read('print -v').excluded).toEqual(['v']);
  });
});
