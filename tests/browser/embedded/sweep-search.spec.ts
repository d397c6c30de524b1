// Protects search for every heading, title, and inline code of the site.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {sitemapPaths} from '../a11y';
import {builds} from '../builds';
import {expect, open, test, type Page} from '../test';

/**
 * Types every heading and every inline code of the site in the dialog and opens the first result. The
 * queries come from the build, so nobody chose them. All run in one document, which is faster, and each
 * query starts with what the previous ones left behind.
 */
const {dir} = builds.find(({name}) => name === 'embedded')!;
const maxFailures = 10;

test.use({contextOptions: {reducedMotion: 'reduce'}});

/**
 * Returns the texts of elements of all built pages, each text once, that contain a letter or digit. Leaves
 * out the archive, which the index does not contain: its headings are years.
 */
function textsOf(selector: string): string[] {
  const routes = sitemapPaths().filter(route => !route.includes('blog/archive'));
  const texts = routes.flatMap(route => {
    const $ = load(readFileSync(path.join(dir, route, 'index.html')));
    $('.hash-link').remove();
    const found = $('main').find(selector).get();
    return found.map(element => $(element).text().replaceAll('\u200b', '').trim());
  });
  return [...new Set(texts)].filter(text => /[\p{L}\p{N}]/u.test(text));
}

/**
 * Types a text in the dialog and opens the first result. The selectors are not roles, because a role is
 * computed for every element of the page.
 *
 * @throws Error if the search finds nothing or does not open what it found
 */
async function openFirst(page: Page, text: string): Promise<void> {
  const dialog = page.locator('dialog.DocSearch');
  const input = dialog.locator('.DocSearch-Input');
  await page.keyboard.press('Control+k');
  await input.waitFor();
  // The input cuts the text.
  await page.keyboard.insertText(text);
  const query = encodeURIComponent(await input.inputValue());
  const seeAll = `.DocSearch-HitsFooter a[href$="?q=${query}"]`;
  await dialog.locator(`${seeAll}, .DocSearch-NoResults`).waitFor();
  const href = await dialog.locator('[role=option]').first().getAttribute('href');
  await page.keyboard.press('Enter');
  await dialog.waitFor({state: 'detached'});
  const {origin, pathname, hash} = new URL(href!, page.url());
  await page.waitForURL(origin + pathname + hash);
  const canonical = `link[rel=canonical][href="https://docs.example.com${pathname}"]`;
  await page.locator(canonical).waitFor({state: 'attached'});
  const id = decodeURIComponent(hash.slice(1));
  await expect(page.locator(id ? `[id="${id}"]` : 'main h1')).toBeInViewport();
}

for (const {name, selector} of [
  {name: 'heading', selector: 'h1, h2, h3, h4, h5, h6'},
  {name: 'inline code', selector: ':not(pre) > code'},
]) {
  test(`search sweep: every ${name} finds a result, and Enter opens it`, async ({page}) => {
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
    await open(page, 'docs');
    for (const text of texts) {
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
    console.log(`Search sweep: ${texts.length} texts (${name}), opened with Enter, ${seconds} s`);
    expect(failures).toEqual([]);
  });
}
