import {describe, expect, test} from 'vitest';
import {linksOf, locateBrokenLinks} from '../../scripts/brokenLinks';
import docsInSidebarPlugin, {docsOutsideSidebars} from '../../src/plugins/docsInSidebar';

describe('broken links: from the report of the build to file and line', () => {
  const links = linksOf(
    'docs/a.mdx',
    'Text.\n\n[A](/docs/no), [b](./guides/b.mdx#gone), [c](#gone) and <Link to="/docs/no">d</Link>\n',
  );
  const report = (target: string) =>
    `- Broken link on source page path = /docs/a:\n   -> linking to ${target}\n`;

  test('links in Markdown and in elements are read', () => {
    expect(links.map(({url, line}) => `${line} ${url}`)).toEqual([
      '3 /docs/no',
      '3 ./guides/b.mdx#gone',
      '3 #gone',
      '3 /docs/no',
    ]);
  });

  test.each([
    ['/docs/no', ['/docs/no', '/docs/no']],
    ['/docs/guides/b#gone', ['./guides/b.mdx#gone', '#gone']],
    ['/docs/elsewhere', []],
  ])('%s is found', (target, urls) => {
    expect(locateBrokenLinks(report(target), () => links)).toEqual(
      urls.map(url => `docs/a.mdx:3 The link ${url} leads nowhere (${target}).`),
    );
  });

  test('another error of the build is left alone', () => {
    expect(locateBrokenLinks('Module not found', () => links)).toEqual([]);
  });
});

test('docs in no sidebar are named, unlisted ones and drafts are not', () => {
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

test('a sidebar that can be hidden stops the build, which says where it is set', () => {
  const themeConfig = {docs: {sidebar: {hideable: true}}};
  expect(() => docsInSidebarPlugin({siteConfig: {themeConfig}} as never)).toThrow(
    'docs.sidebar.hideable in src/config/themeConfig.ts is true',
  );
});
