import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {builds} from './builds';
import type {Page} from './test';
import {loadPage} from './html';

export * from 'tooling/axe';

/** Lists the elements and pseudo-elements that move for longer than a reader can see. */
export async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (durations: string): boolean =>
      durations.split(',').some(duration => Number.parseFloat(duration) > 0.001);
    const styled = [...document.querySelectorAll('*')].flatMap(element =>
      [undefined, '::before', '::after'].flatMap(pseudo => {
        const style = getComputedStyle(element, pseudo);
        const moves =
          (style.transitionProperty !== 'none' && isSeen(style.transitionDuration)) ||
          (style.animationName !== 'none' && isSeen(style.animationDuration)) ||
          style.scrollBehavior === 'smooth';
        return moves
          ? [`${element.tagName.toLowerCase()}.${element.getAttribute('class')}${pseudo ?? ''}`]
          : [];
      }),
    );
    // With reduced motion transitions last 0.01 ms, so that their events still fire.
    const scripted = document
      .getAnimations()
      .map(({effect}) => Number(effect?.getTiming().duration))
      .filter(milliseconds => milliseconds > 1);
    return [...new Set(styled), ...scripted.map(milliseconds => `animation of ${milliseconds} ms`)];
  });
}

const output = builds[0]!.dir;

/** Lists the paths of the built sitemap, relative to the site's root. */
export function sitemapPaths(): string[] {
  const xml = load(readFileSync(path.join(output, 'sitemap.xml'), 'utf8'), {xml: true});
  const paths = xml('loc')
    .map((_, loc) => new URL(xml(loc).text()).pathname.slice(1).replace(/\/$/, ''))
    .get();
  if (paths.length < 30) {
    throw new Error(`The sitemap of the build has only ${paths.length} paths.`);
  }
  return paths;
}

/**
 * Finds the first page of the sitemap whose HTML has a match, so that a test needs no page's wording.
 *
 * @throws Error when no page has one.
 */
export function pageWith(selector: string): string {
  const found = sitemapPaths().find(pagePath => {
    const file = path.join(output, pagePath, 'index.html');
    return loadPage(readFileSync(file, 'utf8'))(selector).length > 0;
  });
  if (found === undefined) {
    throw new Error(`No page of the build has an element ${selector}.`);
  }
  return found;
}

/**
 * Finds the pages of the sitemap with a class in their content that no page before has. They have every
 * kind of page and every component, also one that nobody has listed.
 */
export function pagesWithNewClasses(): string[] {
  const known = new Set<string>();
  return sitemapPaths().filter(pagePath => {
    const $ = loadPage(readFileSync(path.join(output, pagePath, 'index.html'), 'utf8'));
    const elements = $('main, main [class]').get();
    const classes = elements.flatMap(element => ($(element).attr('class') ?? '').split(/\s+/));
    const before = known.size;
    classes.forEach(name => known.add(name));
    return known.size > before;
  });
}
