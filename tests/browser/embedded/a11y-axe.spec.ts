import {axeViolations, useAxe} from '../a11y';
import {expect, open, test} from '../test';

test('axe: the check fails on a page with violations', async ({page}) => {
  await useAxe(page);
  await open(page);
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
