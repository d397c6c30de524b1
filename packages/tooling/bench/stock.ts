import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The folder of generated sites. It is in this folder, so that they use the packages installed here. */
const cache = path.join(__dirname, '.cache');

/** Returns the path of a file of the packages in `package.json` of this folder. */
export const installed = (file: string): string => path.join(__dirname, 'node_modules', file);

/** `npm ci` fails on registries that lack Pagefind for some platform. */
const install = 'install --no-package-lock --ignore-scripts --no-audit --no-fund'.split(' ');

/**
 * Installs the packages of this folder, and generates a stock Docusaurus site with `create-docusaurus`, changed in one point: broken links do not
 * stop the build, because its pages link to sample docs that will be replaced.
 *
 * @returns the folder of the site
 */
export function makeStockSite(): string {
  const site = path.join(cache, 'stock');
  rmSync(site, {recursive: true, force: true});
  mkdirSync(cache, {recursive: true});
  run('npm', install, __dirname);
  run(
    installed('.bin/create-docusaurus'),
    ['stock', 'classic', '--typescript', '--skip-install'],
    cache,
  );
  const config = path.join(site, 'docusaurus.config.ts');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace("onBrokenLinks: 'throw'", "onBrokenLinks: 'ignore'"));
  return site;
}

/** Prints a command and runs it in a folder. */
export function run(command: string, args: string[], cwd: string): void {
  console.log(`$ ${command} ${args.join(' ')}`);
  execFileSync(command, args, {cwd, stdio: ['ignore', 'ignore', 'inherit']});
}
