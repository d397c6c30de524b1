// Protects what the interface makes of hits: safe links, marks as the only markup, labels, and words to highlight.
import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {createElement} from 'react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {markTags, plainText} from '../../src/client/hit';
import {connectHosted} from '../../src/hosted/browser/hostedBackend';
import {ResponseShapeError, parseResponse} from '../../src/hosted/browser/hits';
import {ariaShortcuts, hasModifier, isPressed} from '../../src/interface/bar/shortcuts';
import {createActivity, type SearchStatus} from '../../src/interface/state/activity';
import Highlight from '../../src/interface/list/Highlight';
import {groupByPage, itemOf, resolveLink} from '../../src/interface/list/items';
import {hitOfRecord, recordOf} from '../../src/interface/list/record';
import {patternOf, queryWords, wordsOf} from '../../src/interface/list/words';
import {truncateQuery} from '../../src/interface/limits';

const root = {origins: ['https://docs.example.com', 'http://localhost:3000'], baseUrl: '/'};
const below = {...root, baseUrl: '/below/a/path/'};

const hit = {
  objectID: '1',
  type: 'lvl2',
  url: 'https://docs.example.com/docs/a#b',
  content: null,
  hierarchy: {lvl0: 'Guides', lvl1: 'Page', lvl2: 'Section'},
};

describe('search results: which URLs become links, and of which kind', () => {
  test.each([
    ['https://docs.example.com/docs/a?x=1#b', '/docs/a?x=1#b'],
    ['http://localhost:3000/docs/a', '/docs/a'],
    ['/docs/a#b', '/docs/a#b'],
  ])('%s is a page of this site', (url, href) => {
    expect(resolveLink(url, root)).toEqual({kind: 'internal', href});
  });

  test('the base path stays, and URLs outside of it are external', () => {
    expect(resolveLink('https://docs.example.com/below/a/path/docs/a', below)).toEqual({
      kind: 'internal',
      href: '/below/a/path/docs/a',
    });
    expect(resolveLink('https://docs.example.com/below/a/pathology', below)).toEqual({
      kind: 'external',
      href: 'https://docs.example.com/below/a/pathology',
    });
  });

  test.each([
    ['https://elsewhere.example/docs/a', 'https://elsewhere.example/docs/a'],
    ['mailto:docs@example.com', 'mailto:docs@example.com'],
    // Without its origin it would be a URL of another host.
    ['https://docs.example.com//elsewhere.example', 'https://docs.example.com//elsewhere.example'],
    // The router throws on them.
    ['https://docs.example.com/docs/%E0%A4%A', 'https://docs.example.com/docs/%E0%A4%A'],
    ['/docs/a#100%', 'https://docs.example.com/docs/a#100%'],
  ])('%s is left by a page load', (url, href) => {
    expect(resolveLink(url, root)).toEqual({kind: 'external', href});
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
    expect(resolveLink(url, root)).toBeUndefined();
  });

  test('a path without a page is another site on the same origin', () => {
    const site = {...root, hasPage: (path: string) => path === '/docs/a'};
    expect(resolveLink('https://docs.example.com/docs/a#b', site)?.kind).toBe('internal');
    expect(resolveLink('https://docs.example.com/v2/docs/a', site)).toEqual({
      kind: 'external',
      href: 'https://docs.example.com/v2/docs/a',
    });
  });

  test('any input results in http(s), mailto, paths of this site, or nothing', () => {
    const schemes = fc.constantFrom(
      'javascript:',
      'data:',
      'https://',
      '//',
      '/',
      '/\\',
      '\\\\',
      '',
      '/a#%',
    );
    const urls = fc.tuple(schemes, fc.string({unit: 'binary'})).map(parts => parts.join(''));
    fc.assert(
      fc.property(urls, url => {
        const link = resolveLink(url, root);
        if (!link) {
          return;
        }
        const {protocol, origin, pathname, hash} = new URL(link.href, root.origins[0]);
        expect(['http:', 'https:', 'mailto:']).toContain(protocol);
        if (link.kind === 'internal') {
          expect(origin).toBe(root.origins[0]);
          expect(() => decodeURIComponent(pathname + hash)).not.toThrow();
        }
      }),
      {numRuns: 2000},
    );
  });
});

const marked = (value: string) =>
  value.replaceAll('[', markTags.start).replaceAll(']', markTags.end);

describe('search results: only the marks of a hit are markup', () => {
  const markup = (value: string) => renderToStaticMarkup(createElement(Highlight, {value}));

  test.each([
    ['an [API] key', 'an <mark>API</mark> key'],
    ['a literal <mark>', 'a literal &lt;mark&gt;'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['[<svg onload=alert(1)>]', '<mark>&lt;svg onload=alert(1)&gt;</mark>'],
    ['[a', 'a'],
    ['a]b]', 'ab'],
    ['[a[b]c]', 'a<mark>b</mark>c'],
  ])('%s', (value, html) => {
    expect(markup(marked(value))).toBe(`<span>${html}</span>`);
  });

  test('there is no other element, for any value', () => {
    const {start, end, synonym} = markTags;
    const part = fc.constantFrom(
      start,
      end,
      synonym,
      '<mark>',
      '<b>',
      '<',
      '>',
      '&',
      '"',
      'a',
      '<script>',
    );
    fc.assert(
      fc.property(fc.array(part), parts => {
        const html = markup(parts.join(''));
        const content = html.replace(/^<span>(.*)<\/span>$/s, '$1');
        expect(content.replaceAll(/<mark( class="[\w-]+")?>|<\/mark>/g, '')).not.toMatch(/[<>]/);
        expect(plainText(parts.join(''))).not.toMatch(/[\ue000-\ue002]/);
      }),
    );
  });
});

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

const itemsOf = (...hits: object[]) =>
  parseResponse(answer(...hits.map(changes => ({...hit, ...changes})))).hits.map(one =>
    itemOf(one, root)!,
  );

describe('display of hits', () => {
  const shown = (changes: object) => itemsOf(changes)[0]!;

  test('a heading is shown with the headings above it, in the group of its lvl0', () => {
    expect(shown({})).toMatchObject({title: 'Section', breadcrumb: ['Page'], group: 'Guides'});
  });

  test('a passage is shown below its heading', () => {
    expect(shown({type: 'content', content: 'Text'})).toMatchObject({
      kind: 'text',
      title: 'Section',
      breadcrumb: ['Page'],
      excerpt: 'Text',
    });
  });

  test('headings are shown in full and passages as snippets, with plain values as a fallback', () => {
    const _highlightResult = {
      content: {value: 'long <mark>te</mark>xt'},
      hierarchy: {lvl2: {value: 'long <mark>Sec</mark>tion'}},
    };
    const _snippetResult = {
      content: {value: '…<mark>te</mark>xt'},
      hierarchy: {lvl1: {value: '<mark>Pa</mark>ge'}, lvl2: {value: '…<mark>Sec</mark>tion'}},
    };
    expect(shown({_highlightResult, _snippetResult})).toMatchObject({
      title: marked('long [Sec]tion'),
      breadcrumb: [marked('[Pa]ge')],
      excerpt: marked('…[te]xt'),
    });
  });

  test('a record without its own heading shows the innermost existing heading', () => {
    expect(shown({type: 'lvl5'})).toMatchObject({title: 'Section', breadcrumb: ['Page']});
  });

  test('results are grouped by page, with the page itself first', () => {
    const at = (url: string, type: string) => shown({objectID: url, url, type});
    const [section, other, page] = [at('/a#s', 'lvl2'), at('/b', 'lvl1'), at('/a', 'lvl1')];
    const order = groupByPage([section, other, page]);
    expect(order.map(({link}) => link.href)).toEqual(['/a', '/a#s', '/b']);
  });

  test('a stored passage leads to its section, and reads back as the same result', () => {
    const [passage] = itemsOf({type: 'content', content: 'Text', url: '/docs/a#b'});
    const record = recordOf(passage!);
    expect(record).toMatchObject({objectID: '/docs/a#b', type: 'lvl2', content: null});
    expect(recordOf(itemOf(hitOfRecord(record)!, root)!)).toEqual(record);
  });
});

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

describe('shortcuts', () => {
  const pressed = (shortcut: string, changes: Partial<KeyboardEvent>) =>
    isPressed(shortcut, {
      key: '',
      code: '',
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      ...changes,
    });

  test.each([
    ['Ctrl/Cmd+K', {key: 'k', ctrlKey: true}],
    ['Ctrl/Cmd+K', {key: 'k', metaKey: true}],
    ['Ctrl/Cmd+K', {key: 'л', code: 'KeyK', ctrlKey: true}],
    ['Ctrl+Shift+F', {key: 'F', ctrlKey: true, shiftKey: true}],
    ['Alt+S', {key: 'ß', code: 'KeyS', altKey: true}],
    ['/', {key: '/', code: 'Digit7', shiftKey: true}],
    ['s', {key: 's'}],
    ['Ctrl++', {key: '+', ctrlKey: true}],
  ])('%s is pressed by %j', (shortcut, event) => {
    expect(pressed(shortcut, event)).toBe(true);
  });

  test.each([
    ['Ctrl/Cmd+K', {key: 'k'}],
    ['Ctrl/Cmd+K', {key: 'k', ctrlKey: true, shiftKey: true}],
    ['Ctrl/Cmd+K', {key: 't', code: 'KeyK', ctrlKey: true}],
    ['Ctrl+F', {key: 'f', metaKey: true}],
    ['/', {key: '/', ctrlKey: true}],
    ['s', {key: 'S', shiftKey: true}],
  ])('%s is not pressed by %j', (shortcut, event) => {
    expect(pressed(shortcut, event)).toBe(false);
  });

  test('only those with a modifier work in fields', () => {
    expect(['Ctrl/Cmd+K', 'Alt+S', '/', 'Shift+S', '+'].filter(hasModifier)).toEqual([
      'Ctrl/Cmd+K',
      'Alt+S',
    ]);
  });

  test('have the names of aria-keyshortcuts', () => {
    expect(ariaShortcuts(['Ctrl/Cmd+K', '/'])).toBe('Control+K Meta+K /');
    expect(ariaShortcuts([])).toBeUndefined();
  });
});

describe('search query: limits', () => {
  test.each([
    ['short', 'short'],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(65), 'x'.repeat(64)],
    [`${'x'.repeat(62)}😀😀`, `${'x'.repeat(62)}😀`],
    [`${'x'.repeat(63)}😀`, 'x'.repeat(63)],
  ])('%s', (text, query) => {
    expect(truncateQuery(text, 64)).toBe(query);
  });
});

describe('search dialog: statuses', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('are loading, stalled after 300 ms, then idle, for the latest search only', async () => {
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

  test('a newer search aborts the previous one, whose end is not reported', async () => {
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
