/**
 * Compiles the package into `lib/`: as CommonJS for Node, which loads the plugin, and as ES modules for
 * the site's bundler. Style sheets and type declarations are copied next to the compiled modules.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = path.dirname(fileURLToPath(import.meta.url));
const browser = path.join(root, 'lib/browser');
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** Adds the extension to a relative import, which ES modules need and TypeScript leaves out. */
function withExtension(file, specifier) {
  const target = path.resolve(path.dirname(file), specifier);
  const ends = ['.jsx', '.js', '/index.jsx', '/index.js'];
  const end =
    existsSync(target) && path.extname(target) ? '' : ends.find(each => existsSync(target + each));
  if (end === undefined) throw new Error(`${file}: ${specifier} is not a module of lib/browser.`);
  return specifier + end;
}

/** Declares the modules of the theme by their `@theme` names, for sites that wrap or replace them. */
function themeTypes() {
  const folder = path.join(browser, 'theme');
  // The classic theme declares the search bar.
  const files = readdirSync(folder, {recursive: true}).filter(
    name => name.endsWith('.d.ts') && !/^SearchBar\Windex/.test(name),
  );
  const declarations = files.map(file => {
    const name = file.replaceAll(path.sep, '/').replace(/\.d\.ts$/, '');
    const code = readFileSync(path.join(folder, file), 'utf8');
    const module = `import('../theme/${name}')`;
    const named = Array.from(
      code.matchAll(/^export (?:declare )?(type|const|function) (\w+)/gm),
      ([, kind, each]) =>
        kind === 'type'
          ? `  export type ${each} = ${module}.${each};`
          : `  export const ${each}: typeof ${module}.${each};`,
    );
    const main = `  const main: typeof ${module}.default;\n  export default main;`;
    const lines = /^export (default|\{ default)/m.test(code) ? [...named, main] : named;
    return `declare module '@theme/${name.replace(/\/index$/, '')}' {\n${lines.join('\n')}\n}\n`;
  });
  return ['/// <reference path="./generated.d.ts" />\n', ...declarations].join('\n');
}

rmSync(path.join(root, 'lib'), {recursive: true, force: true});
for (const side of ['node', 'browser']) {
  const {status} = spawnSync(process.execPath, [tsc, '-p', `tsconfig.${side}.json`], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
cpSync(path.join(root, 'src/theme'), path.join(browser, 'theme'), {
  recursive: true,
  filter: file => !/\.(tsx?|md)$/.test(file),
});
cpSync(path.join(root, 'src/types'), path.join(browser, 'types'), {recursive: true});
writeFileSync(path.join(browser, 'types/theme.d.ts'), themeTypes());
for (const name of readdirSync(browser, {recursive: true})) {
  const file = path.join(browser, name);
  if (!/\.(jsx?|d\.ts)$/.test(file)) continue;
  const code = readFileSync(file, 'utf8');
  const relative =
    /((?:from |import |import\(\s*(?:\/\*.*?\*\/\s*)*|URL\()['"])(\.{1,2}\/[^'"]+)(?=['"])/g;
  const text = code.replace(
    relative,
    (_, start, specifier) => start + withExtension(file, specifier),
  );
  if (text !== code) writeFileSync(file, text);
}
writeFileSync(
  path.join(browser, 'package.json'),
  JSON.stringify({type: 'module', sideEffects: ['*.css']}),
);
// For ES modules: Node passes them all exports of a CommonJS module as its default, bundlers do not.
const plugin = path.join(root, 'lib/node/plugin');
writeFileSync(
  path.join(plugin, 'index.mjs'),
  `import * as plugin from './index.js';
export {validateOptions, getSwizzleConfig} from './index.js';
export default plugin.default.default ?? plugin.default;
`,
);
writeFileSync(
  path.join(plugin, 'index.d.mts'),
  `import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchOptions} from './options.js';
export default function searchTheme(context: LoadContext, options: SearchOptions): Plugin;
export {validateOptions, getSwizzleConfig, type Options} from './index.js';
`,
);
