// Protects that checks are left out only if a branch changed nothing that they depend on.
import {execFileSync} from 'node:child_process';
import {appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {isUnchanged} from '../changes';

let folder: string;

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
  git('init', '--quiet', '--initial-branch', 'main');
  for (const name of ['theme', 'docs']) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, 'a.txt'), 'a\n');
  }
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  git('switch', '--quiet', '--create', 'branch');
});

afterEach(() => rmSync(folder, {recursive: true}));

const change = (file: string) => appendFileSync(path.join(folder, file), 'b\n');
const commit = () => git('commit', '--quiet', '--all', '-m', 'change');
const isThemeUnchanged = () => isUnchanged(folder, ['theme', 'package-lock.json']);

test('a branch that changed other files', () => {
  change('docs/a.txt');
  commit();
  change('docs/a.txt');
  change('docs/new.txt');
  expect(isThemeUnchanged()).toBe(true);
});

test.each([
  [
    'a commit',
    () => {
      change('theme/a.txt');
      commit();
      change('docs/a.txt');
      commit();
    },
  ],
  ['an uncommitted change', () => change('theme/a.txt')],
  [
    'a staged change',
    () => {
      change('theme/a.txt');
      git('add', '.');
    },
  ],
  ['a new file', () => change('theme/new.txt')],
  ['a deleted file', () => rmSync(path.join(folder, 'theme/a.txt'))],
  ['a lock file that was added', () => change('package-lock.json')],
])('a branch with %s', (_, make) => {
  make();
  expect(isThemeUnchanged()).toBe(false);
});

test('a change on the main branch after the branch left it', () => {
  git('switch', '--quiet', 'main');
  change('theme/a.txt');
  commit();
  git('switch', '--quiet', 'branch');
  expect(isThemeUnchanged()).toBe(true);
});

test.each([
  ['on the main branch', () => git('switch', '--quiet', 'main')],
  ['for a commit without a branch', () => git('switch', '--quiet', '--detach')],
  ['without a main branch', () => git('branch', '--quiet', '--delete', '--force', 'main')],
  ['without a repository', () => rmSync(path.join(folder, '.git'), {recursive: true})],
  [
    'in a shallow clone',
    () => {
      change('docs/a.txt');
      commit();
      const clone = path.join(folder, 'clone');
      git('clone', '--quiet', '--depth', '1', `file://${folder}`, clone);
      folder = clone;
    },
  ],
])('nobody can tell %s', (_, make) => {
  const root = folder;
  make();
  expect(isThemeUnchanged()).toBe(false);
  folder = root;
});
