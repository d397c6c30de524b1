// Protects the hosted service: answers of any shape, and credentials that are missing.
import {markTags} from 'docusaurus-theme-search-embedded/client';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {connectHosted} from '../../src/client';
import {parseResponse, ResponseShapeError} from '../../src/hits';

const hit = {
  objectID: '1',
  type: 'lvl2',
  url: 'https://docs.example.com/docs/a#b',
  content: null,
  hierarchy: {lvl0: 'Guides', lvl1: 'Page', lvl2: 'Section'},
};
const answer = (...hits: unknown[]) => ({results: [{hits}]});

describe('hosted search: answers of another shape', () => {
  test.each([
    [undefined],
    [null],
    ['<html>'],
    [[]],
    [{}],
    [{results: null}],
    [{results: []}],
    [{results: [{hits: 'x'}]}],
  ])('%j is no answer', response => {
    expect(() => parseResponse(response)).toThrow(ResponseShapeError);
  });

  test('hits that are not records stay in their place, for the theme to name', () => {
    const page = parseResponse({results: [{hits: [hit, {}, null], nbHits: 3, queryID: 7}]});
    expect(page.total).toBe(3);
    expect(page.hits.map(({id, url, queryID}) => [id, url, queryID])).toEqual([
      ['1', hit.url, undefined],
      [null, undefined, undefined],
      [null, undefined, undefined],
    ]);
  });

  test('headings are whole and passages are snippets, with plain values as a fallback', () => {
    const _highlightResult = {
      content: {value: 'long <mark>te</mark>xt'},
      hierarchy: {lvl2: {value: 'long <mark>Sec</mark>tion'}},
    };
    const _snippetResult = {
      content: {value: '…<mark>te</mark>xt'},
      hierarchy: {lvl1: {value: '<mark>Pa</mark>ge'}, lvl2: {value: '…<mark>Sec</mark>tion'}},
    };
    const marked = (value: string) =>
      value.replaceAll('[', markTags.start).replaceAll(']', markTags.end);
    const [found] = parseResponse(answer({...hit, _highlightResult, _snippetResult})).hits;
    expect(found!.headings).toEqual([marked('[Pa]ge'), marked('long [Sec]tion')]);
    expect(parseResponse(answer({...hit, content: 'x', _snippetResult})).hits[0]!.excerpt).toBe(
      marked('…[te]xt'),
    );
  });

  test('any answer is rejected as one of another shape, or read', () => {
    const read = (response: unknown) => {
      try {
        parseResponse(response);
      } catch (error) {
        expect(error).toBeInstanceOf(ResponseShapeError);
      }
    };
    fc.assert(fc.property(fc.anything(), read));
    fc.assert(fc.property(fc.anything(), value => read(answer({...hit, hierarchy: value}, value))));
  });

  test('an empty answer is valid', () => {
    expect(parseResponse({results: [{hits: [], nbHits: 0}]})).toEqual({hits: [], total: 0});
  });
});

describe('hosted search: a client without credentials', () => {
  test('names the missing app id', () => {
    expect(() => connectHosted({appId: '', apiKey: 'key', indexName: 'docs'})).toThrow(
      '`appId` is missing.',
    );
  });

  test('names the missing API key', () => {
    expect(() => connectHosted({appId: 'APP', apiKey: '', indexName: 'docs'})).toThrow(
      '`apiKey` is missing.',
    );
  });
});
