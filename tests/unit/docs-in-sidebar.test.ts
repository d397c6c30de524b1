import {expect, test} from 'vitest';
import docsInSidebarPlugin, {docsOutsideSidebars} from '../../src/plugins/docsInSidebar';

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
