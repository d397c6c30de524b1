// Protects the page menu: its keys, its links, and copying.
import {hold} from '../faults';
import {expect, goToNext, open, test, type Page} from '../test';

const doc = 'docs/getting-started/llm-setup/openai-api-key';
const button = (page: Page) => page.getByRole('button', {name: 'Page actions'});
const item = (page: Page, name: string) => page.getByRole('menuitem', {name});
const names = ['Copy page', 'View as Markdown', 'Open in ChatGPT', 'Open in Claude'];

test('page menu: keys open it, and Escape closes it', async ({page}) => {
  await open(page, doc);
  await expect(button(page)).toMatchAriaSnapshot(`- button "Page actions"`);
  await button(page).focus();
  for (const [key, name] of [
    ['Enter', names[0]],
    ['Space', names[0]],
    ['ArrowDown', names[0]],
    ['ArrowUp', names[3]],
  ] as const) {
    await page.keyboard.press(key);
    await expect(item(page, name!), key).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button(page), key).toBeFocused();
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
});

test('page menu: keys move within it, and Tab leaves it', async ({page}) => {
  await open(page, doc);
  await button(page).press('Enter');
  await expect(button(page)).toMatchAriaSnapshot(`- button "Page actions" [expanded]`);
  await expect(page.getByRole('menu')).toMatchAriaSnapshot(`
    - menu "Page actions":
      - menuitem "Copy page"
      - menuitem "View as Markdown"
      - menuitem "Open in ChatGPT"
      - menuitem "Open in Claude"
  `);
  for (const [key, name] of [
    ['ArrowDown', names[1]],
    ['End', names[3]],
    ['ArrowDown', names[0]],
    ['ArrowUp', names[3]],
    ['Home', names[0]],
    ['o', names[2]],
    ['o', names[3]],
    ['v', names[1]],
  ] as const) {
    await page.keyboard.press(key);
    await expect(item(page, name!), key).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
});

test('page menu: a press outside closes it', async ({page}) => {
  await open(page, doc);
  await button(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.locator('h1').click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  // A press on a control moves the focus there.
  await button(page).click();
  await page.getByRole('button', {name: 'Copy code'}).first().click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button(page)).not.toBeFocused();
  await expect(page.locator('body')).not.toBeFocused();
});

test.describe('touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('page menu: a touch outside closes it, and the focus stays @full', async ({page}) => {
    await open(page, doc);
    await button(page).tap();
    await expect(item(page, names[0]!)).toBeFocused();
    await page.locator('h1').tap();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
});

test('page menu: Back leaves the page, and closes the menu with it @full', async ({page}) => {
  await open(page, doc);
  await goToNext(page);
  await button(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/${doc}$`));
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test.describe('page menu: links', () => {
  // Browsers request an icon for a text file.
  test.use({expectedProblems: [/favicon\.ico/]});

  test('page menu: its links lead to Markdown and to assistants', async ({page}) => {
    await open(page, 'blog/welcome');
    const title = await page.locator('h1').innerText();
    await button(page).click();
    for (const [name, start] of [
      ['Open in ChatGPT', 'https://chatgpt.com/?q='],
      ['Open in Claude', 'https://claude.ai/new?q='],
    ] as const) {
      const href = (await item(page, name).getAttribute('href'))!;
      expect(href).toContain(start);
      const query = new URL(href).searchParams.get('q');
      expect(query).toContain('https://docs.example.com/blog/welcome');
      await expect(item(page, name)).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await item(page, 'View as Markdown').press('Space');
    await expect(page).toHaveURL(/\/blog\/welcome\.md$/);
    await expect(page.locator('body')).toContainText(`# ${title}`);
  });
});

test.describe('copying', () => {
  test.use({
    expectedProblems: [/status of 404/],
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('page menu: it copies Markdown, and announces success or failure', async ({page}) => {
    const answer = await hold(page, '**/*.md');
    await open(page, doc);
    await button(page).click();
    await item(page, 'Copy page').click();
    await expect(button(page)).toBeFocused();
    const status = page.getByRole('status').filter({hasText: 'Page copied as Markdown'});
    await expect(status).toHaveCount(0);
    await expect(page.getByText('Copying the page…')).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect(status).toBeVisible();
    await expect(button(page)).not.toHaveAttribute('aria-busy');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await (await page.request.get(`${doc}.md`)).text());
    await expect(status).toHaveCount(0);

    await page.route('**/*.md', route => route.fulfill({status: 404, body: 'none'}));
    await button(page).click();
    await item(page, 'Copy page').click();
    const failure = page.getByRole('status').filter({hasText: 'The page could not be copied.'});
    await expect(failure).toBeVisible();
    await button(page).click();
    await expect(failure).toHaveCount(0);
  });

  test('page menu: it copies without ClipboardItem @full', async ({page}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'ClipboardItem');
    });
    await open(page, doc);
    await button(page).click();
    await item(page, 'Copy page').click();
    await expect(page.getByRole('status').filter({hasText: 'Page copied'})).toBeVisible();
  });
});

test('page menu: docs and posts have it, after the contents, on screen @full', async ({page}) => {
  for (const path of ['docs/category/user-guides', 'blog', '']) {
    await open(page, path);
    await expect(button(page), path).toHaveCount(0);
  }
  await page.setViewportSize({width: 1280, height: 600});
  await open(page, doc);
  const contents = (await page.getByRole('navigation', {name: 'On this page'}).boundingBox())!;
  expect((await button(page).boundingBox())!.y).toBeGreaterThan(contents.y + contents.height);
  for (const [width, height] of [
    [1280, 600],
    [390, 800],
  ] as const) {
    await page.setViewportSize({width, height});
    await button(page).click();
    const menu = (await page.getByRole('menu').boundingBox())!;
    expect(Math.min(menu.x, menu.y), `${width} px`).toBeGreaterThanOrEqual(0);
    expect(menu.x + menu.width).toBeLessThanOrEqual(width);
    expect(menu.y + menu.height).toBeLessThanOrEqual(height);
    await page.keyboard.press('Escape');
  }
  await page.emulateMedia({media: 'print'});
  await expect(button(page)).toBeHidden();
});
