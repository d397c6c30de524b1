import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The folder of generated sites. It is in `bench/`, so that they use the packages installed there. */
const cache = path.join('bench', '.cache');

/**
 * Generates a stock Docusaurus site with `create-docusaurus`, changed in one point: broken links do not
 * stop the build, because its pages link to sample docs that will be replaced.
 *
 * @returns the folder of the site
 */
export function makeStockSite(): string {
  const site = path.resolve(cache, 'stock');
  rmSync(site, {recursive: true, force: true});
  mkdirSync(cache, {recursive: true});
  const generator = path.resolve('bench/node_modules/.bin/create-docusaurus');
  run(generator, ['stock', 'classic', '--typescript', '--skip-install'], cache);
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
