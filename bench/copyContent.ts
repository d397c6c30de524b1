import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {plainMarkdown} from './plainMarkdown';

/** Replaces the docs, posts, and sidebar of a stock site with ours. */
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
  // The sidebar lists the providers.
  for (const file of ['sidebars.ts', 'src/config/providers.ts']) {
    cpSync(file, path.join(site, file));
  }
  cpSync('static/img', path.join(site, 'static', 'img'), {recursive: true});
}
