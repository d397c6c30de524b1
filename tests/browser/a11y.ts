import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {AxeResults, RunOptions} from 'axe-core';
import {load} from 'cheerio';
import {builds} from './builds';
import type {Page} from './test';

const axePath = createRequire(__filename).resolve('axe-core/axe.min.js');

const runOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Puts axe into every document that the page opens from now on, past any content security policy. */
export async function useAxe(page: Page): Promise<void> {
  await page.addInitScript({path: axePath});
}

/**
 * Runs axe with WCAG 2.0 to 2.2, levels A and AA, and its best practices. There are no exceptions.
 *
 * @returns one line for each violating element: rule, selector, and what is wrong.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const results = await page.evaluate<AxeResults, RunOptions>(
    options =>
      (window as unknown as {axe: {run: (options: RunOptions) => Promise<AxeResults>}}).axe.run(
        options,
      ),
    runOptions,
  );
  return results.violations.flatMap(({id, nodes}) =>
    nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
}

function outputOf(name: string): string {
  return builds.find(build => build.name === name)!.dir;
}

/** The addresses of the built sitemap, relative to the site's root. */
export function sitemapPaths(): string[] {
  const xml = load(readFileSync(path.join(outputOf('embedded'), 'sitemap.xml'), 'utf8'), {
    xml: true,
  });
  const paths = xml('loc')
    .map((_, loc) => new URL(xml(loc).text()).pathname.slice(1))
    .get();
  if (paths.length < 30) {
    throw new Error(`The sitemap of the build has only ${paths.length} addresses.`);
  }
  return paths;
}

/**
 * The first page of the sitemap whose HTML has a match, so that a test needs no page's wording.
 *
 * @throws Error when no page has one; the site's own content is to use each of its parts.
 */
export function pageWith(selector: string): string {
  const found = sitemapPaths().find(address => {
    const file = path.join(outputOf('embedded'), address, 'index.html');
    return load(readFileSync(file, 'utf8'))(selector).length > 0;
  });
  if (found === undefined) {
    throw new Error(`No page of the build has an element ${selector}.`);
  }
  return found;
}

/** Chooses the colour mode as an earlier visit would have. */
export async function rememberMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.addInitScript(value => localStorage.setItem('theme', value), mode);
}
