// Protects the links to the history of files.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {hasHistory, parseFrontMatter} from '../../src/config/history';

let folder: string;

function git(args: string[], date: string): void {
  const author = {GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.com', GIT_AUTHOR_DATE: date};
  const committer = {GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.com'};
  const env = {...process.env, ...author, ...committer, GIT_COMMITTER_DATE: date};
  execFileSync('git', args, {cwd: folder, env});
}

beforeAll(() => {
  if (!hasHistory) {
    return;
  }
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  writeFileSync(path.join(folder, 'old.mdx'), 'A page.\n'.repeat(20));
  writeFileSync(path.join(folder, '_part.mdx'), 'A part.\n');
  git(['init', '--quiet'], '');
  git(['add', '.'], '');
  git(['commit', '--quiet', '-m', 'Write'], '2025-01-02T03:04:05Z');
  git(['mv', 'old.mdx', 'new.mdx'], '');
  git(['commit', '--quiet', '-m', 'Move'], '2026-02-03T04:05:06Z');
  writeFileSync(path.join(folder, 'draft.mdx'), 'Not committed.\n');
});
afterAll(() => hasHistory && rmSync(folder, {recursive: true}));

// The dates come from Git. A copy of the repository without it builds pages without dates.
it.runIf(hasHistory).each([
  ['a page that moved the date of its first commit', 'new.mdx', {}, '2025-01-02T03:04:05.000Z'],
  ['what an author wrote', 'new.mdx', {published: '2024'}, '2024'],
  ['a page without a commit none', 'draft.mdx', {}, undefined],
  ['a partial none', '_part.mdx', {}, undefined],
])('publication date: %s', async (_, file, frontMatter, published) => {
  const parsed = await parseFrontMatter({
    filePath: path.join(folder, file),
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
  });
  expect(parsed.frontMatter.published).toBe(published);
});
