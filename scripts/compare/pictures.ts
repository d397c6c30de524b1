import type {Browser} from '@playwright/test';
import pixelmatch from 'pixelmatch';
import {PNG} from 'pngjs';

/** How a page is looked at. */
export const views = [
  {name: 'desktop, light', viewport: {width: 1280, height: 800}, colorScheme: 'light'},
  {name: 'phone, dark', viewport: {width: 390, height: 844}, colorScheme: 'dark'},
] as const;

export type View = (typeof views)[number];

/** A picture of a whole page once it has hydrated. */
export async function takePicture(browser: Browser, url: string, view: View): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: view.viewport,
    colorScheme: view.colorScheme,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    return await page.screenshot({fullPage: true, animations: 'disabled'});
  } finally {
    await context.close();
  }
}

/** Puts a picture on a larger ground, so that two of different height can be compared. */
function extend(picture: PNG, width: number, height: number): PNG {
  const ground = new PNG({width, height});
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

/**
 * What differs between two pictures.
 *
 * @returns the number of different pixels and a picture that marks them
 */
export function differenceOf(before: Buffer, after: Buffer): {pixels: number; picture: Buffer} {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const marked = new PNG({width, height});
  const pixels = pixelmatch(
    extend(a, width, height).data,
    extend(b, width, height).data,
    marked.data,
    width,
    height,
    {threshold: 0.1},
  );
  return {pixels, picture: PNG.sync.write(marked)};
}
