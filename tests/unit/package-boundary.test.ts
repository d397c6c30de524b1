// Protects the borders between the site and the packages.
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';

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

const theme = 'packages/docusaurus-theme-search-embedded/';
const tooling = 'packages/tooling/';
const hosted = 'packages/search-hosted/';
const roomOf = (file: string): string =>
  [theme, tooling, hosted].find(folder => file.startsWith(folder)) ?? 'the site';

// The packages have names for what others may import.
test.each([theme, tooling, hosted, 'the site'])('%s imports no file of another', room => {
  const inside = imports.filter(({file}) => roomOf(file) === room);
  expect(inside.length).toBeGreaterThan(5);
  const wrong = inside.filter(({target}) => roomOf(target) !== room);
  expect(wrong.map(({file, target}) => `${file} imports ${target}`)).toEqual([]);
});
