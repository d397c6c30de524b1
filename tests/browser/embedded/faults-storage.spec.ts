// Protects the site from storage that is forbidden, full, or hostile.
import type {Page} from '@playwright/test';
import {openDialog} from 'tooling/searchDialog';
import {expect, open, test} from '../test';

const toggle = (page: Page) => page.getByRole('button', {name: /Switch between dark and light/});
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

/** The attribute can have a stored value that is no mode; then the colors are those without one. */
async function expectLight(page: Page): Promise<void> {
  await expect(toggle(page)).toHaveAccessibleName(/currently light mode/);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'light',
  );
}

/** Uses what stores something: the color mode, pages of the docs, and Back. */
async function expectToWork(page: Page): Promise<void> {
  await open(page);
  await expectLight(page);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Tutorial'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Documentation');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
}

/** Selects a tab; the other groups of its kind may keep theirs. */
async function expectTabsToWork(page: Page): Promise<void> {
  await open(page, 'docs/getting-started/llm-setup/openai-api-key');
  const tab = page.getByRole('tab', {name: 'PowerShell'}).nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Opens a result, which the dialog stores as a recent search. */
async function expectSearchToOpen(page: Page): Promise<void> {
  const {input, options, dialog} = await openDialog(page);
  await input.fill('schedule');
  await options.first().click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/schedule/);
}

test.describe('without storage', () => {
  // Docusaurus reports storage that throws.
  test.use({expectedProblems: [/storage|Forbidden by the test|Full by the test|quota/i]});

  test('storage: the site works with storage forbidden', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Forbidden by the test', 'SecurityError');
          },
        });
      }
    });
    await expectToWork(page);
    await expectTabsToWork(page);
    await expectSearchToOpen(page);
  });

  test('storage: the site works with storage full @full', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full by the test', 'QuotaExceededError');
      };
    });
    await expectToWork(page);
    await expectTabsToWork(page);
    await expectSearchToOpen(page);
  });

  test('storage: values from before the storage was full still apply @full', async ({page}) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('theme') === null) {
        localStorage.setItem('theme', 'dark');
        // Browsers allow at least 5 MB of UTF-16 text or bytes. Smaller pieces fill what is left.
        for (let length = 4 * 1024 * 1024; length >= 1; length /= 2) {
          try {
            for (let index = 0; ; index++) {
              localStorage.setItem(`filler-${length}-${index}`, 'x'.repeat(length));
            }
          } catch {
            // Full for pieces of this length.
          }
        }
      }
    });
    await open(page);
    expect(await theme(page)).toBe('dark');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectTabsToWork(page);
    await expectSearchToOpen(page);
  });
});

for (const [kind, value] of [
  ['markup', '"><img src=x onerror=alert(1)>'],
  ['JSON of another shape', '[{"hierarchy":null,"url":"javascript:alert(1)"},null,7]'],
] as const) {
  test(`storage: the site works with ${kind} in storage @full`, async ({page}) => {
    let dialogs = 0;
    page.on('dialog', dialog => {
      dialogs += 1;
      void dialog.dismiss();
    });
    await page.addInitScript(text => {
      // Later values of the site stay.
      const isSeeded = localStorage.getItem('seeded') !== null;
      for (const key of isSeeded
        ? []
        : [
            'seeded',
            'theme',
            'docs-preferred-version-default',
            'docusaurus.tab.os',
            'docusaurus.announcement.id',
            'docusaurus.announcement.dismiss',
            '__DOCSEARCH_RECENT_SEARCHES__movie',
            '__DOCSEARCH_FAVORITE_SEARCHES__movie',
          ]) {
        localStorage.setItem(key, text);
      }
      // Whatever the groups of tabs are called.
      const getItem = Storage.prototype.getItem;
      Storage.prototype.getItem = function (key) {
        return key.startsWith('docusaurus.tab') ? text : getItem.call(this, key);
      };
    }, value);
    await expectToWork(page);
    await open(page, 'docs/getting-started/installation');
    for (const list of await page.getByRole('tablist').all()) {
      await expect(list.getByRole('tab', {selected: true})).toHaveCount(1);
    }
    expect(dialogs).toBe(0);
  });
}

test('color mode: the URL sets it, and an unknown one counts as light', async ({page}) => {
  await open(page, 'docs/release?docusaurus-theme=%22%3E%3Cb%3E&a=b#main');
  await expectLight(page);
  await open(page, 'docs/release?docusaurus-theme=dark');
  expect(await theme(page)).toBe('dark');
});

test('storage: a page from the back/forward cache has the color mode that another page chose @full', async ({
  page,
}) => {
  await open(page, 'docs/release');
  await page.evaluate(() => {
    // What another document does does not reach this one in the cache.
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
