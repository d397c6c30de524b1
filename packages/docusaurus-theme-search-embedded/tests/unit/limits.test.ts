// Protects the limits of a query, and the note for a query of nothing but exclusions.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {readQuery} from '../../src/engine/query/readQuery';
import {isOnlyExclusions} from '../../src/interface/limits';
import {truncate} from '../../src/shared/text';

describe('search query: limits', () => {
  test.each([
    ['short', 'short'],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(65), 'x'.repeat(64)],
    [`${'x'.repeat(62)}😀😀`, `${'x'.repeat(62)}😀`],
    [`${'x'.repeat(63)}😀`, 'x'.repeat(63)],
  ])('%s', (text, query) => {
    expect(truncate(text, 64)).toBe(query);
  });
});

describe('search query: only exclusions', () => {
  test.each([
    '-schedule',
    ' -test -schedule ',
    '-"two words"',
    '-“two words”',
    '-« deux mots » -„zwei Wörter“',
    '-「東京 都」',
    '-大阪',
  ])('%s', query => {
    expect(isOnlyExclusions(query)).toBe(true);
  });

  test.each([
    '',
    'test -schedule',
    '"two words"',
    '-schedule “two words”',
    '-it',
    '--insecure',
    '-$name',
    '-""',
    '-"no end',
    '-"key:"',
    '-「東京」都',
    '-大阪"都"',
  ])('not %s', query => {
    expect(isOnlyExclusions(query)).toBe(false);
  });

  test('the dialog and the engine agree', () => {
    const words = ['word', '-word', '-it', '--word', '-', '-$', '-大阪', '大阪', '-7', '-word"'];
    const phrases = [
      '"a b"',
      '-"a b"',
      '-“a b”',
      '-« a b »',
      '-"a b:"',
      '-「a」b',
      '-「a」大',
      '-""',
    ];
    const part = fc.constantFrom(...words, ...phrases, '-"a', 'b"');
    fc.assert(
      fc.property(fc.array(part, {minLength: 1, maxLength: 4}), parts => {
        const query = parts.join(' ');
        // Without another word, the engine reads exclusions as text.
        const read = readQuery(`${query} other`, () => false);
        const hasOther = read.text.trim() !== 'other' || read.phrases.length > 0;
        expect(isOnlyExclusions(query)).toBe(!hasOther && read.excluded.length > 0);
      }),
      {numRuns: 2000},
    );
  });
});
