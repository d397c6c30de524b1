import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readOutputHTMLFile} from '@docusaurus/utils';
import {load} from 'cheerio';
import {lostPages, pageOf, redirectProblems, type Redirect} from './check';
import {redirectPage, redirectPageFile, redirectsFile} from './files';

/** The sitemap of the last deployment, relative to the site; the deploy workflow puts it there. */
export const deployedSitemap = '.cache/deployed-sitemap.xml';

/** Paths of a sitemap's pages, without the base URL; those of other sites are left out. */
export function sitemapPages(xml: string, baseUrl: string): string[] {
  const document = load(xml, {xml: true});
  return document('loc')
    .map((_, loc) => new URL(document(loc).text().trim()).pathname)
    .get()
    .filter(pathname => pathname.startsWith(baseUrl))
    .map(pathname => `/${pathname.slice(baseUrl.length)}`);
}

function fail(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(`redirects.ts:\n- ${problems.join('\n- ')}`);
  }
}

/**
 * Redirects for pages that have moved: a static page at each old address and a `_redirects` file;
 * those for nginx, the security plugin writes into its snippet.
 *
 * @throws Error naming loops, targets that do not exist and sources that still are pages
 */
export default function redirectsPlugin(
  {siteConfig, siteDir}: LoadContext,
  {redirects}: {redirects: readonly Redirect[]},
): Plugin {
  const {baseUrl, trailingSlash, url: origin} = siteConfig;

  /** The redirects whose section their target page does not have. */
  async function missingSections(outDir: string): Promise<string[]> {
    const problems: string[] = [];
    for (const {from, to} of redirects) {
      const section = to.split('#')[1];
      if (section) {
        const html = await readOutputHTMLFile(pageOf(to).slice(1), outDir, trailingSlash);
        const ids = load(html.toString())('[id]').map((_, {attribs}) => attribs.id);
        if (!ids.get().includes(decodeURIComponent(section))) {
          problems.push(`${from} → ${to}: the page has no section "${section}".`);
        }
      }
    }
    return problems;
  }

  return {
    name: 'redirects',
    async postBuild({outDir, routesPaths}) {
      const pages = new Set(routesPaths.map(route => `/${route.slice(baseUrl.length)}`));
      fail(redirectProblems(redirects, pages));
      fail(await missingSections(outDir));
      for (const {from, to} of redirects) {
        const file = path.join(outDir, redirectPageFile(from));
        if (existsSync(file)) {
          fail([`${from} still is a file of the site; remove the file or the redirect.`]);
        }
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, redirectPage(baseUrl.replace(/\/$/, '') + to, origin));
      }
      await writeFile(path.join(outDir, '_redirects'), redirectsFile(redirects, baseUrl));

      const sitemap = path.join(siteDir, deployedSitemap);
      if (existsSync(sitemap)) {
        const deployed = sitemapPages(readFileSync(sitemap, 'utf8'), baseUrl);
        const lost = lostPages(deployed, redirects, pages);
        if (lost.length > 0) {
          logger.warn(
            `These pages of the last deployment are gone. If they moved, add to redirects.ts:\n${lost.join('\n')}`,
          );
        }
      }
    },
  };
}
