// Protects docs that are in no sidebar from going unnoticed.
import {expect, test} from 'vitest';
import {docsOutsideSidebars} from '../../src/plugins/docsInSidebar';

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
