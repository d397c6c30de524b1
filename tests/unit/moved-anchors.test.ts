// Protects the sections that moved: each leads to a page and an ID that exist.
import {expect, test} from 'vitest';
import redirects, {movedAnchors} from '../../src/config/redirects';
import {assertMovedAnchors, movedAnchorProblems} from '../../src/plugins/outputs/movedAnchors';

const pages = new Map([
  ['docs/old/index.html', ['stays']],
  ['docs/new/index.html', ['part', 'closed']],
]);

test.each([
  ['a page', '/docs/new'],
  ['a heading', '/docs/new#part'],
  ['another element', '/docs/new#closed'],
  ['the same page', '/docs/old#stays'],
])('a section may lead to %s', (_, to) => {
  expect(movedAnchorProblems(pages, {'/docs/old#moved': to})).toEqual([]);
  expect(movedAnchorProblems(pages, {'/docs/deleted#moved': to})).toEqual([]);
});

test.each([
  ['leads to no page', '/docs/old#moved', '/docs/none#part', 'no such page'],
  ['leads to no ID', '/docs/old#moved', '/docs/new#par', 'no element with the ID "par"'],
  ['is still there', '/docs/old#stays', '/docs/new#part', 'still has the ID "stays"'],
])('a section that %s fails the build', (_, from, to, says) => {
  expect(() => assertMovedAnchors(pages, {[from]: to})).toThrow(says);
  expect(() => assertMovedAnchors(pages, {[from]: to})).toThrow('src/config/redirects.ts');
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
