// Protects pages that nobody would find: in no sidebar, at an address without an answer, or under a repeated ID.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {docsOutsideSidebars, sharedPaths, unreachablePages} from './plugin';
import {assertUniqueIds, readPageIds} from './step';

test('docs in no sidebar are reported, unlisted docs and drafts are not', () => {
  const doc = {
    id: 'a',
    source: '@site/docs/a.mdx',
    sidebar: undefined,
    unlisted: false,
    draft: false,
  };
  expect(
    docsOutsideSidebars([
      doc,
      {...doc, sidebar: 'main'},
      {...doc, unlisted: true},
      {...doc, draft: true},
    ]),
  ).toEqual([expect.stringMatching(/^docs\/a\.mdx:1 .*'a'/)]);
});

test.each([
  '/docs/cron (advanced)',
  '/docs/part-(one)',
  '/docs/100%25-done',
  '/docs/100%-done',
  '/docs/a%20b',
  '/docs/what?',
  '/docs/c#',
  '/docs/a:b',
  '/docs/a*b',
  '/docs/a\\b',
  // Docusaurus encodes the names of files in src/pages/, and then doesn't find them.
  '/my%20page',
  '/%E8%AE%BE%E7%BD%AE',
])('a page at %s, which the router or a host would not find, is reported', permalink => {
  expect(unreachablePages([{source: '@site/docs/a.mdx', permalink}])).toEqual([
    expect.stringContaining(`docs/a.mdx:1 has the path ${permalink}, at which nobody can open it.`),
  ]);
});

test('a page at a path with spaces, other signs, or letters of any script is not', () => {
  const names = [
    'my page',
    'a.b',
    '设置',
    'straße',
    'a_b-c',
    'c++',
    'a,b;c=d',
    '[x]{y}|z',
    '$5^2!',
    '',
  ];
  const pages = names.map(name => ({source: '@site/docs/a.mdx', permalink: `/docs/${name}`}));
  expect(unreachablePages(pages)).toEqual([]);
});

test('IDs that a page has twice are found', () => {
  const html = '<h2 id="a">A</h2><p id="b"></p><h2 id="a">A</h2><i id=\'a"&amp;\'></i><b id=c></b>';
  const outDir = mkdtempSync(path.join(tmpdir(), 'ids-'));
  writeFileSync(path.join(outDir, 'index.html'), html);
  const pages = readPageIds(outDir);
  rmSync(outDir, {recursive: true});
  expect([...pages]).toEqual([['index.html', ['a', 'b', 'a', 'a"&', 'c']]]);
  expect(() => assertUniqueIds(pages)).toThrow(/^The page \/ has the ID "a" more than once[^\n]*$/);
});

test('pages at one path are reported with each file, also if only case or a slash differs', () => {
  const at = (source: string, permalink: string) => ({source: `@site/${source}`, permalink});
  expect(
    sharedPaths([
      at('docs/E1-Case.mdx', '/docs/E1-Case'),
      at('docs/e1-case.mdx', '/docs/e1-case/'),
      at('blog/first.mdx', '/blog/'),
      {source: 'the list of posts', permalink: '/blog'},
      at('docs/straße.mdx', '/docs/straße'),
      at('docs/strasse.mdx', '/docs/strasse'),
    ]),
  ).toEqual([
    expect.stringMatching(/^docs\/E1-Case\.mdx:1 has the same path as docs\/e1-case\.mdx, /),
    expect.stringMatching(/^blog\/first\.mdx:1 has the same path as the list of posts, \/blog,/),
  ]);
});
