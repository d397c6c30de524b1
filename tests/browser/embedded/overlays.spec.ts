// Protects what opens over a page: it closes in every way, and the focus returns.
import {searchDialog} from 'tooling/searchDialog';
import {expect, goToNext, open, test, type Locator, type Page} from '../test';

const doc = 'docs/getting-started/installation';

type Overlay = {
  width: number;
  opener: (page: Page) => Locator;
  overlay: (page: Page) => Locator;
};

const mobileMenu: Overlay = {
  width: 390,
  opener: page => page.getByRole('button', {name: 'Toggle navigation bar'}),
  overlay: page => page.getByRole('dialog', {name: 'Menu'}),
};
for (const [name, {width, opener, overlay}] of Object.entries({'mobile menu': mobileMenu})) {
  test.describe(name, () => {
    test.use({viewport: {width, height: 800}, hasTouch: true});

    const ways = {
      click: (button: Locator) => button.click(),
      tap: (button: Locator) => button.tap(),
      key: (button: Locator) => button.press('Enter'),
    };
    const openBy = async (page: Page, way: keyof typeof ways): Promise<void> => {
      await ways[way](opener(page));
      await expect(overlay(page)).toBeVisible();
    };
    const expectClosed = async (page: Page, path: string): Promise<void> => {
      await expect(overlay(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`/${path}$`));
    };

    test(`${name}: Escape closes it and returns the focus`, async ({page}) => {
      await open(page, doc);
      for (const way of ['click', 'tap', 'key'] as const) {
        await openBy(page, way);
        await page.keyboard.press('Escape');
        await expectClosed(page, doc);
      }
    });

    test(`${name}: Ctrl+K and / open search instead${name === 'mobile menu' ? '' : ' @full'}`, async ({
      page,
    }) => {
      const {dialog, input} = searchDialog(page);
      await open(page, doc);
      for (const key of ['Control+k', '/']) {
        await openBy(page, 'key');
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

test.describe('mobile menu', () => {
  test.use({viewport: {width: mobileMenu.width, height: 800}});
  const {opener, overlay} = mobileMenu;

  test('mobile menu: a key that does not open search leaves it open', async ({page}) => {
    const {dialog, input} = searchDialog(page);
    await page.addInitScript(() => localStorage.setItem('docusaurus-search-character-keys', 'off'));
    await open(page, doc);
    await opener(page).click();
    // The reader has switched off the slash.
    for (const key of [
      '/',
      'k',
      'Control+Shift+k',
      'Control+Alt+k',
      'Alt+k',
      'Alt+/',
      'Control+/',
    ]) {
      await page.keyboard.press(key);
      expect(await overlay(page).evaluate((menu: HTMLDialogElement) => menu.open), key).toBe(true);
      await expect(dialog, key).toBeHidden();
    }
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await expect(overlay(page)).toBeHidden();
  });

  test('mobile menu: Back closes it and returns the focus, the next Back leaves', async ({
    page,
  }) => {
    await open(page, doc);
    await page.evaluate(() => window.scrollTo(0, 300));
    const next = await goToNext(page);
    for (let times = 0; times < 2; times++) {
      await opener(page).click();
      await expect(overlay(page)).toBeVisible();
      await page.goBack();
      await expect(overlay(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`/${next}$`));
      await expect(page.locator('h1')).not.toHaveText(/^Install /);
    }
    // A browser notes the position once scrolling has ended.
    await page.evaluate(async () => {
      const end = new Promise(resolve => addEventListener('scrollend', resolve, {once: true}));
      window.scrollTo(0, 200);
      await end;
    });
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${doc}$`));
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('h1')).toHaveText(/^Install /);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`/${next}$`));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  });

  test('mobile menu: it keeps the focus, and closes in three ways', async ({page}) => {
    await open(page, doc);
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await opener(page).press('Enter');
    await expect(overlay(page)).toBeVisible();
    // A role locator does not find the button behind a modal dialog.
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'true');
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = new Set<string | undefined>();
      for (let press = 0; press < 20; press++) {
        await page.keyboard.press(key);
        stops.add(
          await page.evaluate(() => {
            const {activeElement} = document;
            // After the last control, browsers go to their own.
            const isInside = activeElement!.matches('body, dialog *, dialog');
            return isInside ? activeElement!.textContent + activeElement!.ariaLabel : 'outside';
          }),
        );
      }
      expect(stops).not.toContain('outside');
      expect(stops.size).toBeGreaterThan(3);
    }
    const closers = [
      () => page.keyboard.press('Escape'),
      () => overlay(page).getByRole('button', {name: 'Close navigation bar'}).click(),
      () => page.mouse.click(380, 500),
    ];
    for (const close of closers) {
      await close();
      await expect(overlay(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Enter');
      await expect(overlay(page)).toBeVisible();
    }
  });

  test('mobile menu: the page behind it has no focus and does not scroll', async ({page}) => {
    await open(page, doc);
    await opener(page).click();
    await expect(overlay(page)).toBeVisible();
    const link = page.locator('main a').first();
    await link.evaluate(element => element.focus());
    await expect(link).not.toBeFocused();
    await page.mouse.move(370, 600);
    const turned = page.evaluate(
      () =>
        new Promise(resolve =>
          addEventListener('wheel', resolve, {capture: true, once: true, passive: true}),
        ),
    );
    await page.mouse.wheel(0, 500);
    await turned;
    await page.evaluate(
      () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // The same turn of the wheel scrolls the page once the menu is closed.
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

    // At desktop width the menu closes.
    await opener(page).click();
    await expect(overlay(page)).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('.navbar__brand')).toBeFocused();
    await link.focus();
    await expect(link).toBeFocused();
  });

  test('mobile menu: rows of 44 px lead to the tutorial and back @full', async ({page}) => {
    await open(page);
    await opener(page).click();
    await expect(overlay(page)).toMatchAriaSnapshot(`
      - dialog "Menu":
        - link "Effortless Test Automation"
        - button /Switch between dark and light mode/
        - button "Close navigation bar"
        - list:
          - listitem:
            - link "Tutorial"
    `);
    await open(page, doc);
    await opener(page).click();
    await expect(overlay(page)).toMatchAriaSnapshot(`
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
                    - link "Install Effortless Test Automation"
    `);
    const heights = await overlay(page)
      .locator('.menu__link:visible')
      .evaluateAll(links => links.map(link => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await overlay(page).getByRole('button', {name: 'Back to main menu'}).click();
    await expect(overlay(page).getByRole('link', {name: 'Tutorial'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(overlay(page)).toBeHidden();
    await expect(page).toHaveURL(/\/docs\/?$/);
    await expect(page.locator('h1')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${doc}$`));
    await expect(page.locator('h1')).toHaveText(/^Install /);
    await expect(overlay(page)).toBeHidden();
  });

  test('mobile menu: at 400 % zoom it scrolls, first to the current page @full', async ({page}) => {
    await page.setViewportSize({width: 320, height: 256});
    await open(page, 'docs/user-guides/workflow-management/create-workflow-by-recording');
    const navbar = (await page.locator('.navbar').boundingBox())!;
    expect(navbar.height, 'space that is left to read').toBeLessThan(256 / 3);
    await opener(page).click();
    const current = overlay(page).locator('[aria-current="page"]').last();
    await expect(current).toHaveText('Create a workflow by recording');
    await expect(current).toBeInViewport({ratio: 1});
    const last = overlay(page).locator('.theme-doc-sidebar-menu a:visible').last();
    await last.focus();
    const box = (await last.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(256);
  });
});
