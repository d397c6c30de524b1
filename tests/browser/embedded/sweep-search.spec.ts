// Protects search for every word, heading, title, and inline code of the site.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {recordsOf, searchBuild} from 'tooling/searchBuild';
import {sitemapPaths} from '../a11y';
import {builds} from '../builds';
import {expect, open, test, type Page} from '../test';
import {loadPage} from '../html';

/**
 * Searches for every word, heading, and inline code of the site, types every eighth in the dialog, and
 * opens its first result. The queries come from the build, so nobody chose them. All run in one document,
 * which is faster, and each query starts with what the previous ones left behind.
 */
const {dir} = builds.find(({name}) => name === 'embedded')!;
const maxFailures = 10;
const typedShare = 8;
/** Length in characters of the longest query. Readers type no longer ones. */
const maxQueryLength = 64;

test.use({contextOptions: {reducedMotion: 'reduce'}});

/**
 * Returns the texts of elements of all built pages, each text once, that contain a letter or digit. Leaves
 * out the archive, which the index does not contain: its headings are years.
 */
function textsOf(selector: string): string[] {
  const routes = sitemapPaths().filter(route => !route.includes('blog/archive'));
  const texts = routes.flatMap(route => {
    const $ = loadPage(readFileSync(path.join(dir, route, 'index.html')));
    $('.hash-link').remove();
    const found = $('main').find(selector).get();
    return found.map(element => $(element).text().replaceAll('\u200b', '').trim());
  });
  return [...new Set(texts)].filter(text => /[\p{L}\p{N}]/u.test(text));
}

/** Returns the texts that, as the input cuts them, find nothing. */
function withoutResult(texts: readonly string[]): string[] {
  const queries = texts.map(text => text.slice(0, maxQueryLength).replace(/\s+/g, ' '));
  const urls = searchBuild(dir, queries);
  return queries
    .filter((_, index) => urls[index]!.length === 0)
    .map(query => `${JSON.stringify(query)}: no result`);
}

test('search sweep: every word of the site finds a result @full', () => {
  const texts = recordsOf(dir).flatMap(({content, hierarchy}) => [
    content ?? '',
    ...Object.values(hierarchy).map(title => title ?? ''),
  ]);
  // Without the signs around a word, which a reader does not type.
  const words = texts
    .flatMap(text => text.split(/\s+/))
    .map(word => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const different = [...new Set(words)].filter(Boolean);
  expect(different.length).toBeGreaterThan(1000);
  expect(withoutResult(different)).toEqual([]);
});

/** Runs in the page: returns the URL of the first result for the query, or null if there is none. */
function firstResult(): {href: string | null} | undefined {
  const dialog = document.querySelector('dialog.DocSearch')!;
  const query = encodeURIComponent(dialog.querySelector('input')!.value);
  const isAnswered = dialog.querySelector(
    `.DocSearch-HitsFooter a[href$="?q=${query}"], .DocSearch-NoResults`,
  );
  const first = dialog.querySelector('[role=option]');
  return isAnswered ? {href: first?.getAttribute('href') ?? null} : undefined;
}

/** Returns the title of the page at a path. */
function titleOf(pathname: string): string {
  const $ = loadPage(readFileSync(path.join(dir, pathname, 'index.html')));
  return $('title').text();
}

/**
 * Runs in the page: returns whether the dialog has closed, and the URL, its page, and its target or the
 * words of the result are shown.
 * The title shows that the page has changed. The canonical URL changes before.
 */
function isOpen({href, title}: {href: string; title: string}): boolean {
  const {pathname, hash} = new URL(href, location.href);
  const id = decodeURIComponent(hash.slice(1));
  const target = id ? document.getElementById(id) : document.querySelector('main h1');
  // A match that is far from its heading is in view instead.
  const words = [...(CSS.highlights.get('docusaurus-search') ?? [])] as Range[];
  const isInView = [target, ...words]
    .map(part => part?.getBoundingClientRect() ?? {top: 0, bottom: 0})
    .some(({top, bottom}) => bottom > 0 && top < innerHeight);
  return (
    document.querySelector('dialog.DocSearch') === null &&
    location.pathname + location.hash === pathname + hash &&
    document.title === title &&
    isInView
  );
}

/**
 * Types a text in the dialog and opens the first result. It waits in the page, frame by frame, because a
 * locator pauses for up to half a second before it looks again.
 *
 * @throws Error if the search finds nothing or does not open what it found
 */
async function openFirst(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.waitForFunction(() => document.activeElement?.matches('.DocSearch-Input'));
  // The input cuts the text.
  await page.keyboard.insertText(text);
  const answer = await page.waitForFunction(firstResult);
  const {href} = (await answer.jsonValue())!;
  if (href === null) {
    throw new Error('no result');
  }
  await page.keyboard.press('Enter');
  const title = titleOf(new URL(href, page.url()).pathname);
  await page.waitForFunction(isOpen, {href, title}).catch((error: unknown) => {
    throw new Error(`${href} did not open, or its target is not in view: ${String(error)}`);
  });
}

for (const {name, selector, viewport} of [
  {name: 'heading', selector: 'h1, h2, h3, h4, h5, h6', viewport: {width: 1280, height: 800}},
  {name: 'inline code', selector: ':not(pre) > code', viewport: {width: 390, height: 844}},
]) {
  test.describe(name, () => {
    test.use({viewport});
    test(`search sweep: every ${name} finds a result, and Enter opens every eighth @full`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      page.setDefaultTimeout(10_000);
      const texts = textsOf(selector);
      expect(texts.length).toBeGreaterThan(80);
      const started = Date.now();
      const failures: string[] = [];
      let query = '';
      const report = (problem: string): void => {
        failures.push(`${JSON.stringify(query)} on ${new URL(page.url()).pathname}: ${problem}`);
      };
      page.on('pageerror', error => report(error.message));
      page.on('console', message => {
        if (['error', 'warning'].includes(message.type())) {
          report(message.text());
        }
      });
      failures.push(...withoutResult(texts));
      await open(page, 'docs');
      for (const text of texts.filter((_, index) => index % typedShare === 0)) {
        query = text;
        await openFirst(page, text).catch(async (error: unknown) => {
          report(String(error));
          await open(page, 'docs');
        });
        if (failures.length >= maxFailures) {
          break;
        }
      }
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(
        `Search sweep: ${texts.length} texts (${name}), every eighth opened with Enter at ${viewport.width} px, ${seconds} s`,
      );
      expect(failures).toEqual([]);
    });
  });
}
