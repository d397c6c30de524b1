import {existsSync, readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {site} from '../../config/site';
import {machineUrl} from '../../utils/machineUrl';
import {markdownUrl} from './markdownUrl';
import type {Article} from '../after-build/articles';
import {cached, hashOf} from '../after-build/cache';
import type {BuildStep} from '../after-build/plugin';
import type {MarkdownCopy} from './llms';

/** Returns front matter. In YAML 1.1, which many tools read, 2026-11-26 and 12:30 need quotation marks to be texts. */
function frontMatter({title, description, updatedAt}: Article, url: string): string {
  const date = updatedAt && {last_update: new Date(updatedAt).toISOString()};
  const yaml = stringify({title, description, url, ...date}, {lineWidth: 0, version: '1.1'});
  return `---\n${yaml}---\n\n`;
}

/** Returns a hash of all code that decides how pages are converted. */
function hashOfConverter(siteDir: string): string {
  const code = ['convert.ts', 'cleanArticle.ts', 'llms.ts'].map(file => path.join(__dirname, file));
  const files = [...code, path.join(siteDir, 'package-lock.json')];
  return hashOf(files.map(file => readFileSync(file, 'utf8')));
}

/** Adds the URL of its Markdown copy to the head of a page. */
const linkCopy = (html: string, url: string): string =>
  html.replace('</head>', () => `<link rel="alternate" type="text/markdown" href="${url}"></head>`);

/**
 * Writes a Markdown copy of each doc, category, and post next to its page, which links to it, `llms.txt`, and
 * `llms-full.txt`. The copies derive from the built HTML, so that they contain what components render.
 *
 * @throws Error with the URL of a page that has no article
 */
export const markdownCopies: BuildStep = async ({
  context: {outDir, siteConfig, siteDir},
  articles,
}) => {
  const {baseUrl, title, url: origin} = siteConfig;
  const version = hashOfConverter(siteDir);
  /**
   * Returns a text, from the cache if an earlier build made it of the same facts. What makes texts is imported on use,
   * because most builds find all of them.
   */
  const once = async (facts: unknown, make: () => Promise<string>): Promise<string> => {
    const made = cached(siteDir, 'markdown-copies', [version, facts]);
    const before = await made.read();
    if (before) {
      return before.toString();
    }
    const text = await make();
    await made.write(text);
    return text;
  };
  const copies: MarkdownCopy[] = [];
  for (const page of articles.filter(({kind}) => kind !== 'page')) {
    const route = path.join(outDir, page.permalink.slice(baseUrl.length));
    const htmlFile = [path.join(route, 'index.html'), `${route}.html`].find(existsSync)!;
    const html = await readFile(htmlFile, 'utf8');
    const readersUrl = `${origin}${page.permalink}`;
    const url = machineUrl(readersUrl);
    const [main = html] = /<main[^]*<\/main>/.exec(html) ?? [];
    const text = await once([page.title, main, readersUrl], async () => {
      const {copyText} = await import('./llms');
      return copyText(page.title, main, readersUrl);
    });
    const copyPath = markdownUrl(page.permalink);
    const file = path.join(outDir, decodeURI(copyPath.slice(baseUrl.length)));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, frontMatter(page, url) + text);
    await writeFile(htmlFile, linkCopy(html, origin + copyPath));
    if (!page.unlisted) {
      copies.push({...page, url, markdownUrl: `${origin}${copyPath}`, text});
    }
  }
  const about = {title, description: site.description};
  const list = await once(['llms.txt', about, copies], async () => {
    const {llmsTxt} = await import('./llms');
    return llmsTxt(about, copies);
  });
  await writeFile(path.join(outDir, 'llms.txt'), list);
  const full = await once(['llms-full.txt', about, copies], async () => {
    const {llmsFullTxt} = await import('./llms');
    return llmsFullTxt(about, copies);
  });
  await writeFile(path.join(outDir, 'llms-full.txt'), full);
};
