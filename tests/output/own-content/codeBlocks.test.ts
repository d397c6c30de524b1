// Protects that a screen reader tells the code blocks of a page apart.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {sitemapPaths} from '../../browser/a11y';
import {loadPage} from '../../browser/html';

test.each(sitemapPaths())('/%s: different code has different names', page => {
  const $ = loadPage(readFileSync(path.join('build', page, 'index.html')));
  const blocks = $('.theme-code-block pre').toArray();
  const names = new Map(blocks.map(pre => [$(pre).text(), $(pre).attr('aria-label')]));
  expect(new Set(names.values()).size).toBe(names.size);
  expect([...names.values()]).not.toContain(undefined);
});
