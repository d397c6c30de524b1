// Protects what a first visit loads, and that nothing moves while it does.
import {measurePageWeight} from '../../../bench/pageWeight';
import {expect, open, test} from '../test';

/**
 * Kilobytes of gzip and requests, without what stock Docusaurus prefetches. A doc has no limit for its
 * script and HTML, which grow with its text; `npm run budgets` watches the scripts that all docs share.
 */
const limits = {
  '/': {total: 165, js: 128, css: 26, requests: 20},
  '/docs/user-guides/create-task': {total: Infinity, js: Infinity, css: 24, requests: 18},
};

for (const [path, limit] of Object.entries(limits)) {
  test(`${path} stays within the limits of a first visit`, async ({browser}) => {
    const weight = await measurePageWeight(browser, 'build', path);
    expect(weight.total / 1000).toBeLessThan(limit.total);
    expect(weight.js / 1000).toBeLessThan(limit.js);
    expect(weight.css / 1000).toBeLessThan(limit.css);
    expect(weight.requests).toBeLessThanOrEqual(limit.requests);
  });
}

const pages = [
  '',
  'docs',
  'docs/user-guides/create-task',
  'docs/user-guides/create-schedule',
  'docs/user-guides/estimate-cost',
  'docs/getting-started/llm-setup/openai-api-key',
  'blog',
  'blog/welcome',
];

for (const width of [390, 1280]) {
  test(`nothing moves while a page loads, ${width} px @full`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    for (const path of pages) {
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      const moved = await page.evaluate(
        () =>
          new Promise<number>(resolve => {
            new PerformanceObserver(list => resolve(list.getEntries().length)).observe({
              type: 'layout-shift',
              buffered: true,
            });
            // Without an entry the browser never calls the observer.
            requestAnimationFrame(() => setTimeout(() => resolve(0)));
          }),
      );
      expect(moved, `/${path}`).toBe(0);
    }
  });
}
