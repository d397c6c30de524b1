/**
 * Compiles the package into `lib/`: as CommonJS for Node, which loads the plugin, and as ES modules for
 * the site's bundler. Style sheets and type declarations are copied next to the compiled modules. If `lib/` is from
 * the same sources, it stays.
 */
import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = path.dirname(fileURLToPath(import.meta.url));
const browser = path.join(root, 'lib/browser');
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** Returns a hash of all that decides what is in `lib/`: sources, options of the compiler, and packages. */
function hashOfSources() {
  const sources = readdirSync(path.join(root, 'src'), {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name));
  const options = readdirSync(root).filter(name => /^(?:build|package|tsconfig)\b/.test(name));
  const lock = path.join(root, '../../package-lock.json');
  const files = [...sources.sort(), ...options.map(name => path.join(root, name)), lock];
  const hash = createHash('sha256');
  for (const file of files.filter(existsSync)) {
    hash
      .update(`${path.relative(root, file)}\n`)
      .update(readFileSync(file))
      .update('\n');
  }
  return hash.digest('hex');
}

const hash = hashOfSources();
const hashFile = path.join(root, 'lib/sources.sha256');
if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) {
  process.exit();
}
rmSync(path.join(root, 'lib'), {recursive: true, force: true});
const compile = side =>
  new Promise(resolve => {
    const options = {cwd: root, stdio: 'inherit'};
    spawn(process.execPath, [tsc, '-p', `tsconfig.${side}.json`], options).on('exit', resolve);
  });
const codes = await Promise.all(['node', 'browser'].map(compile));
if (codes.some(code => code !== 0)) {
  process.exit(1);
}
for (const folder of ['interface', 'theme']) {
  cpSync(path.join(root, 'src', folder), path.join(browser, folder), {
    recursive: true,
    filter: file => !path.extname(file) || file.endsWith('.css'),
  });
}
cpSync(path.join(root, 'src/types'), path.join(browser, 'types'), {recursive: true});
writeFileSync(
  path.join(browser, 'package.json'),
  JSON.stringify({type: 'module', sideEffects: ['*.css']}),
);
// For ES modules: Node passes them all exports of a CommonJS module as its default, bundlers do not.
const plugin = path.join(root, 'lib/node');
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
import type {PluginOptions} from './options.js';
export default function searchTheme(context: LoadContext, options: PluginOptions): Plugin;
export {validateOptions, getSwizzleConfig, type Options} from './index.js';
`,
);
// Last, so that a compilation that was interrupted begins again.
writeFileSync(hashFile, hash);
