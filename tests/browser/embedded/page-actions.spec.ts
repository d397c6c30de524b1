// Protects the page actions: how they open and close, their links, and copying.
import {searchDialog} from 'tooling/searchDialog';
import {hold} from '../faults';
import {expect, goToNext, open, test, type Page} from '../test';

const doc = 'docs/getting-started/llm-setup/openai-api-key';
const summary = (page: Page) => page.locator('summary', {hasText: 'Page actions'});
const list = (page: Page) => page.locator('details').filter({has: summary(page)});
const copy = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const link = (page: Page, name: string) => list(page).getByRole('link', {name});

test('page actions: a disclosure that Escape closes', async ({page}) => {
  await open(page, doc);
  for (const key of ['Enter', 'Space']) {
    await summary(page).press(key);
    await expect(list(page)).toMatchAriaSnapshot(`
      - group:
        - text: Page actions
        - button "Copy page"
        - link "View as Markdown"
        - link "Open in ChatGPT"
        - link "Open in Claude"
    `);
    await page.keyboard.press('Tab');
    await expect(copy(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(copy(page)).toBeHidden();
    await expect(summary(page)).toBeFocused();
  }
});

test('page actions: a press outside and leaving by Tab close it', async ({page}) => {
  await open(page, doc);
  await summary(page).click();
  await expect(copy(page)).toBeVisible();
  await page.locator('h1').click();
  await expect(copy(page)).toBeHidden();
  await summary(page).click();
  await link(page, 'Open in Claude').focus();
  await page.keyboard.press('Tab');
  await expect(copy(page)).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});

test('page actions: search opens over it, and returns the focus', async ({page}) => {
  await open(page, doc);
  await summary(page).click();
  await copy(page).focus();
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page).input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(copy(page)).toBeFocused();
});

test('page actions: Back leaves the page, and closes it @full', async ({page}) => {
  await open(page, doc);
  await goToNext(page);
  await summary(page).click();
  await expect(copy(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/${doc}$`));
  await expect(page.locator('h1')).toBeFocused();
  await expect(copy(page)).toBeHidden();
});

test.describe('page actions: links', () => {
  // Browsers request an icon for a text file.
  test.use({expectedProblems: [/favicon\.ico/]});

  test('page actions: its links lead to Markdown and to assistants', async ({page}) => {
    await open(page, 'blog/welcome');
    const title = await page.locator('h1').innerText();
    await summary(page).click();
    for (const [name, start] of [
      ['Open in ChatGPT', 'https://chatgpt.com/?q='],
      ['Open in Claude', 'https://claude.ai/new?q='],
    ] as const) {
      const href = (await link(page, name).getAttribute('href'))!;
      expect(href).toContain(start);
      const query = new URL(href).searchParams.get('q');
      expect(query).toContain('https://docs.example.com/blog/welcome');
      await expect(link(page, name)).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await link(page, 'View as Markdown').press('Enter');
    await expect(page).toHaveURL(/\/blog\/welcome\.md$/);
    await expect(page.locator('body')).toContainText(`# ${title}`);
  });
});

test.describe('copying', () => {
  test.use({
    expectedProblems: [/status of 404/],
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('page actions: it copies Markdown, and announces success or failure', async ({page}) => {
    const answer = await hold(page, '**/*.md');
    await open(page, doc);
    await summary(page).click();
    await copy(page).click();
    await expect(summary(page)).toBeFocused();
    const status = page.getByRole('status').filter({hasText: 'Page copied as Markdown'});
    await expect(status).toHaveCount(0);
    await expect(page.getByText('Copying the page…')).toBeVisible();
    await expect(summary(page)).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect(status).toBeVisible();
    await expect(summary(page)).not.toHaveAttribute('aria-busy');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await (await page.request.get(`${doc}.md`)).text());
    await expect(status).toHaveCount(0);

    await page.route('**/*.md', route => route.fulfill({status: 404, body: 'none'}));
    await page.setViewportSize({width: 1024, height: 768});
    await summary(page).click();
    await copy(page).click();
    const failure = page.getByRole('status').filter({hasText: 'The page could not be copied.'});
    await expect(failure).toBeVisible();
    // The message is no wider than the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
    await summary(page).click();
    await expect(failure).toHaveCount(0);
  });

  test('page actions: it copies without ClipboardItem @full', async ({page}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'ClipboardItem');
    });
    await open(page, doc);
    await summary(page).click();
    await copy(page).click();
    await expect(page.getByRole('status').filter({hasText: 'Page copied'})).toBeVisible();
  });
});

test('page actions: docs and posts have them, next to the title, on screen @full', async ({
  page,
}) => {
  for (const path of ['docs/category/user-guides', 'blog', '']) {
    await open(page, path);
    await expect(summary(page), path).toHaveCount(0);
  }
  await open(page, doc);
  for (const [width, height] of [
    [1280, 600],
    [390, 800],
  ] as const) {
    await page.setViewportSize({width, height});
    const title = (await page.locator('h1').boundingBox())!;
    const button = (await summary(page).boundingBox())!;
    expect(button.y).toBeLessThan(title.y + title.height);
    await summary(page).click();
    const box = (await copy(page).locator('..').boundingBox())!;
    expect(Math.min(box.x, box.y), `${width} px`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    await page.keyboard.press('Escape');
  }
  await page.emulateMedia({media: 'print'});
  await expect(summary(page)).toBeHidden();
});
