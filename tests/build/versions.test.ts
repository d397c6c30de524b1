import {afterAll, expect, test} from 'vitest';
import {SiteCopy} from './site-copy';

const site = new SiteCopy();
afterAll(() => site.remove());

test('a second version of the docs builds, and its pages carry the marks of versions', async () => {
  const {code, output} = await site.run('npx docusaurus docs:version 1.0 && npx docusaurus build');
  expect(code, output).toBe(0);
  const released = site.read('build/docs/release/index.html');
  expect(released).toMatch(/theme-doc-version-badge[^>]*>Version: 1\.0</);
  expect(site.read('build/docs/next/release/index.html')).toContain('theme-doc-version-banner');
}, 300_000);
