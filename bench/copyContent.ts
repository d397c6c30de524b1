import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sidebars from '../sidebars';

type Page = {source: string; permalink: string};

/** Returns the source and the path of each doc or post of the last build. */
function pagesOf(plugin: string): Page[] {
  const folder = path.join('.docusaurus', plugin, 'default');
  return readdirSync(folder)
    .filter(name => name.startsWith('site-'))
    .map(name => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Page);
}

/** Returns front matter and text of a Markdown file. */
function split(markdown: string): {frontMatter: string; text: string} {
  const [whole, frontMatter = ''] = /^---\n([\s\S]*?\n)---\n/.exec(markdown) ?? [''];
  return {frontMatter, text: markdown.slice(whole.length)};
}

/**
 * Replaces the docs, posts, and sidebar of a stock site with ours. A page has the text of its Markdown copy in
 * `build/`, with what components and partials say. Drawings and interactive parts count against this site only.
 *
 * @param origin the origin of this site, which links in the copies have
 */
export function copyContent(site: string, origin: string): void {
  for (const folder of ['docs', 'blog']) {
    rmSync(path.join(site, folder), {recursive: true, force: true});
    for (const name of readdirSync(folder, {recursive: true}) as string[]) {
      if (/\.(?:yml|json)$/.test(name)) {
        // Categories, authors, and tags.
        cpSync(path.join(folder, name), path.join(site, folder, name), {recursive: true});
      }
    }
    for (const {source, permalink} of pagesOf(`docusaurus-plugin-content-${folder}`)) {
      const file = source.replace('@site/', '');
      const {frontMatter} = split(readFileSync(file, 'utf8'));
      const {text} = split(readFileSync(`build${permalink.replace(/\/$/, '')}.md`, 'utf8'));
      const target = path.join(site, file.replace(/\.mdx$/, '.md'));
      mkdirSync(path.dirname(target), {recursive: true});
      const linked = text.replaceAll(`](${origin}/`, '](/');
      writeFileSync(target, `---\n${frontMatter}mdx:\n  format: md\n---\n${linked}`);
    }
  }
  writeFileSync(path.join(site, 'sidebars.ts'), `export default ${JSON.stringify(sidebars)};\n`);
  cpSync('static/img', path.join(site, 'static', 'img'), {recursive: true});
  // The images that the copies name.
  cpSync('build/assets/images', path.join(site, 'static', 'assets', 'images'), {recursive: true});
}
