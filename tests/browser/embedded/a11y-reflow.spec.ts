import {overflow} from '../reflow';
import {expect, open, test, type Page} from '../test';

test('reflow: the check fails on a page with a wide element', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await open(page);
  expect(await overflow(page)).toEqual([]);
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.className = 'wide';
    box.style.width = '400px';
    document.querySelector('main')!.append(box);
  });
  expect(await overflow(page)).toContain('div.wide');
});

test('reflow: at 400 % zoom the menu scrolls, and the navbar leaves room to read', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 256});
  await open(page, 'docs/user-guides/create-task');
  const navbar = (await page.locator('.navbar').boundingBox())!;
  expect(navbar.height).toBeLessThan(256 / 3);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  const last = menu.locator('.theme-doc-sidebar-menu a:visible').last();
  await last.focus();
  const box = (await last.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(256);
});

test('reflow: with the text spacing of WCAG 1.4.12 nothing is cut off', async ({page}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({width: 390, height: 800});
  for (const address of ['', 'blog', 'docs/category/user-guides', 'docs/user-guides/create-task']) {
    await open(page, address);
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
         p { margin-bottom: 2em !important }`,
      );
      document.adoptedStyleSheets.push(spacing);
    });
    await expect.poll(() => overflow(page), `/${address}`).toEqual([]);
    expect.soft(await cutOff(page), `/${address}`).toEqual([]);
  }
});

/** Elements that hide part of their own text. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator('main *, nav *, footer *').evaluateAll(all =>
    all
      .filter(element => {
        const {overflowX, overflowY, visibility, clipPath} = getComputedStyle(element);
        const {clientHeight, clientWidth, scrollHeight, scrollWidth} = element;
        const hides = overflowY === 'hidden' || overflowX === 'hidden' || overflowX === 'clip';
        return (
          hides &&
          visibility !== 'hidden' &&
          clipPath === 'none' &&
          clientWidth > 1 &&
          !element.closest('[aria-hidden=true], dialog, svg') &&
          (scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2)
        );
      })
      .map(
        element =>
          `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.slice(0, 40)}`,
      ),
  );
}
