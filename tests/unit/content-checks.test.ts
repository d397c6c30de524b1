// Protects pages that nobody would find: in no sidebar, at an address without an answer, or under a repeated ID.
import {expect, test} from 'vitest';
import {docsOutsideSidebars, unreachablePages} from '../../src/plugins/contentChecks';
import {imageTexts} from '../../src/plugins/imageTexts';
import {repeatedIds} from '../../src/plugins/outputs/pageIds';

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
  ['/docs/cron%20(advanced)', '('],
  ['/docs/part-(one)', '('],
  ['/docs/100%25-done', '%25'],
  ['/docs/what?', '?'],
  ['/docs/a:b', ':'],
])('a page at %s, which the router would not find, is reported', (permalink, sign) => {
  expect(unreachablePages([{source: '@site/docs/a.mdx', permalink}])).toEqual([
    `docs/a.mdx:1 has the path ${permalink}, at which nobody can open it because of "${sign}". Rename the file, or correct "slug" in its front matter.`,
  ]);
});

test('a page at a path with spaces, dots, or letters of any script is not', () => {
  const paths = ['/docs/my%20page', '/docs/a.b', '/docs/%E8%AE%BE', '/docs/straße', '/docs/a_b-c'];
  const pages = paths.map(permalink => ({source: '@site/docs/a.mdx', permalink}));
  expect(unreachablePages(pages)).toEqual([]);
});

test('IDs that a page has twice are found', () => {
  const html = '<h2 id="a">A</h2><p id="b"></p><h2 id="a">A</h2><i id=\'a"&amp;\'></i>';
  expect(repeatedIds(html)).toEqual(['a']);
});

test('descriptions and titles of images are as they are written', () => {
  const attributes = [
    {name: 'alt', value: 'Search &amp; filter &quot;x&quot; &lt;b&gt; &amp;amp; y'},
    {name: 'title', value: 'It&#39;s'},
    {name: 'src', value: 'a&amp;b'},
  ];
  const image = {type: 'mdxJsxTextElement', name: 'img', attributes};
  imageTexts()({type: 'root', children: [image]} as never);
  expect(attributes.map(({value}) => value)).toEqual([
    'Search & filter "x" <b> &amp; y',
    "It's",
    'a&amp;b',
  ]);
});
