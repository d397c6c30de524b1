// Protects the types of what sites wrap and import from the search theme.
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
// Docusaurus has no public entry for the actions of `docusaurus swizzle`.
import {eject, wrap} from '@docusaurus/core/lib/commands/swizzle/actions';
import {getThemeComponents} from '@docusaurus/core/lib/commands/swizzle/components';
import {getSwizzleConfig} from 'docusaurus-theme-search-embedded';
import {beforeAll, expect, test} from 'vitest';

/**
 * Swizzles the parts of the search theme in stock TypeScript sites and type-checks them: all of them
 * wrapped in one site, and those that can be ejected in another. Each site has the published files.
 */
const theme = path.join(__dirname, '../..');
const {components} = getSwizzleConfig();
const sites = {
  wrapped: path.join(theme, '.cache/swizzled-site/wrapped'),
  ejected: path.join(theme, '.cache/swizzled-site/ejected'),
};
const installedIn = (site: string) =>
  path.join(site, 'node_modules/docusaurus-theme-search-embedded');

/** Returns the names of the components that a site can wrap or eject. */
const namesFor = (action: 'wrap' | 'eject') =>
  Object.keys(components).filter(name => components[name]!.actions[action] === 'safe');

/** Runs the compiler in a site and returns its errors. */
function typeErrors(site: string): string {
  const tsc = require.resolve('typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false'], {
    cwd: site,
    encoding: 'utf8',
  }).stdout;
}

/** Creates a site with swizzled components, and with the reference of the README for their types. */
async function createSite(site: string, names: readonly string[], swizzle: typeof wrap) {
  const installed = installedIn(site);
  const list = ['pack', '--dry-run', '--json', '--silent', '--ignore-scripts'];
  const [packed] = JSON.parse(execFileSync('npm', list, {encoding: 'utf8', cwd: theme})) as [
    {files: {path: string}[]},
  ];
  for (const {path: file} of packed.files) {
    cpSync(path.join(theme, file), path.join(installed, file));
  }
  const themePath = path.join(installed, 'src/theme');
  for (const componentName of names) {
    await swizzle({siteDir: site, themePath, componentName, typescript: true});
  }
  rmSync(path.join(installed, 'src'), {recursive: true});
  const readme = readFileSync(path.join(installed, 'README.md'), 'utf8');
  const [reference] = readme.match(/^\/\/\/ <reference types=.*$/m)!;
  writeFileSync(path.join(site, 'src/types.d.ts'), `${reference}\n`);
  const compilerOptions = {
    // Those of @docusaurus/tsconfig, whose `baseUrl` TypeScript 7 refuses.
    allowJs: true,
    jsx: 'preserve',
    target: 'ES2022',
    lib: ['ES2022', 'DOM'],
    module: 'esnext',
    moduleResolution: 'bundler',
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    types: ['node', '@docusaurus/module-type-aliases', '@docusaurus/theme-classic'],
  };
  writeFileSync(
    path.join(site, 'tsconfig.json'),
    JSON.stringify({compilerOptions, include: ['src']}),
  );
}

beforeAll(async () => {
  rmSync(path.join(theme, '.cache/swizzled-site'), {recursive: true, force: true});
  await createSite(sites.wrapped, namesFor('wrap'), wrap);
  await createSite(sites.ejected, namesFor('eject'), eject as typeof wrap);
}, 120_000);

test('docusaurus swizzle --list shows exactly the components, and all can be wrapped @full', async () => {
  const themePath = path.resolve(theme, 'src/theme');
  const swizzleConfig = {components};
  const listed = await getThemeComponents({themeName: theme, themePath, swizzleConfig});
  expect([...listed.all].sort()).toEqual(Object.keys(components).sort());
  expect(listed.all).toHaveLength(10);
  expect(namesFor('wrap').sort()).toEqual([...listed.all].sort());
});

test.each(Object.entries(sites))(
  'every %s part type-checks with the reference of the README @full',
  (_name, site) => {
    expect(typeErrors(site)).toBe('');
  },
  120_000,
);

test('the README lists the parts that can be ejected @full', () => {
  const readme = readFileSync(path.join(theme, 'README.md'), 'utf8');
  const names = namesFor('eject');
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter(name => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('the types are those of the components, not any @full', () => {
  const wrong = path.join(sites.wrapped, 'src/theme/SearchDialog/Wrong.tsx');
  writeFileSync(
    wrong,
    "import HitRow from '@theme/SearchDialog/HitRow';\nexport const wrong = <HitRow item={1} />;\n",
  );
  expect(typeErrors(sites.wrapped)).toMatch(
    /^src\/theme\/SearchDialog\/Wrong\.tsx\(2,\d+\): error TS2322/m,
  );
  rmSync(wrong);
}, 120_000);

test('an ES module and a CommonJS module can import the theme @full', () => {
  const use = 'console.log(typeof theme, typeof validateOptions)';
  const name = 'docusaurus-theme-search-embedded';
  for (const code of [
    `import theme, {validateOptions} from '${name}'; ${use}`,
    `const {default: theme, validateOptions} = require('${name}'); ${use}`,
  ]) {
    const type = code.startsWith('import') ? 'module' : 'commonjs';
    const output = execFileSync(process.execPath, [`--input-type=${type}`, '-e', code], {
      cwd: sites.wrapped,
    });
    expect(String(output)).toBe('function function\n');
  }
});
