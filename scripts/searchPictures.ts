import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {launchChromium} from './chromium';

/**
 * Takes the pictures of the search dialog for the README of the search package, in both color modes.
 * Run `npm run demo` first, and this in another terminal: `npx tsx scripts/searchPictures.ts`.
 */
const [url = 'http://localhost:3000/base/docs/next'] = process.argv.slice(2);
const folder = 'packages/docusaurus-theme-search-embedded/images';

async function takePictures(): Promise<void> {
  const browser = await launchChromium();
  mkdirSync(folder, {recursive: true});
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      viewport: {width: 900, height: 560},
      deviceScaleFactor: 2,
    });
    await page.goto(`${url}?docusaurus-theme=${colorScheme}`);
    await page.getByRole('button', {name: 'Search'}).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('kettle');
    await dialog
      .getByRole('status')
      .filter({hasText: /result/})
      .waitFor({state: 'attached'});
    const session = await page.context().newCDPSession(page);
    const {data} = await session.send('Page.captureScreenshot', {format: 'webp', quality: 80});
    const file = path.join(folder, `dialog-${colorScheme}.webp`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    console.log(`${file}: ${Math.ceil((data.length * 3) / 4 / 1024)} KiB`);
  }
  await browser.close();
}

void takePictures();
