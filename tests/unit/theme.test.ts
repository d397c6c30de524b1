// Protects that src/theme lists what an upgrade of Docusaurus touches, and nothing else.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const files = readdirSync('src/theme', {recursive: true, encoding: 'utf8'}).filter(
  file => path.extname(file) !== '',
);

/** Where Docusaurus has its components. */
const stock = [
  path.dirname(require.resolve('@docusaurus/theme-classic')) + '/theme',
  path.dirname(require.resolve('@docusaurus/core/package.json')) + '/lib/client/theme-fallback',
];

test.each(files)('%s replaces a stock component', file => {
  const component = file.replace(/(\/index)?\.tsx?$/, '');
  const found = stock.filter(folder =>
    ['.js', '/index.js'].some(end => existsSync(path.join(folder, component + end))),
  );
  expect(found, `Docusaurus has no @theme/${component}. Move the file, or delete it.`).not.toEqual(
    [],
  );
});

test.each(files)('%s is a re-export or a small wrapper', file => {
  const code = readFileSync(path.join('src/theme', file), 'utf8')
    .replace(/^import .*$/gm, '')
    .replace(/\/\*\*[^]*?\*\//g, '')
    .trim()
    .split('\n');
  expect(code.length, 'lines; the code belongs to src/features').toBeLessThanOrEqual(10);
});
