// Protects the hosted service: answers of any shape, and credentials that are missing.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {connectHosted} from '../../src/hosted/browser/hostedBackend';
import {ResponseShapeError, parseResponse} from '../../src/hosted/browser/hits';
import {itemOf} from '../../src/interface/list/items';
import {hitOfRecord} from '../../src/interface/list/record';

const root = {origins: ['https://docs.example.com', 'http://localhost:3000'], baseUrl: '/'};
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
    [answer({objectID: '1', title: 'A product', price: 3})],
    [answer(null, 3, 'x', [])],
  ])('%j is no answer', response => {
    expect(() => parseResponse(response)).toThrow(ResponseShapeError);
  });

  test('hits that are not records are ignored, and so is a total that is not a number', () => {
    const page = parseResponse({results: [{hits: [hit, {}, null], nbHits: 'NaN', queryID: 7}]});
    expect(page.total).toBe(1);
    expect(page.hits.map(({id, queryID}) => [id, queryID])).toEqual([['1', undefined]]);
  });

  test('an empty answer is valid', () => {
    expect(parseResponse({results: [{hits: [], nbHits: 0}]})).toEqual({hits: [], total: 0});
  });

  test('reading a hit never throws', () => {
    fc.assert(fc.property(fc.anything(), value => void hitOfRecord(value)));
    fc.assert(fc.property(fc.anything(), value => void hitOfRecord({...hit, hierarchy: value})));
  });

  test('a hit with an unsafe URL is not shown', () => {
    const [unsafe] = parseResponse(answer({...hit, url: 'javascript:alert(1)'})).hits;
    expect(itemOf(unsafe!, root)).toBeUndefined();
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
