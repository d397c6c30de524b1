import type {Browser} from '@playwright/test';

/**
 * Measures a page change within the site, from the press on a sidebar link to the first frame with the
 * heading of the next page.
 *
 * @param url URL of a doc
 * @param link path of another doc in the sidebar
 * @returns the time in ms
 */
export async function navigationTime(browser: Browser, url: string, link: string): Promise<number> {
  const page = await browser.newPage({viewport: {width: 1280, height: 900}});
  try {
    await page.goto(url);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    const measured = page.evaluate(
      () =>
        new Promise<number>(resolve => {
          const before = document.querySelector('h1')?.textContent;
          let pressed = 0;
          addEventListener('mousedown', event => (pressed = event.timeStamp), {capture: true});
          new MutationObserver((_, observer) => {
            const now = document.querySelector('h1')?.textContent;
            if (now && now !== before) {
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - pressed));
            }
          }).observe(document.body, {childList: true, subtree: true, characterData: true});
        }),
    );
    await page.locator(`.theme-doc-sidebar-menu a[href$="${link}"]`).click();
    return await measured;
  } finally {
    await page.close();
  }
}
