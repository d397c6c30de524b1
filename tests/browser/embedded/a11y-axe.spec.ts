import {axeViolations, useAxe, violationsInEveryLook} from '../a11y';
import {expect, open, test} from '../test';

test.beforeEach(async ({page}) => {
  await useAxe(page);
  await open(page, 'markdown-page');
});

test('axe: the check fails on a page with violations', async ({page}) => {
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() => {
    const image = document.createElement('img');
    const text = document.createElement('p');
    text.textContent = 'Hard to read';
    text.style.color = '#999';
    text.style.background = '#fff';
    document.querySelector('main')!.append(image, text);
  });
  const found = (await axeViolations(page)).map(line => line.split(':')[0]);
  expect(found.sort()).toEqual(['color-contrast', 'image-alt']);
});

test('axe: the check fails on a color of the dark mode alone', async ({page}) => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-theme=dark] main p {color: #333}');
    document.adoptedStyleSheets.push(sheet);
  });
  const found = await violationsInEveryLook(page);
  expect(new Set(found.map(line => line.split(': ').slice(0, 2).join(': ')))).toEqual(
    new Set(['390 px, dark: color-contrast', '1280 px, dark: color-contrast']),
  );
});
