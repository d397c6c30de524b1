// Protects the button that copies a doc, and the link to the same Markdown.
import {hold} from '../faults';
import {expect, goToNext, open, test, type Page} from '../test';

const doc = 'docs/getting-started/llm-setup/openai-api-key';
const copy = (page: Page) => page.getByRole('button', {name: 'Copy page'});

test.describe('copying', () => {
  test.use({
    expectedProblems: [/status of 404/],
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('copy page: it copies Markdown, and announces success or failure', async ({page}) => {
    const answer = await hold(page, '**/*.md');
    await open(page, doc);
    await copy(page).click();
    await expect(page.getByText('Copying the page…')).toBeVisible();
    await expect(copy(page)).toHaveAttribute('aria-busy', 'true');
    answer();
    const status = page.getByRole('status').filter({hasText: 'Page copied as Markdown'});
    await expect(status).toBeVisible();
    await expect(copy(page)).not.toHaveAttribute('aria-busy');
    await expect(copy(page)).toBeFocused();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await (await page.request.get(`${doc}.md`)).text());
    await expect(status).toHaveCount(0);

    await page.route('**/*.md', route => route.fulfill({status: 404, body: 'none'}));
    await page.setViewportSize({width: 390, height: 768});
    await copy(page).click();
    const failure = page.getByRole('status').filter({hasText: 'The page could not be copied.'});
    await expect(failure).toBeVisible();
    // The message is no wider than the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await goToNext(page);
    await expect(failure).toHaveCount(0);
  });

  test('copy page: it copies without ClipboardItem @full', async ({page}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'ClipboardItem');
    });
    await open(page, doc);
    await copy(page).click();
    await expect(page.getByRole('status').filter({hasText: 'Page copied'})).toBeVisible();
  });
});

test.describe('the link', () => {
  // Browsers request an icon for a text file.
  test.use({expectedProblems: [/favicon\.ico/]});

  test('copy page: "View as Markdown" opens the copy @full', async ({page}) => {
    await open(page, doc);
    const title = await page.locator('h1').innerText();
    await page.getByRole('link', {name: 'View as Markdown'}).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${doc}\\.md$`));
    await expect(page.locator('body')).toContainText(`# ${title}`);
  });
});

test('copy page: docs have it, next to the title, on screen @full', async ({page}) => {
  for (const path of ['docs/category/user-guides', 'blog/welcome', '']) {
    await open(page, path);
    await expect(copy(page), path).toHaveCount(0);
  }
  await open(page, doc);
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800});
    const title = (await page.locator('h1').boundingBox())!;
    const button = (await copy(page).boundingBox())!;
    expect(button.y).toBeLessThan(title.y + title.height);
    expect(button.x + button.width).toBeLessThanOrEqual(width);
  }
  await page.emulateMedia({media: 'print'});
  await expect(copy(page)).toBeHidden();
});
