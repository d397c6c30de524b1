import type {Browser} from '@playwright/test';

/**
 * Measures a page change within the site, from the press on a sidebar link to the first frame with the
 * heading of the next page. The browser has no cache, the pointer rested on the link until what that
 * preloads had arrived, and the CPU is four times slower, as on a phone.
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
    const target = page.locator(`.theme-doc-sidebar-menu a[href$="${link}"]`);
    await target.hover();
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
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
              // The task after the frame.
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
            }
          }).observe(document.body, {childList: true, subtree: true, characterData: true});
        }),
    );
    await target.click();
    return await measured;
  } finally {
    await page.close();
  }
}
