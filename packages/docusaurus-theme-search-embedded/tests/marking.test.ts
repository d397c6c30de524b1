import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {highlight, snippet, type Marks} from '../src/client/marking';

const tags = {pre: '<mark>', post: '</mark>', ellipsis: '…'};
const whole = (...queries: number[]) => ({queries, boost: 1, length: Infinity});
const marks: Marks = new Map([
  ['api', whole(0)],
  ['keys', {queries: [1], boost: 1, length: 3}],
  ['response', whole(1)],
  ['cafe', {queries: [0], boost: 1, length: 3}],
]);

describe('search engine: highlights', () => {
  it('marks words, and of a longer word only the typed beginning', () => {
    expect(highlight('Your API keys.', marks, 2, tags)).toEqual({
      value: 'Your <mark>API</mark> <mark>key</mark>s.',
      matchLevel: 'full',
    });
  });

  it('tells full, partial and no matches apart', () => {
    expect(highlight('An API', marks, 2, tags).matchLevel).toBe('partial');
    expect(highlight('Nothing', marks, 2, tags)).toEqual({value: 'Nothing', matchLevel: 'none'});
  });

  it('marks a part of an identifier, and whole words that folding changed', () => {
    expect(highlight('StaticResponse', marks, 1, tags).value).toBe('Static<mark>Response</mark>');
    expect(highlight('Cafe\u0301s Cafe\u0301', marks, 1, tags).value).toBe(
      'Cafe\u0301s <mark>Cafe\u0301</mark>',
    );
  });

  it('leaves markup in a text as text', () => {
    expect(highlight('<b>API</b> & co', marks, 1, tags).value).toBe('<b><mark>API</mark></b> & co');
  });

  it('loses no character of any text', () => {
    fc.assert(
      fc.property(
        fc.string({unit: 'grapheme'}),
        fc.constantFrom(' api', 'api ', 'API-keys'),
        (text, end) => {
          const {value} = highlight(text + end, marks, 2, {...tags, pre: '\u0001', post: '\u0002'});
          expect(value.replaceAll(/[\u0001\u0002]/g, '')).toBe(
            `${text}${end}`.replaceAll(/[\u0001\u0002]/g, ''),
          );
        },
      ),
    );
  });
});

describe('search engine: snippets', () => {
  const text =
    'One two three four five six seven eight nine ten eleven API twelve keys thirteen fourteen fifteen.';

  it('shows ten words around the matches, and an ellipsis where text is left out', () => {
    expect(snippet(text, 10, marks, 2, tags).value).toBe(
      '…eight nine ten eleven <mark>API</mark> twelve <mark>key</mark>s thirteen fourteen fifteen.',
    );
    expect(snippet(text, 5, marks, 2, tags).value).toBe(
      '…eleven <mark>API</mark> twelve <mark>key</mark>s thirteen…',
    );
  });

  it('begins at the start where nothing matches, and leaves short texts whole', () => {
    expect(snippet(text, 3, new Map(), 1, tags).value).toBe('One two three…');
    expect(snippet('API keys.', 10, marks, 2, tags).value).toBe(
      '<mark>API</mark> <mark>key</mark>s.',
    );
  });

  it('shows no more words than asked, and a match if there is one', () => {
    const words = fc.array(fc.constantFrom('api', 'keys', 'some', 'other', 'word'), {minLength: 1});
    fc.assert(
      fc.property(words, fc.integer({min: 1, max: 12}), (list, limit) => {
        const {value} = snippet(list.join(' '), limit, marks, 2, {...tags, pre: '', post: ''});
        const shown = value.match(/\w+/g) ?? [];
        expect(shown.length).toBe(Math.min(limit, list.length));
        if (list.some(word => marks.has(word))) {
          expect(shown.some(word => marks.has(word))).toBe(true);
        }
      }),
    );
  });
});

it('search engine: chooses of a long text the part where the words are together', () => {
  const text = `${'api some word '.repeat(40_000)}api keys ${'keys other word '.repeat(40_000)}`;
  expect(snippet(text, 4, marks, 2, tags).value).toBe(
    '…word <mark>api</mark> <mark>key</mark>s <mark>key</mark>s…',
  );
});
