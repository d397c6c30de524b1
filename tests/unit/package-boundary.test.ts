// Protects the border of the search package: the site imports nothing of its `src`, it nothing of the site.
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';

const searchPackage = 'packages/docusaurus-theme-search-embedded/';

/** The relative imports of the repository's scripts, as paths from its root. */
const imports = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => /\.(?:[cm]?js|[cm]?ts|[jt]sx)$/.test(file) && existsSync(file))
  .flatMap(file =>
    ts
      .preProcessFile(readFileSync(file, 'utf8'), true, true)
      .importedFiles.map(({fileName}) => fileName.replace(/^@site\//, `${process.cwd()}/`))
      .filter(name => /^[./]/.test(name))
      .map(name => path.relative('.', path.resolve(path.dirname(file), name)))
      .map(target => ({file, target})),
  );
const isInside = (name: string): boolean => name.startsWith(searchPackage);
const lines = (list: typeof imports) => list.map(({file, target}) => `${file} imports ${target}`);

test('no file of the site imports from the package’s src', () => {
  const outside = imports.filter(({file}) => !isInside(file));
  expect(outside.length).toBeGreaterThan(100);
  const wrong = outside.filter(({target}) => target.startsWith(`${searchPackage}src/`));
  expect(lines(wrong)).toEqual([]);
});

test('no file of the package imports from the site', () => {
  const inside = imports.filter(({file}) => isInside(file));
  expect(inside.length).toBeGreaterThan(100);
  expect(lines(inside.filter(({target}) => !isInside(target)))).toEqual([]);
});
