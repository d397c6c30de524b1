// Protects the sections that moved: each leads to a page and an ID that exist.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import redirects, {movedAnchors} from '../../src/config/redirects';
import {assertMovedAnchors, movedAnchorProblems} from '../../src/plugins/outputs/movedAnchors';

let outDir: string;

function write(page: string, html: string): void {
  mkdirSync(path.join(outDir, page), {recursive: true});
  writeFileSync(path.join(outDir, page, 'index.html'), html);
}

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'anchors-'));
  write('/docs/old', '<h2 id=stays>Stays</h2>');
  write('/docs/new', '<h2 id="part">Part</h2><details id=closed></details>');
});
afterEach(() => rmSync(outDir, {recursive: true}));

test.each([
  ['a page', '/docs/new'],
  ['a heading', '/docs/new#part'],
  ['another element', '/docs/new#closed'],
  ['the same page', '/docs/old#stays'],
])('a section may lead to %s', (_, to) => {
  expect(movedAnchorProblems(outDir, {'/docs/old#moved': to})).toEqual([]);
  expect(movedAnchorProblems(outDir, {'/docs/deleted#moved': to})).toEqual([]);
});

test.each([
  ['leads to no page', '/docs/old#moved', '/docs/none#part', 'no such page'],
  ['leads to no ID', '/docs/old#moved', '/docs/new#par', 'no element with the ID "par"'],
  ['is still there', '/docs/old#stays', '/docs/new#part', 'still has the ID "stays"'],
])('a section that %s fails the build', (_, from, to, says) => {
  expect(() => assertMovedAnchors(outDir, {[from]: to})).toThrow(says);
  expect(() => assertMovedAnchors(outDir, {[from]: to})).toThrow('src/config/redirects.ts');
});

test('each old URL has a hash, no slash before it, and no redirect on its path', () => {
  const paths = redirects.map(({from}) => from as string);
  for (const from of Object.keys(movedAnchors)) {
    expect(from).toMatch(/^\/[\w/-]*\w#[\w-]+$/);
    expect(paths).not.toContain(from.split('#')[0]);
  }
});

test('no section leads on to another one that moved', () => {
  const targets = Object.values(movedAnchors);
  expect(targets.filter(target => target.replace('/#', '#') in movedAnchors)).toEqual([]);
});
