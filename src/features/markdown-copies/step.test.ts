// Protects Markdown copies: their front matter, and that a copy of an earlier build is used only for a page whose text is
// the same.
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {parse} from 'yaml';
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

/** Builds a page with this script, text, and title, and returns its copy. */
async function copyOf(script: string, text: string, title = 'Page'): Promise<string> {
  const html = `<head><script src="/${script}.js"></script></head><main><p>${text}</p></main>`;
  writeFileSync(file('page.html'), html);
  const page = {kind: 'doc', permalink: '/page', title, category: 'Pages', description: ''};
  const siteConfig = {baseUrl: '/', title: 'Site', url: 'https://docs.example.com'};
  await markdownCopies({
    context: {outDir: path.join(siteDir, 'build'), siteConfig, siteDir} as LoadContext,
    articles: [page as Article],
    props: {} as Props,
  });
  expect(readFileSync(file('page.html'), 'utf8')).toContain('rel="alternate"');
  return readFileSync(file('page.md'), 'utf8');
}

test('a page is converted again when its text changes, not when its scripts do', async () => {
  const cache = path.join(siteDir, 'node_modules/.cache/markdown-copies');
  expect(await copyOf('a', 'First')).toMatch(/\nFirst\n$/);
  for (const name of readdirSync(cache)) {
    writeFileSync(path.join(cache, name), 'converted before');
  }
  expect(await copyOf('b', 'First')).toMatch(/\nconverted before\n?$/);
  expect(await copyOf('b', 'Second')).toMatch(/\nSecond\n$/);
});

test.each(['2026-11-26', '12:30', '1_000', 'no', '"quoted": C:\\'])(
  'YAML 1.1 and 1.2 read the title %s as it is',
  async title => {
    const [, head] = /^---\n([^]*?)---\n/.exec(await copyOf('a', 'Text', title))!;
    for (const version of ['1.1', '1.2'] as const) {
      expect(parse(head!, {version})).toMatchObject({title});
    }
  },
);
