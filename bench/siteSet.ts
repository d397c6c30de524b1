import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pageOf, type Query} from '../packages/docusaurus-theme-search-embedded/bench/search/score';
import {
  docsPath,
  type SearchSet,
} from '../packages/docusaurus-theme-search-embedded/bench/search/sets';
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

/** Returns this site's docs and posts, with the queries of its tests. */
export function siteSet(): SearchSet {
  const files = ['judged', 'reader-questions', 'reader-questions-held-back'];
  const queries = files.flatMap(type => {
    const text = readFileSync(`tests/fixtures/search/${type}.json`, 'utf8');
    const questions = JSON.parse(text) as {q: string; pages: string[]}[];
    return questions.map(({q, pages}, index) => ({
      id: `${type}-${index}`,
      type,
      q,
      src: [],
      pages: pages.map(pageOf),
    }));
  });
  // The stock site's home page is not ours.
  const isKept = ({pages}: Query): boolean => pages.some(page => page.startsWith(docsPath));
  return {name: 'this site', queries: queries.filter(isKept), fill: copyContent};
}
