import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

/** Packages that the specification requires. `npm run check:unused` verifies that each is used. */
const required = [
  '@docusaurus/core',
  '@docusaurus/preset-classic',
  '@docusaurus/theme-search-algolia',
  '@docusaurus/faster',
  '@docsearch/react',
  'react',
  'react-dom',
  'clsx',
  'prism-react-renderer',
  '@mdx-js/react',
  'typescript',
  '@docusaurus/tsconfig',
  '@docusaurus/module-type-aliases',
  '@docusaurus/types',
];

test('packages: each required package is declared in one exact version', () => {
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const declared = {...devDependencies, ...dependencies};
  expect(required.filter(name => !/^\d+\.\d+\.\d+$/.test(declared[name] ?? ''))).toEqual([]);
  // The specification lists the limits of this version.
  expect(declared['@docsearch/react']).toBe('3.9.0');
});
