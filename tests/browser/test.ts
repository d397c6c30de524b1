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

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
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

/** Follows the link to the next doc, and returns its path. */
export async function goToNext(page: Page): Promise<string> {
  const link = page.locator('.pagination-nav__link--next');
  const path = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('h1')).toBeFocused();
  return path.slice(1);
}

/** Scrolls until the back-to-top button appears, and returns it. */
export async function showBackToTop(page: Page): Promise<Locator> {
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  // The button appears on the way up. The browser may merge two jumps into one scroll event.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await page.mouse.wheel(0, -100);
    await expect(button).toBeVisible({timeout: 1000});
  }).toPass();
  return button;
}
