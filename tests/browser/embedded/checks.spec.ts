// Protects the checks themselves: axe, reflow, and motion report a page that is wrong on purpose.
import {axeViolations, moving, useAxe, violationsInEveryView} from '../a11y';
import {overflow} from '../reflow';
import {expect, open, test} from '../test';

test('checks: axe, reflow, and motion report what a page gets wrong @full', async ({page}) => {
  await useAxe(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 320, height: 256});
  await open(page, 'markdown-page');
  expect(await overflow(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  expect(await moving(page)).toEqual([]);

  await page.evaluate(() => {
    const wide = document.createElement('div');
    wide.className = 'wide';
    wide.style.width = '1400px';
    document.querySelector('main')!.append(wide);
    document.querySelector('h1')!.style.transition = 'opacity 1s';
  });
  expect(await overflow(page)).toContain('div.wide');
  expect((await moving(page)).some(line => line.startsWith('h1'))).toBe(true);

  await page.evaluate(() => {
    const image = document.createElement('img');
    const text = document.createElement('p');
    text.textContent = 'Hard to read';
    text.style.color = '#999';
    text.style.background = '#fff';
    document.querySelector('.wide')!.replaceWith(image, text);
  });
  const found = (await axeViolations(page)).map(line => line.split(':')[0]);
  expect(found.sort()).toEqual(['color-contrast', 'image-alt']);
});

test('checks: axe reports a color of the dark mode alone @full', async ({page}) => {
  await useAxe(page);
  await open(page, 'markdown-page');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-theme=dark] main p {color: #333}');
    document.adoptedStyleSheets.push(sheet);
  });
  const found = await violationsInEveryView(page);
  expect(new Set(found.map(line => line.split(': ').slice(0, 2).join(': ')))).toEqual(
    new Set(['390 px, dark: color-contrast', '1280 px, dark: color-contrast']),
  );
});
