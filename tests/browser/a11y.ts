import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {AxeResults, RunOptions} from 'axe-core';
import {load} from 'cheerio';
import {builds} from './builds';
import type {Page} from './test';

const axePath = createRequire(__filename).resolve('axe-core/axe.min.js');

/** WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. There are no exceptions. */
const allRules: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
};

/** What another color mode can break, which changes nothing but custom properties. */
const colorRules: RunOptions['runOnly'] = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/** Puts axe into every document that the page opens from now on, past any content security policy. */
export async function useAxe(page: Page): Promise<void> {
  await page.addInitScript({path: axePath});
}

/**
 * Runs axe.
 *
 * @returns one line for each violating element: rule, selector, and what is wrong.
 */
export async function axeViolations(page: Page, runOnly = allRules): Promise<string[]> {
  const results = await page.evaluate<AxeResults, RunOptions>(
    options =>
      (window as unknown as {axe: {run: (options: RunOptions) => Promise<AxeResults>}}).axe.run(
        options,
      ),
    {runOnly, resultTypes: ['violations']},
  );
  return results.violations.flatMap(({id, nodes}) =>
    nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
}

/** Window widths and color modes with the rules for each, in an order that changes one at a time. */
const looks = [
  [1280, 'light', allRules],
  [390, 'light', allRules],
  [390, 'dark', colorRules],
  [1280, 'dark', colorRules],
] as const;

/**
 * Lets what moves once come to rest, since axe judges colors as they are seen, and lets the page hear
 * of its new width: observers of sizes are called once a frame.
 */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // An animation that follows the scroll position has another timeline and never finishes.
        .filter(({timeline}) => timeline === document.timeline)
        .filter(({effect}) => effect?.getComputedTiming().iterations === 1)
        .map(({finished}) => finished.catch(() => undefined)),
    ),
  );
}

/**
 * Runs axe on the page in its present state, in both color modes, on a phone and on a desktop. The mode is
 * the attribute that all colors hang on, so the page keeps its state and is loaded once.
 *
 * @param widths the window widths to look at.
 * @returns the violations, each with the look in front.
 */
export async function violationsInEveryLook(
  page: Page,
  widths: readonly number[] = [1280, 390],
): Promise<string[]> {
  const found: string[] = [];
  for (const [width, mode, rules] of looks.filter(([width]) => widths.includes(width))) {
    await page.setViewportSize({width, height: 800});
    await page.evaluate(value => {
      document.documentElement.dataset.theme = value;
    }, mode);
    await comeToRest(page);
    const violations = await axeViolations(page, rules);
    found.push(...violations.map(line => `${width} px, ${mode}: ${line}`));
  }
  return found;
}

function outputOf(name: string): string {
  return builds.find(build => build.name === name)!.dir;
}

/** Lists the paths of the built sitemap, relative to the site's root. */
export function sitemapPaths(): string[] {
  const xml = load(readFileSync(path.join(outputOf('embedded'), 'sitemap.xml'), 'utf8'), {
    xml: true,
  });
  const paths = xml('loc')
    .map((_, loc) => new URL(xml(loc).text()).pathname.slice(1))
    .get();
  if (paths.length < 30) {
    throw new Error(`The sitemap of the build has only ${paths.length} paths.`);
  }
  return paths;
}

/**
 * The first page of the sitemap whose HTML has a match, so that a test needs no page's wording.
 *
 * @throws Error when no page has one; the site's own content is to use each of its parts.
 */
export function pageWith(selector: string): string {
  const found = sitemapPaths().find(pagePath => {
    const file = path.join(outputOf('embedded'), pagePath, 'index.html');
    return load(readFileSync(file, 'utf8'))(selector).length > 0;
  });
  if (found === undefined) {
    throw new Error(`No page of the build has an element ${selector}.`);
  }
  return found;
}
