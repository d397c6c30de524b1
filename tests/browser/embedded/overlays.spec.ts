import {searchDialog} from '../searchDialog';
import {expect, hydrated, open, test, type Locator, type Page} from '../test';

const doc = 'docs/getting-started/installation';

type Overlay = {
  name: string;
  width: number;
  opener: (page: Page) => Locator;
  overlay: (page: Page) => Locator;
};

const mobileMenu: Overlay = {
  name: 'mobile menu',
  width: 390,
  opener: page => page.getByRole('button', {name: 'Toggle navigation bar'}),
  overlay: page => page.getByRole('dialog', {name: 'Menu'}),
};
const pageMenu: Overlay = {
  name: 'page menu',
  width: 1280,
  opener: page => page.getByRole('button', {name: 'Page actions'}),
  overlay: page => page.getByRole('menu', {name: 'Page actions'}),
};

/** Follows the link to the next doc, and returns its path. */
async function goToNext(page: Page): Promise<string> {
  const link = page.locator('.pagination-nav__link--next');
  const path = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('h1')).toBeFocused();
  return path.slice(1);
}

for (const {name, width, opener, overlay} of [mobileMenu, pageMenu]) {
  test.describe(name, () => {
    test.use({viewport: {width, height: 800}, hasTouch: true});

    const openIt = async (page: Page, how: 'click' | 'tap' | 'key'): Promise<void> => {
      if (how === 'key') {
        await opener(page).press('Enter');
      } else {
        await opener(page)[how]();
      }
      await expect(overlay(page)).toBeVisible();
    };

    const expectClosed = async (page: Page, path: string): Promise<void> => {
      await expect(overlay(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`/${path}$`));
    };

    for (const how of ['click', 'tap', 'key'] as const) {
      test(`${name}: opened by ${how}, Back closes it on the first page and after a link`, async ({
        page,
      }) => {
        await open(page, doc);
        await openIt(page, how);
        await page.goBack();
        await expectClosed(page, doc);
        await openIt(page, how);
        await page.goBack();
        await expectClosed(page, doc);

        const next = await goToNext(page);
        await openIt(page, how);
        await page.goBack();
        await expectClosed(page, next);
        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`${doc}$`));
      });
    }

    test(`${name}: closed by Escape, it needs no extra press of Back or Forward`, async ({
      page,
    }) => {
      await open(page, 'docs/release');
      await page.goto(doc);
      await hydrated(page);
      for (let times = 0; times < 2; times++) {
        await openIt(page, 'click');
        await page.keyboard.press('Escape');
        await expectClosed(page, doc);
      }
      const next = await goToNext(page);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${doc}$`));
      await expect(page.locator('h1')).toHaveText(/^Install /);
      await page.goForward();
      await expect(page).toHaveURL(new RegExp(`${next}$`));
      await expect(page.locator('h1')).not.toHaveText(/^Install /);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${doc}$`));
      await page.goBack();
      await expect(page).toHaveURL(/docs\/release$/);
    });

    test(`${name}: Ctrl+K closes it, and the search dialog returns the focus to its button`, async ({
      page,
    }) => {
      const {dialog, input} = searchDialog(page);
      await open(page, doc);
      for (const key of ['Control+k', '/']) {
        await openIt(page, 'key');
        await page.keyboard.press(key);
        await expect(input).toBeFocused();
        await expect(overlay(page)).toBeHidden();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expectClosed(page, doc);
      }
    });
  });
}

test('mobile menu: a link in it leads on, and Back returns to the page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, doc);
  await mobileMenu.opener(page).click();
  await mobileMenu.overlay(page).getByRole('link', {name: 'Configuration'}).click();
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${doc}$`));
  await expect(page.locator('h1')).toHaveText(/^Install /);
  await expect(mobileMenu.overlay(page)).toBeHidden();
});

test.describe('what a screen reader finds', () => {
  test('mobile menu', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page);
    await mobileMenu.opener(page).click();
    await expect(mobileMenu.overlay(page)).toMatchAriaSnapshot(`
      - dialog "Menu":
        - link "Effortless Test Automation"
        - button /Switch between dark and light mode/
        - button "Close navigation bar"
        - list:
          - listitem:
            - link "Tutorial"
    `);
    await open(page, doc);
    await mobileMenu.opener(page).click();
    await expect(mobileMenu.overlay(page)).toMatchAriaSnapshot(`
      - dialog "Menu":
        - button "Close navigation bar"
        - button "← Back to main menu"
        - list:
          - listitem:
            - link "Documentation"
            - list:
              - listitem:
                - link "Getting started"
                - button "Collapse sidebar category 'Getting started'" [expanded]
                - list:
                  - listitem:
                    - link "Installation"
    `);
  });

  test('page menu', async ({page}) => {
    await open(page, doc);
    await expect(pageMenu.opener(page)).toMatchAriaSnapshot(`- button "Page actions"`);
    await pageMenu.opener(page).click();
    await expect(pageMenu.opener(page)).toMatchAriaSnapshot(`- button "Page actions" [expanded]`);
    await expect(pageMenu.overlay(page)).toMatchAriaSnapshot(`
      - menu "Page actions":
        - menuitem "Copy page"
        - menuitem "View as Markdown"
        - menuitem "Open in ChatGPT"
        - menuitem "Open in Claude"
    `);
  });

  test('search dialog', async ({page}) => {
    const {button, dialog, input, options} = searchDialog(page);
    await open(page, doc);
    await expect(button).toMatchAriaSnapshot(`- button "Search"`);
    await button.click();
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Search":
        - search:
          - combobox "Search"
        - list "Popular pages"
        - paragraph: No recent searches
        - status
    `);
    await input.fill('workflow');
    await expect(options.first()).toBeVisible();
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Search":
        - search:
          - combobox "Search" [expanded]: workflow
          - button "Clear the query"
        - listbox:
          - group:
            - option [selected]
        - status: /\\d+ results/
    `);
  });
});

test('code: what the mouse selects is copied as it was written, without buttons or line numbers', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'docs/getting-started/llm-setup/openai-api-key');
  const code = page.locator('.theme-code-block:visible code', {hasText: 'curl'}).first();
  await code.scrollIntoViewIfNeeded();
  const written = await code.evaluate(element => element.textContent!.trimEnd());
  expect(written.split('\n').length).toBeGreaterThan(1);
  const box = (await code.boundingBox())!;
  await page.mouse.move(box.x + 1, box.y + 6);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, {steps: 5});
  await page.mouse.move(box.x + box.width - 2, box.y + box.height - 6, {steps: 5});
  await page.mouse.up();
  await page.keyboard.press('ControlOrMeta+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).not.toBe('');
  expect(written).toContain(copied.replaceAll('\r', '').trim());
  expect(copied.trim().split('\n').length).toBe(written.trim().split('\n').length);
});
