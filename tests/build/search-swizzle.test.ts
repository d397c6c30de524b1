// Protects the types of what sites wrap and import from the search theme.
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
// Docusaurus has no public entry for the actions of `docusaurus swizzle`.
import {eject, wrap} from '@docusaurus/core/lib/commands/swizzle/actions';
import {getSwizzleConfig} from 'docusaurus-theme-search-embedded';
import {beforeAll, expect, test} from 'vitest';

/**
 * Type-checks the parts of the search theme that a stock TypeScript site can swizzle: each wrapped, or
 * ejected where that is safe. The site has the published files without `src`.
 */
const site = path.resolve('.cache/swizzled-site');
const installed = path.join(site, 'node_modules/docusaurus-theme-search-embedded');
const parts = Object.entries(getSwizzleConfig().components);
const write = (file: string, text: string) => writeFileSync(path.join(site, file), text);

/** Runs the compiler in the site and returns its errors. */
function typeErrors(): string {
  const tsc = path.resolve('node_modules/.bin/tsc');
  return spawnSync(tsc, ['--noEmit', '--pretty', 'false'], {cwd: site, encoding: 'utf8'}).stdout;
}

beforeAll(async () => {
  rmSync(site, {recursive: true, force: true});
  mkdirSync(installed, {recursive: true});
  const list = ['pack', '--dry-run', '--json', '--silent', '--ignore-scripts'];
  const workspace = ['--workspace', 'docusaurus-theme-search-embedded'];
  const [packed] = JSON.parse(execFileSync('npm', [...list, ...workspace], {encoding: 'utf8'})) as [
    {files: {path: string}[]},
  ];
  for (const {path: file} of packed.files) {
    cpSync(
      path.join('packages/docusaurus-theme-search-embedded', file),
      path.join(installed, file),
    );
  }
  const themePath = path.join(installed, 'src/theme');
  for (const [componentName, {actions}] of parts) {
    const swizzle = actions.eject === 'safe' ? eject : wrap;
    await swizzle({siteDir: site, themePath, componentName, typescript: true});
  }
  rmSync(path.join(installed, 'src'), {recursive: true});
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: '@docusaurus/tsconfig',
      compilerOptions: {
        strict: true,
        // TypeScript 6 reports the `baseUrl` of Docusaurus' own settings.
        ignoreDeprecations: '6.0',
        types: ['node', '@docusaurus/module-type-aliases', '@docusaurus/theme-classic'],
      },
      include: ['src'],
    }),
  );
}, 60_000);

test('every swizzled part type-checks with the reference of the README', () => {
  const readme = readFileSync(path.join(installed, 'README.md'), 'utf8');
  const [reference] = readme.match(/^\/\/\/ <reference types=.*$/m)!;
  write('src/types.d.ts', `${reference}\n`);
  expect(parts.length).toBeGreaterThan(10);
  expect(typeErrors()).toBe('');
}, 60_000);

test('the types are those of the components, not any', () => {
  write(
    'src/theme/SearchDialog/Wrong.tsx',
    "import HitRow from '@theme/Search/HitRow';\nexport const wrong = <HitRow item={1} />;\n",
  );
  expect(typeErrors()).toMatch(/^src\/theme\/Search\/Wrong\.tsx\(2,\d+\): error TS2322/m);
  rmSync(path.join(site, 'src/theme/SearchDialog/Wrong.tsx'));
}, 60_000);

test('an ES module and a CommonJS module can import the theme', () => {
  const use = 'console.log(typeof theme, typeof validateOptions)';
  const name = 'docusaurus-theme-search-embedded';
  for (const code of [
    `import theme, {validateOptions} from '${name}'; ${use}`,
    `const {default: theme, validateOptions} = require('${name}'); ${use}`,
  ]) {
    const type = code.startsWith('import') ? 'module' : 'commonjs';
    const output = execFileSync(process.execPath, [`--input-type=${type}`, '-e', code], {
      cwd: site,
    });
    expect(String(output)).toBe('function function\n');
  }
});
