import {describe, expect, test} from 'vitest';
import {linksOf, locateBrokenLinks} from '../../scripts/brokenLinks';
import docsInSidebarPlugin, {docsOutsideSidebars} from '../../src/plugins/docsInSidebar';

describe('broken links: file and line from the report of the build', () => {
  const links = linksOf(
    'docs/a.mdx',
    'Text.\n\n[A](/docs/no), [b](./guides/b.mdx#gone), [c](#gone) and <Link to="/docs/no">d</Link>\n',
  );
  const report = (target: string) =>
    `- Broken link on source page path = /docs/a:\n   -> linking to ${target}\n`;

  test('finds links in Markdown and in elements', () => {
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

  test('ignores other build errors', () => {
    expect(locateBrokenLinks('Module not found', () => links)).toEqual([]);
  });
});

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

test('a hideable sidebar stops the build, and the error names the setting', () => {
  const themeConfig = {docs: {sidebar: {hideable: true}}};
  expect(() => docsInSidebarPlugin({siteConfig: {themeConfig}} as never)).toThrow(
    'docs.sidebar.hideable in src/config/themeConfig.ts is true',
  );
});
