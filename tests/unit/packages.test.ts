import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

/** What the site was asked to be made of; that each is used, `npm run check:unused` sees. */
const asked = [
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

test('packages: all that the site was asked to be made of are declared, each in one exact version', () => {
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const declared = {...devDependencies, ...dependencies};
  expect(asked.filter(name => !/^\d+\.\d+\.\d+$/.test(declared[name] ?? ''))).toEqual([]);
  // The version whose limits the specification lists.
  expect(declared['@docsearch/react']).toBe('3.9.0');
});
