import {test as base, expect, type Locator, type Page} from '@playwright/test';

type Options = {
  /** Problems that a test causes on purpose. Every other problem fails the test. */
  expectedProblems: RegExp[];
};

/**
 * Extends Playwright's `test`: a console error or warning, a page error, or a hydration warning fails
 * the test. Hosts other than the tested one do not exist (`playwright.config.ts`). A test can answer
 * requests to them with `page.route`.
 */
export const test = base.extend<Options & {watch: void}>({
  expectedProblems: [[], {option: true}],
  watch: [
    async ({context, expectedProblems}, use) => {
      const problems: string[] = [];
      context.on('weberror', error => problems.push(`page error: ${error.error().message}`));
      context.on('console', message => {
        if (['error', 'warning'].includes(message.type())) {
          problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      await use();
      const unexpected = problems.filter(text => !expectedProblems.some(known => known.test(text)));
      expect(unexpected, 'problems in the page').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
export type {Locator, Page};

/** Waits until React has hydrated the page, frame by frame: a locator pauses for up to a second. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', null, {
    timeout: 15_000,
  });
}

/**
 * Opens a page below the tested build's base path and waits until it has hydrated.
 *
 * @param path relative to the base path, without a leading slash.
 */
export async function open(page: Page, path = ''): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Waits for two frames, in which the page learns of its new width, and for the end of animations, so that
 * colors and positions are those that stay. One animation can begin after another.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let ending: Animation[];
    do {
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      ending = document
        .getAnimations()
        // An animation that follows the scroll position has another timeline and never finishes.
        .filter(({timeline}) => timeline === document.timeline)
        .filter(({effect}) => effect?.getComputedTiming().iterations === 1);
      await Promise.all(ending.map(({finished}) => finished.catch(() => undefined)));
    } while (ending.length > 0);
  });
}
