import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {site} from '../../config/site';
import {machineUrl} from '../../utils/machineUrl';
import {markdownUrl} from './markdownUrl';
import type {Article} from '../after-build/articles';
import type {BuildStep} from '../after-build/plugin';
import {pageToMarkdown} from './convert';
import {llmsFullTxt, llmsTxt, withTitle, type MarkdownCopy} from './llms';

function frontMatter({title, description, updatedAt}: Article, url: string): string {
  const date = updatedAt && {last_update: new Date(updatedAt).toISOString()};
  return `---\n${stringify({title, description, url, ...date}, {lineWidth: 0})}---\n\n`;
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
export const markdownCopies: BuildStep = async ({context: {outDir, siteConfig}, articles}) => {
  const {baseUrl, title, url: origin} = siteConfig;
  const copies: MarkdownCopy[] = [];
  for (const page of articles.filter(({kind}) => kind !== 'page')) {
    const route = path.join(outDir, page.permalink.slice(baseUrl.length));
    const htmlFile = [path.join(route, 'index.html'), `${route}.html`].find(existsSync)!;
    const html = await readFile(htmlFile, 'utf8');
    const readersUrl = `${origin}${page.permalink}`;
    const url = machineUrl(readersUrl);
    const body = pageToMarkdown(html, readersUrl);
    const copyPath = markdownUrl(page.permalink);
    const file = path.join(outDir, decodeURI(copyPath.slice(baseUrl.length)));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, frontMatter(page, url) + withTitle(page.title, body));
    await writeFile(htmlFile, linkCopy(html, origin + copyPath));
    if (!page.unlisted) {
      copies.push({...page, url, markdownUrl: `${origin}${copyPath}`, body});
    }
  }
  const about = {title, description: site.description};
  await writeFile(path.join(outDir, 'llms.txt'), llmsTxt(about, copies));
  await writeFile(path.join(outDir, 'llms-full.txt'), llmsFullTxt(about, copies));
};
