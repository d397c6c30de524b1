import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {plainMarkdown} from './plainMarkdown';

/** Version of the official generator; the same as this site's Docusaurus. */
const version = (JSON.parse(readFileSync('package.json', 'utf8')) as Manifest).dependencies[
  '@docusaurus/core'
]!;

type Manifest = {dependencies: Record<string, string>; overrides?: Record<string, string>};

/**
 * Makes a stock Docusaurus site: what `create-docusaurus` writes, with nothing changed but one pinned
 * dependency and that broken links pass, since its pages link to sample docs that will be replaced.
 *
 * @param cache folder outside the repository; the generated site stays there for the next run
 * @returns the folder of the site
 */
export function makeStockSite(cache: string): string {
  const site = path.join(cache, `stock-${version}`);
  if (!existsSync(path.join(site, 'node_modules', '@docusaurus', 'core'))) {
    rmSync(site, {recursive: true, force: true});
    mkdirSync(cache, {recursive: true});
    const generator = `create-docusaurus@${version}`;
    run(
      'npx',
      ['--yes', generator, path.basename(site), 'classic', '--typescript', '--skip-install'],
      cache,
    );
    pinSearch(site);
    run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], site);
    const config = path.join(site, 'docusaurus.config.ts');
    const text = readFileSync(config, 'utf8');
    writeFileSync(config, text.replace("onBrokenLinks: 'throw'", "onBrokenLinks: 'ignore'"));
  }
  return site;
}

/** The registry lacks a package that newer DocSearch versions ask for; 3.9.0 is within the range. */
function pinSearch(site: string): void {
  const file = path.join(site, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  manifest.overrides = {'@docsearch/react': '3.9.0'};
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Puts our docs, posts and sidebar into a stock site, in place of what was there. */
export async function copyContent(site: string): Promise<void> {
  for (const folder of ['docs', 'blog']) {
    rmSync(path.join(site, folder), {recursive: true, force: true});
    for (const name of readdirSync(folder, {recursive: true}) as string[]) {
      const target = path.join(site, folder, name);
      if (/\.mdx?$/.test(name)) {
        mkdirSync(path.dirname(target), {recursive: true});
        const source = readFileSync(path.join(folder, name), 'utf8');
        writeFileSync(target, await plainMarkdown(source));
      } else if (path.extname(name) !== '') {
        // Images, authors and tags.
        cpSync(path.join(folder, name), target, {recursive: true});
      }
    }
  }
  cpSync('sidebars.ts', path.join(site, 'sidebars.ts'));
  cpSync('static/img', path.join(site, 'static', 'img'), {recursive: true});
}

/** Runs a command in a folder and tells what it is. */
export function run(command: string, args: string[], cwd: string): void {
  console.log(`$ ${command} ${args.join(' ')}`);
  execFileSync(command, args, {cwd, stdio: ['ignore', 'ignore', 'inherit']});
}
