// Protects how hits are displayed: safe links, headings, groups of pages, and stored records.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {groupByPage, itemOf, resolveLink} from '../../src/interface/list/items';
import {hitOfRecord} from '../../src/client/hitOfRecord';
import {recordOf} from '../../src/interface/list/record';

const root = {origins: ['https://docs.example.com', 'http://localhost:3000'], baseUrl: '/'};
const below = {...root, baseUrl: '/below/a/path/'};
const hit = {
  objectID: '1',
  type: 'lvl2',
  url: 'https://docs.example.com/docs/a#b',
  content: null,
  hierarchy: {lvl0: 'Guides', lvl1: 'Page', lvl2: 'Section'},
};
const itemsOf = (...hits: object[]) =>
  hits.map(changes => itemOf(hitOfRecord({...hit, ...changes})!, root)!);

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

test('reading a record never throws', () => {
  fc.assert(fc.property(fc.anything(), value => void hitOfRecord(value)));
  fc.assert(fc.property(fc.anything(), value => void hitOfRecord({...hit, hierarchy: value})));
});
