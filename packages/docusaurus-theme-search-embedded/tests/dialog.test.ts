import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {createElement} from 'react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createActivity, type SearchStatus} from '../src/theme/Search/state/activity';
import {resolveAddress} from '../src/theme/Search/backend/address';
import Highlight, {plainText} from '../src/theme/Search/list/Highlight';
import {AnswerShapeError, parseAnswer} from '../src/theme/Search/backend/answer';
import {connectHosted} from '../src/theme/Search/backend/hosted';
import {groupByPage, groupItems, parseItem} from '../src/theme/Search/list/items';
import {limitQuery} from '../src/theme/Search/limits';

const root = {origins: ['https://docs.example.com', 'http://localhost:3000'], baseUrl: '/'};
const below = {...root, baseUrl: '/below/a/path/'};

const hit = {
  objectID: '1',
  type: 'lvl2',
  url: 'https://docs.example.com/docs/a#b',
  content: null,
  hierarchy: {lvl0: 'Guides', lvl1: 'Page', lvl2: 'Section'},
};

describe('search results: which addresses are followed, and how', () => {
  test.each([
    ['https://docs.example.com/docs/a?x=1#b', '/docs/a?x=1#b'],
    ['http://localhost:3000/docs/a', '/docs/a'],
    ['/docs/a#b', '/docs/a#b'],
  ])('%s is a page of this site', (url, href) => {
    expect(resolveAddress(url, root)).toEqual({kind: 'internal', href});
  });

  test('the base path stays, and what is not below it is another site', () => {
    expect(resolveAddress('https://docs.example.com/below/a/path/docs/a', below)).toEqual({
      kind: 'internal',
      href: '/below/a/path/docs/a',
    });
    expect(resolveAddress('https://docs.example.com/below/a/pathology', below)).toEqual({
      kind: 'external',
      href: 'https://docs.example.com/below/a/pathology',
    });
  });

  test.each([
    ['https://elsewhere.example/docs/a', 'https://elsewhere.example/docs/a'],
    ['mailto:docs@example.com', 'mailto:docs@example.com'],
    // Cut to its path it would lead to another host.
    ['https://docs.example.com//elsewhere.example', 'https://docs.example.com//elsewhere.example'],
  ])('%s is left by a page load', (url, href) => {
    expect(resolveAddress(url, root)).toEqual({kind: 'external', href});
  });

  test.each([
    'javascript:alert(1)',
    ' jAvAsCrIpT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://docs.example.com/1',
    '//elsewhere.example/a',
    '/\\elsewhere.example/a',
    'docs/a',
    '',
    'https://',
  ])('%j is refused', url => {
    expect(resolveAddress(url, root)).toBeUndefined();
  });

  test('whatever comes in, only http(s), mailto and paths of this site come out', () => {
    const schemes = fc.constantFrom(
      'javascript:',
      'data:',
      'https://',
      '//',
      '/',
      '/\\',
      '\\\\',
      '',
    );
    const urls = fc.tuple(schemes, fc.string({unit: 'binary'})).map(parts => parts.join(''));
    fc.assert(
      fc.property(urls, url => {
        const address = resolveAddress(url, root);
        if (!address) {
          return;
        }
        const {protocol, origin} = new URL(address.href, root.origins[0]);
        expect(['http:', 'https:', 'mailto:']).toContain(protocol);
        if (address.kind === 'internal') {
          expect(origin).toBe(root.origins[0]);
        }
      }),
      {numRuns: 2000},
    );
  });
});

describe('search results: only <mark> of a hit is markup', () => {
  const markup = (value: string) => renderToStaticMarkup(createElement(Highlight, {value}));

  test.each([
    ['an <mark>API</mark> key', 'an <mark>API</mark> key'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['<mark><svg onload=alert(1)></mark>', '<mark>&lt;svg onload=alert(1)&gt;</mark>'],
    ['<mark onclick=alert(1)>a</mark>', '&lt;mark onclick=alert(1)&gt;a'],
    ['<mark>a', 'a'],
    ['a</mark>b</mark>', 'ab'],
    ['<mark>a<mark>b</mark>c</mark>', 'a<mark>b</mark>c'],
  ])('%s', (value, html) => {
    expect(markup(value)).toBe(html);
  });

  test('no other element, whatever the value', () => {
    const part = fc.constantFrom('<mark>', '</mark>', '<b>', '<', '>', '&', '"', 'a', '<script>');
    fc.assert(
      fc.property(fc.array(part), parts => {
        const html = markup(parts.join(''));
        expect(html.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
        expect(plainText(parts.join(''))).not.toMatch(/<\/?mark>/);
      }),
    );
  });
});

describe('search results: answers of another shape', () => {
  test.each([
    [undefined],
    [null],
    ['<html>'],
    [[]],
    [{}],
    [{results: null}],
    [{results: []}],
    [{results: [{hits: 'x'}]}],
    [{results: [{hits: [{objectID: '1', title: 'A product', price: 3}]}]}],
    [{results: [{hits: [null, 3, 'x', []]}]}],
    [{results: [{hits: [{...hit, url: 'javascript:alert(1)'}]}]}],
  ])('%j is no answer', response => {
    expect(() => parseAnswer(response, root)).toThrow(AnswerShapeError);
  });

  test('hits that are no records are left out, numbers that are none are counted anew', () => {
    const answer = parseAnswer(
      {results: [{hits: [hit, {}, null], nbHits: 'NaN', queryID: 7}]},
      root,
    );
    expect(answer).toMatchObject({nbHits: 1, nbPages: 1});
    expect(answer.items.map(({objectID, queryID}) => [objectID, queryID])).toEqual([
      ['1', undefined],
    ]);
  });

  test('an empty answer is one', () => {
    expect(parseAnswer({results: [{hits: [], nbHits: 0}]}, root)).toMatchObject({
      items: [],
      nbHits: 0,
    });
  });

  test('no value makes reading a hit throw', () => {
    fc.assert(fc.property(fc.anything(), value => void parseItem(value, root)));
    fc.assert(
      fc.property(fc.anything(), value => void parseItem({...hit, hierarchy: value}, root)),
    );
  });
});

describe('what is shown of a hit', () => {
  const shown = (over: object) => parseItem({...hit, ...over}, root)!;

  test('a heading stands under the headings above it, in the group of its lvl0', () => {
    expect(shown({})).toMatchObject({title: 'Section', breadcrumb: ['Page'], group: 'Guides'});
  });

  test('a passage stands below its heading', () => {
    expect(shown({type: 'content', content: 'Text'})).toMatchObject({
      title: 'Section',
      breadcrumb: ['Page'],
      excerpt: 'Text',
    });
  });

  test('headings are shown in full, passages as snippets, plain values where there is neither', () => {
    const _highlightResult = {
      content: {value: 'long <mark>te</mark>xt'},
      hierarchy: {lvl2: {value: 'long <mark>Sec</mark>tion'}},
    };
    const _snippetResult = {
      content: {value: '…<mark>te</mark>xt'},
      hierarchy: {lvl1: {value: '<mark>Pa</mark>ge'}, lvl2: {value: '…<mark>Sec</mark>tion'}},
    };
    expect(shown({_highlightResult, _snippetResult})).toMatchObject({
      title: 'long <mark>Sec</mark>tion',
      breadcrumb: ['<mark>Pa</mark>ge'],
      excerpt: '…<mark>te</mark>xt',
    });
  });

  test('a record whose own heading is missing shows the innermost it has', () => {
    expect(shown({type: 'lvl5'})).toMatchObject({title: 'Section', breadcrumb: ['Page']});
  });

  test('results of a page stand together, the page itself first', () => {
    const at = (url: string, type: string) => shown({objectID: url, url, type});
    const [section, other, page] = [at('/a#s', 'lvl2'), at('/b', 'lvl1'), at('/a', 'lvl1')];
    const order = groupByPage([section, other, page]);
    expect(order.map(({address}) => address.href)).toEqual(['/a', '/a#s', '/b']);
  });

  test('at most 5 items of a group, groups in the order of their best', () => {
    const items = Array.from({length: 20}, (_, index) =>
      shown({objectID: String(index), hierarchy: {lvl0: index % 4 ? 'A' : 'B', lvl1: 'x'}}),
    );
    const groups = groupItems(items, 5);
    expect(groups.map(([first]) => first?.group)).toEqual(['B', 'A']);
    expect(groups.map(group => group.length)).toEqual([5, 5]);
  });
});

describe('search query: what of a text is searched', () => {
  test.each([
    ['short', 'short'],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(65), 'x'.repeat(64)],
    [`${'x'.repeat(62)}😀😀`, `${'x'.repeat(62)}😀`],
    [`${'x'.repeat(63)}😀`, 'x'.repeat(63)],
  ])('%s', (text, query) => {
    expect(limitQuery(text)).toBe(query);
  });
});

describe('search dialog: statuses', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('loading, stalled after 300 ms, idle; the newest search counts', async () => {
    const seen: SearchStatus[] = [];
    const activity = createActivity(status => seen.push(status));
    const ends: ((isFailed: boolean) => void)[] = [];
    const start = () =>
      activity.run(
        () =>
          new Promise((resolve, reject) => {
            ends.push(isFailed => (isFailed ? reject(new Error('failed')) : resolve()));
          }),
      );
    const [first, second] = [start(), start()];
    expect(seen.at(-1)).toBe('loading');
    ends[0]!(true);
    await first;
    expect(seen.at(-1)).toBe('loading');
    vi.advanceTimersByTime(299);
    expect(seen.at(-1)).toBe('loading');
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe('stalled');
    ends[1]!(false);
    await second;
    expect(seen.at(-1)).toBe('idle');
    const third = start();
    ends[2]!(true);
    await third;
    expect(seen).toEqual(['loading', 'loading', 'stalled', 'idle', 'loading', 'error']);
  });

  test('a newer search stops the one before, whose end is then told to nobody', async () => {
    const seen: SearchStatus[] = [];
    const activity = createActivity(status => seen.push(status));
    const untilStopped = (signal: AbortSignal) =>
      new Promise<void>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
    const older = activity.run(untilStopped);
    await activity.run(async () => {});
    await older;
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(['loading', 'loading', 'idle']);
    activity.stop();
  });
});

describe('hosted search: a client without credentials', () => {
  test('names the missing app id', () => {
    expect(() => connectHosted({appId: '', apiKey: 'key'})).toThrow('`appId` is missing.');
  });

  test('names the missing API key', () => {
    expect(() => connectHosted({appId: 'APP', apiKey: ''})).toThrow('`apiKey` is missing.');
  });
});
