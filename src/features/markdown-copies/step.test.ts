// Protects Markdown copies: a copy of an earlier build is used only for a page whose text is the same.
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {Article} from '../after-build/articles';
import {markdownCopies} from './step';

let siteDir: string;
beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'copies-'));
  mkdirSync(path.join(siteDir, 'build'));
  writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
});
afterAll(() => rmSync(siteDir, {recursive: true}));

const file = (name: string): string => path.join(siteDir, 'build', name);

/** Builds a page with this script and text, and returns the text of its copy. */
async function copyOf(script: string, text: string): Promise<string> {
  const html = `<head><script src="/${script}.js"></script></head><main><p>${text}</p></main>`;
  writeFileSync(file('page.html'), html);
  const page = {kind: 'doc', permalink: '/page', title: 'Page', category: 'Pages', description: ''};
  const siteConfig = {baseUrl: '/', title: 'Site', url: 'https://docs.example.com'};
  await markdownCopies({
    context: {outDir: path.join(siteDir, 'build'), siteConfig, siteDir} as LoadContext,
    articles: [page as Article],
    props: {} as Props,
  });
  expect(readFileSync(file('page.html'), 'utf8')).toContain('rel="alternate"');
  return readFileSync(file('page.md'), 'utf8').split('# Page\n').at(-1)!.trim();
}

test('a page is converted again when its text changes, not when its scripts do', async () => {
  const cache = path.join(siteDir, 'node_modules/.cache/markdown-copies');
  expect(await copyOf('a', 'First')).toBe('First');
  for (const name of readdirSync(cache)) {
    writeFileSync(path.join(cache, name), 'converted before');
  }
  expect(await copyOf('b', 'First')).toBe('converted before');
  expect(await copyOf('b', 'Second')).toBe('Second');
});
