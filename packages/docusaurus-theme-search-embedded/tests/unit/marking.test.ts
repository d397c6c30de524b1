// Protects which words are marked, and which part of a long text is the snippet.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {Marker, type Mark} from '../../src/client/marking';
import {plainText} from '../../src/client/hit';
import {visible} from '../fixtures/engine/site';

const whole = (...queries: number[]) => ({queries, boost: 1, length: Infinity});
const marks = new Map<string, Mark>([
  ['api', whole(0)],
  ['keys', {queries: [1], boost: 1, length: 3}],
  ['response', whole(1)],
  ['cafe', {queries: [0], boost: 1, length: 3}],
]);
const markerOf = (queryWords: number) => new Marker(marks, new Array<number>(queryWords).fill(1));

describe('search engine: highlights', () => {
  it('marks words, and only the typed prefix of a longer word', () => {
    expect(visible(markerOf(2).highlight('Your API keys.'))).toBe(
      'Your <mark>API</mark> <mark>key</mark>s.',
    );
    expect(visible(markerOf(2).highlight('Nothing'))).toBe('Nothing');
  });

  it('removes the reserved mark characters from texts', () => {
    expect(visible(markerOf(1).highlight('An \ue000API\ue001'))).toBe('An <mark>API</mark>');
  });

  it('marks a part of an identifier, and whole words that folding changed', () => {
    expect(visible(markerOf(1).highlight('StaticResponse'))).toBe('Static<mark>Response</mark>');
    expect(visible(markerOf(1).highlight('Cafe\u0301s Cafe\u0301'))).toBe(
      'Cafe\u0301s <mark>Cafe\u0301</mark>',
    );
  });

  it('leaves markup in a text as text', () => {
    expect(visible(markerOf(1).highlight('<b>API</b> & co'))).toBe('<b><mark>API</mark></b> & co');
  });

  it('loses no character of any text', () => {
    fc.assert(
      fc.property(
        fc.string({unit: 'grapheme'}),
        fc.constantFrom(' api', 'api ', 'API-keys'),
        (text, end) => {
          const value = markerOf(2).highlight(text + end);
          expect(plainText(value)).toBe(plainText(`${text}${end}`));
        },
      ),
    );
  });
});

describe('search engine: snippets', () => {
  const text =
    'One two three four five six seven eight nine ten eleven API twelve keys thirteen fourteen fifteen.';

  it('shows ten words around the matches, and an ellipsis where text is left out', () => {
    expect(visible(markerOf(2).snippet(text, 10))).toBe(
      '…eight nine ten eleven <mark>API</mark> twelve <mark>key</mark>s thirteen fourteen fifteen.',
    );
    expect(visible(markerOf(2).snippet(text, 5))).toBe(
      '…eleven <mark>API</mark> twelve <mark>key</mark>s thirteen…',
    );
  });

  it('shows the start of a text without matches, and all of a short text', () => {
    expect(visible(new Marker(new Map(), [1]).snippet(text, 3))).toBe('One two three…');
    expect(visible(markerOf(2).snippet('API keys.', 10))).toBe(
      '<mark>API</mark> <mark>key</mark>s.',
    );
  });

  it('shows at most the requested number of words, including a match if there is one', () => {
    const words = fc.array(fc.constantFrom('api', 'keys', 'some', 'other', 'word'), {minLength: 1});
    fc.assert(
      fc.property(words, fc.integer({min: 1, max: 12}), (list, limit) => {
        const value = plainText(markerOf(2).snippet(list.join(' '), limit));
        const shown = value.match(/\w+/g) ?? [];
        expect(shown.length).toBe(Math.min(limit, list.length));
        if (list.some(word => marks.has(word))) {
          expect(shown.some(word => marks.has(word))).toBe(true);
        }
      }),
    );
  });
});

it('search engine: chooses the part of a long text where the words are adjacent', () => {
  const text = `${'api some word '.repeat(40_000)}api keys ${'keys other word '.repeat(40_000)}`;
  expect(visible(markerOf(2).snippet(text, 4))).toBe(
    '…word <mark>api</mark> <mark>key</mark>s <mark>key</mark>s…',
  );
});
