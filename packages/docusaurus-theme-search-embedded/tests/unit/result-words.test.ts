// Protects which words the page of a result highlights.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {markTags} from '../../src/client/hit';
import {itemOf} from '../../src/interface/list/items';
import {patternOf, queryWords, withoutPartsOfNames, wordsOf} from '../../src/interface/list/words';

const root = {origins: ['https://docs.example.com', 'http://localhost:3000'], baseUrl: '/'};
const marked = (value: string) =>
  value.replaceAll('[', markTags.start).replaceAll(']', markTags.end);

describe('words of a result on its page', () => {
  const words = wordsOf(
    itemOf(
      {
        id: '1',
        url: '/a',
        kind: 'text',
        category: '',
        headings: [marked('[Keys]')],
        excerpt: marked('a [key] in C[++], [keys] and [設定]'),
      },
      root,
    )!,
  );

  test('are the marked words of the result, without duplicates', () => {
    expect(words).toEqual(['keys', 'key', '++', '設定']);
  });

  test('are on the page a whole name, without its parts', () => {
    expect(withoutPartsOfNames(['root', 'Password', 'MYSQL_ROOT_PASSWORD'])).toEqual([
      'MYSQL_ROOT_PASSWORD',
    ]);
    expect(withoutPartsOfNames(['node', '/v1/node/list', 'nodes'])).toEqual([
      '/v1/node/list',
      'nodes',
    ]);
    expect(withoutPartsOfNames(['$inner', 'inner'])).toEqual(['$inner', 'inner']);
  });

  test('are otherwise those of the query, without operators and short words', () => {
    expect(queryWords('"api key" in -python CI v2.1')).toEqual(['api', 'key']);
    expect(queryWords('設定')).toEqual(['設定']);
    expect(queryWords('--insecure')).toEqual(['insecure']);
  });

  test('match at the beginning of words, and anywhere without spaces between words', () => {
    const found = (text: string) => text.match(patternOf(words));
    expect(found('Keys, keyboard, monkey')).toEqual(['Keys', 'key']);
    expect(found('新しい設定を')).toEqual(['設定']);
  });

  test('do not match in the middle of an identifier', () => {
    const found = (text: string) => text.match(patternOf(['unique', 'id', '_x']));
    expect(found('_unique_id, my_unique_id, unique_id, a _x')).toEqual(['unique', '_x']);
    // A `$` comes before names and before amounts.
    expect(found('--id, the (unique) $id')).toEqual(['id', 'unique', 'id']);
  });

  test('of any text are found in that text', () => {
    const word = fc.oneof(fc.string({minLength: 1, unit: 'grapheme'}), fc.string({minLength: 1}));
    fc.assert(
      fc.property(fc.array(word, {minLength: 1}), texts => {
        const pattern = patternOf(texts);
        for (const text of texts) {
          expect([...` ${text}`.matchAll(pattern)], text).not.toEqual([]);
        }
      }),
    );
  });
});
