// Protects the scroll position on Back and Forward.
import {expect, hydrated, open, test, type Page} from '../test';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls as far as the page allows, and returns the position. */
async function scrollTo(page: Page, y: number): Promise<number> {
  await page.evaluate(
    top =>
      new Promise<void>(resolve => {
        window.scrollTo(0, top);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    y,
  );
  return scrollY(page);
}

test('Back and Forward: any sequence returns to where each page was', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, 'docs/user-guides/create-task');
  const places = [{path: 'create-task', y: await scrollTo(page, 1600)}];
  for (const [name, y] of [
    ['create-group', 900],
    ['create-schedule', 0],
    ['workflow-management/create-workflow', 300],
  ] as const) {
    await page.locator(`.theme-doc-sidebar-menu a[href$="/${name}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/${name}$`));
    await expect(page.locator('h1')).toBeFocused();
    places.push({path: name, y: await scrollTo(page, y)});
  }
  let at = places.length - 1;
  // B: Back, F: Forward, R: reload.
  for (const step of 'BBFBFBBFFFBRBFRBBFF') {
    if (step === 'R') {
      await page.reload();
      await hydrated(page);
    } else {
      const next = at + (step === 'B' ? -1 : 1);
      if (!places[next]) {
        continue;
      }
      at = next;
      await (step === 'B' ? page.goBack() : page.goForward());
    }
    const place = places[at]!;
    await expect(page, step).toHaveURL(new RegExp(`/${place.path}$`));
    await expect.poll(() => scrollY(page), `${step} to ${place.path}`).toBe(place.y);
  }
});
