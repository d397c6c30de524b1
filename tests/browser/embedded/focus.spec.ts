// Protects the focus: after a failed change of page, a link to this page, or a control that changes, it stays.
import {scriptProblems} from '../faults';
import {expect, hydrated, open, test, type Page} from '../test';

const notLoaded = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'This page could not be loaded.'});

/** Waits until the page has reacted, and expects that the focus is on an element of it. */
async function expectFocus(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page.locator(':focus:not(body)')).toHaveCount(1);
}

test.describe('without a network', () => {
  test.use({
    expectedProblems: [
      [...scriptProblems, /status of 404/, /ERR_INTERNET_DISCONNECTED/],
      {scope: 'test'},
    ],
  });

  /** Follows a link to a page whose files are not loaded yet. */
  async function goOffline(page: Page, path: string): Promise<void> {
    // What the page itself loads later, such as suggestions, has arrived.
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/**', route => route.abort());
    await page.context().setOffline(true);
    await page.evaluate(url => {
      history.pushState(null, '', url);
      dispatchEvent(new PopStateEvent('popstate', {state: null}));
    }, path);
    await expect(notLoaded(page)).toBeVisible();
  }

  test('focus: it moves to the message that a page could not be loaded, and back with Back', async ({
    page,
  }) => {
    await open(page, 'no/such/page');
    await page.getByRole('button', {name: 'Switch between dark and light mode'}).click();
    await goOffline(page, '/blog/welcome');
    await expectFocus(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/no\/such\/page$/);
    await expectFocus(page);
  });
});

test('focus: a link to the page itself, and one to the hash of its URL, keep it', async ({
  page,
}) => {
  await open(page, 'docs/release#no-such-heading');
  await page.keyboard.press('Tab');
  await page.locator('.theme-doc-sidebar-menu a[href$="/docs/release"]').click();
  await expect(page).toHaveURL(/\/docs\/release$/);
  await expectFocus(page);

  await open(page, 'docs/getting-started/installation');
  const link = page.locator('.table-of-contents a').nth(1);
  const hash = (await link.getAttribute('href'))!;
  await page.goto(`docs/getting-started/installation${hash}`);
  await hydrated(page);
  await page.keyboard.press('Tab');
  await link.click();
  await expect(page.locator(hash)).toBeFocused();
});

test('focus: the skip link of a list of posts moves it into the content', async ({page}) => {
  await open(page, 'blog');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectFocus(page);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('focus: the button that wraps code keeps it', async ({page}) => {
    // In a narrower window, commands wrap.
    await page.setViewportSize({width: 844, height: 390});
    await open(page, 'docs/getting-started/network');
    const wrap = page.getByRole('button', {name: 'Toggle word wrap'}).first();
    await wrap.tap();
    await page.keyboard.press('Enter');
    await expectFocus(page);
    await expect(wrap).toBeFocused();
  });

  test('focus: a turned screen keeps it in the search dialog', async ({page}) => {
    await page.setViewportSize({width: 844, height: 700});
    await open(page, 'blog/welcome');
    await page.getByRole('button', {name: 'Search', exact: true}).tap();
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await dialog.getByRole('checkbox', {name: 'Open with /'}).tap();
    await page.setViewportSize({width: 390, height: 844});
    await expect(dialog.locator(':focus')).toHaveCount(1);
  });
});
