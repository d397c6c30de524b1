// Protects that nothing moves while a page loads.
import {expect, open, test} from '../test';

interface LayoutShift extends PerformanceEntry {
  sources: {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
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
  'blog/archive',
  'markdown-page',
];

for (const width of [390, 1280]) {
  test(`nothing moves while a page loads, ${width} px @full`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    for (const path of pages) {
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      const moved = await page.evaluate(
        () =>
          new Promise<string[]>(resolve => {
            new PerformanceObserver(list =>
              resolve(
                (list.getEntries() as LayoutShift[]).flatMap(({sources, startTime}) =>
                  sources.map(({node, previousRect: from, currentRect: to}) =>
                    [
                      `${Math.round(startTime)} ms`,
                      node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
                      `${from.x},${from.y} ${from.width}×${from.height}`,
                      `${to.x},${to.y} ${to.width}×${to.height}`,
                    ].join(' | '),
                  ),
                ),
              ),
            ).observe({type: 'layout-shift', buffered: true});
            // Without an entry the browser never calls the observer.
            requestAnimationFrame(() => setTimeout(() => resolve([])));
          }),
      );
      expect(moved, `/${path}`).toEqual([]);
    }
  });
}
