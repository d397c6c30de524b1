// Protects that readers with forced colors (high contrast) can read everything: contrast in the picture, where
// the system's palette is that of the color mode, and where it is not.
import {pageWith} from '../a11y';
import {faintInk} from '../pictureContrast';
import {searchDialog} from 'tooling/searchDialog';
import {expect, open, test, type Page} from '../test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const height = 2000;

const views: Record<
  string,
  [path: string, width: number, reach?: (page: Page) => Promise<unknown>]
> = {
  home: ['', 1280],
  'a guide': ['docs/user-guides/create-task', 1280],
  'a guide on a phone': ['docs/user-guides/create-task', 390],
  'the practice': ['docs/user-guides/practice', 1280],
  'a provider': ['docs/getting-started/llm-setup/gemini-api-key', 1280],
  figures: [pageWith('figure svg text'), 1280],
  cost: ['docs/user-guides/estimate-cost', 1280],
  schedule: ['docs/user-guides/create-schedule', 1280],
  docs: ['docs', 1280],
  blog: ['blog', 1280],
  'search page': ['search?q=task', 1280],
  'practice shop': ['practice-shop', 1280],
  menu: [
    'docs/getting-started/installation',
    390,
    page => page.getByRole('button', {name: 'Toggle navigation bar'}).click(),
  ],
  dialog: [
    '',
    1280,
    async page => {
      const {button, input, options} = searchDialog(page);
      await button.click();
      await input.fill('delete a task');
      await expect(options.first()).toBeVisible();
    },
  ],
};

for (const palette of ['light', 'dark'] as const) {
  for (const mode of ['light', 'dark']) {
    for (const [view, [path, width, reach]] of Object.entries(views)) {
      test(`forced colors: ${view}: all text and icons can be read, palette ${palette}, site ${mode} @full`, async ({
        page,
      }) => {
        await page.emulateMedia({forcedColors: 'active', colorScheme: palette});
        await page.addInitScript(value => localStorage.setItem('theme', value), mode);
        await page.setViewportSize({width, height});
        await open(page, path);
        await reach?.(page);
        const end = reach ? 1 : await page.evaluate(() => document.body.scrollHeight);
        for (let top = 0; top < end; top += height - 200) {
          await page.evaluate(y => scrollTo(0, y), top);
          expect.soft(await faintInk(page), `from ${top} px`).toEqual([]);
        }
      });
    }
  }
}

test('forced colors: white text on a white box is found', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await open(page, 'docs');
  await page.locator('h1').evaluate(heading => {
    heading.style.cssText = 'forced-color-adjust: none; background: #fff; color: #fff';
  });
  expect(await faintInk(page)).toContainEqual(expect.stringMatching(/ in h1/));
});
