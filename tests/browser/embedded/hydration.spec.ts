// Protects hydration: it removes nothing from a page, and scrolling works before it.
import {expect, open, test, type Page} from '../test';

declare global {
  interface Window {
    /** The parts that disappeared after they were first in the page, in order. */
    lost: string[];
  }
}

/**
 * Records which parts of a page disappear during hydration. The browser draws no state between
 * two calls of the observer, so a part that it never misses stays on the screen.
 *
 * @param parts names of the parts and what finds each of them
 */
async function watch(page: Page, parts: Record<string, string>): Promise<void> {
  await page.addInitScript(selectors => {
    window.lost = [];
    const seen = new Set<string>();
    new MutationObserver(() => {
      for (const [name, selector] of Object.entries(selectors)) {
        const element = document.querySelector<HTMLElement>(selector);
        const isThere =
          element !== null && (document.head.contains(element) || element.checkVisibility());
        if (isThere) {
          seen.add(name);
        } else if (seen.has(name)) {
          window.lost.push(name);
        }
      }
    }).observe(document, {childList: true, subtree: true, attributes: true, characterData: true});
  }, parts);
}

const notFound = {heading: 'main h1', 'ways on': 'main a[href$="/docs"]'};
const article = {'class of the page': 'html[class*="wrapper"]', title: 'main h1'};

/** Returns what a page's head says about the page. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    /** Minification changes the order of JSON's keys. */
    const sorted = (text: string) =>
      JSON.stringify(JSON.parse(text), (_, value: unknown) =>
        value && typeof value === 'object' && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort())
          : value,
      );
    return [
      document.title,
      ...[
        ...document.head.querySelectorAll(
          'meta[name], meta[property], link[rel=canonical], link[rel=alternate], script[type$="ld+json"]',
        ),
      ].map(({attributes, textContent}) =>
        [
          ...[...attributes]
            .filter(({name}) => name !== 'data-rh')
            .map(({name, value}) => `${name}=${value}`)
            .sort(),
          textContent && sorted(textContent),
        ].join(' '),
      ),
    ].sort();
  });

test.describe('hydration', () => {
  // The document of an unknown path is a 404, which the console reports.
  test.use({expectedProblems: [[/Failed to load resource.*404.*nowhere/], {scope: 'test'}]});

  for (const [path, parts, level = ''] of [
    ['nowhere', notFound],
    ['docs/nowhere', notFound, ' @full'],
    ['blog/nowhere', notFound, ' @full'],
    ['docs/user-guides/create-task', article],
    ['blog/welcome', article, ' @full'],
  ] as const) {
    test(`hydration: /${path} keeps its title and its parts${level}`, async ({page}) => {
      const response = await page.request.get(path);
      const title = /<title[^>]*>([^<]+)</.exec(await response.text())![1]!;
      await watch(page, parts);
      // Hydration takes several frames, as on a phone, so that a state in between has time to show.
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
      await open(page, path);
      await expect(page).toHaveTitle(title);
      if (parts === notFound) {
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
        await expect(page.getByRole('link', {name: /^Search the docs/})).toBeVisible();
      }
      expect(await page.evaluate(() => window.lost)).toEqual([]);
    });
  }
});

test.describe('the head', () => {
  test.use({expectedProblems: [[/Failed to load resource.*404.*nowhere/], {scope: 'test'}]});

  for (const [path, level] of [
    ['', ' @full'],
    ['docs/release', ''],
    ['docs/release/', ''],
    ['docs', ' @full'],
    ['docs/', ' @full'],
    ['docs/getting-started/llm-setup', ' @full'],
    ['docs/category/user-guides', ' @full'],
    ['blog', ' @full'],
    ['blog/welcome/', ' @full'],
    ['blog/tags', ' @full'],
    ['markdown-page', ' @full'],
    ['search', ' @full'],
    ['nowhere', ' @full'],
  ] as const) {
    test(`hydration: it changes nothing in the head of /${path}${level}`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const reader = await browser.newContext({javaScriptEnabled: false});
      const served = await reader.newPage();
      await served.goto(new URL(path, baseURL).href);
      const before = await headOf(served);
      await reader.close();
      await open(page, path);
      // Helmet writes one frame after hydration.
      await expect.poll(() => headOf(page)).toEqual(before);
    });
  }
});

test.describe('before scripts have run', () => {
  test.use({javaScriptEnabled: false});

  test('keyboard: what scrolls sideways is a stop from the first paint', async ({page}) => {
    await page.setViewportSize({width: 500, height: 800});
    const scrolling: {tag: string; tabIndex: number; text: string}[] = [];
    for (const path of [
      'docs/getting-started/llm-setup/openai-api-key',
      'docs/getting-started/data',
    ]) {
      await page.goto(path);
      scrolling.push(
        ...(await page.locator('main :is(pre, div:has(> table))').evaluateAll(all =>
          all
            .filter(element => element.scrollWidth > element.clientWidth)
            .map(({tagName, tabIndex, textContent}) => ({
              tag: tagName,
              tabIndex,
              text: textContent.slice(0, 40),
            })),
        )),
      );
    }
    expect(new Set(scrolling.map(({tag}) => tag))).toEqual(new Set(['PRE', 'DIV']));
    expect(scrolling.filter(({tabIndex}) => tabIndex !== 0)).toEqual([]);
  });
});

test('keyboard: once measured, what does not scroll is no stop @full', async ({page}) => {
  const seen = new Set<boolean>();
  await open(page, 'docs/getting-started/network');
  const parts = page.locator('main :is(pre, div:has(> table)):visible');
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 800});
    const look = (): Promise<{scrolls: boolean; isStop: boolean}[]> =>
      parts.evaluateAll(all =>
        all.map(element => ({
          scrolls: element.scrollWidth > element.clientWidth,
          isStop: element.tabIndex === 0,
        })),
      );
    await expect
      .poll(async () => (await look()).filter(({scrolls, isStop}) => scrolls !== isStop))
      .toEqual([]);
    (await look()).forEach(({scrolls}) => seen.add(scrolls));
  }
  // Neither half of the rule is empty.
  expect(seen).toEqual(new Set([true, false]));
});
