import {overflow} from '../reflow';
import {expect, open, test} from '../test';

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

test('reflow: at 400 % zoom the menu scrolls, and the navbar leaves space to read', async ({
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
