// Protects the parts of a page: sidebars, the back-to-top button, and code blocks.
import {expect, open, test} from '../test';

const guide = 'docs/getting-started/configuration';

test('docs sidebar: one navigation, with categories for Enter and Space', async ({page}) => {
  await open(page, guide);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar).toHaveCount(1);
  const current = sidebar.locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', `/${guide}`);
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.getByRole('listitem').last()).toHaveText(await current.innerText());
  await expect(breadcrumbs.getByRole('list')).toHaveCount(1);

  const expander = sidebar.getByRole('button', {name: /category 'User guides'/});
  const item = sidebar.getByRole('link', {name: 'Create a task'});
  // Categories start open.
  await expect(expander).toHaveAttribute('aria-expanded', 'true');
  await expander.focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'a', 'Shift', 'Escape']) {
    await page.keyboard.press(key);
    await expect(expander, key).toHaveAttribute('aria-expanded', 'true');
  }
  await page.keyboard.press('Enter');
  await expect(expander).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(item).toBeVisible();
  await page.keyboard.press('Space');
  await expect(expander).toHaveAttribute('aria-expanded', 'false');
  await expect(item).toBeHidden();
  // Tab only moves the focus, and skips the collapsed category.
  await page.keyboard.press('Tab');
  await expect(expander).not.toBeFocused();
  await expect(expander).toHaveAttribute('aria-expanded', 'false');
});

test('docs sidebar: expanding takes longer for more items @full', async ({page}) => {
  await open(page, guide);
  const duration = async (name: string): Promise<number> => {
    const category = page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .locator('li.theme-doc-sidebar-item-category')
      .filter({has: page.getByRole('link', {name, exact: true})})
      .last();
    const list = category.locator('> ul');
    await category.getByRole('button').first().click();
    await expect(list).toHaveCSS('transition-property', 'height');
    return list.evaluate(element => parseFloat(getComputedStyle(element).transitionDuration));
  };
  // The short one is inside the long one.
  const short = await duration('Workflows');
  const long = await duration('User guides');
  expect(short).toBeGreaterThan(0.1);
  expect(long).toBeGreaterThan(short);
});

test('blog sidebar: one navigation with posts by year @full', async ({page}) => {
  await open(page, 'blog');
  const posts = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
  await expect(posts).toHaveCount(1);
  await expect(page.getByRole('complementary')).toHaveCount(1);
  await expect(posts.getByRole('heading', {name: '2025'})).toBeVisible();
  await expect(posts.getByRole('group').getByRole('link')).toHaveCount(4);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  await open(page, 'blog/archive');
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText(['2025']);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
});

test('contents list: on a phone its button has a state', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, 'docs/getting-started/installation');
  const button = page.getByRole('button', {name: 'On this page'});
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('head: the canonical URL is the same with and without a slash at the end', async ({page}) => {
  for (const path of ['docs/release', 'docs/release/']) {
    await open(page, path);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', 'https://docs.example.com/docs/release/');
  }
});

test('code blocks: their title or first line names them and their button', async ({page}) => {
  await open(page, 'docs/getting-started/llm-setup/anthropic-api-key');
  for (const name of [
    'Response to an accepted key',
    'read -rs ANTHROPIC_API_KEY && export ANTHROPIC_API',
  ]) {
    await expect(page.getByRole('group', {name: `Code: ${name}`}).first()).toBeVisible();
    await expect(page.getByRole('button', {name: `Copy code: ${name}`}).first()).toBeVisible();
  }
});

test('code blocks: a selection copies the code as written', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'docs/getting-started/llm-setup/openai-api-key');
  const code = page.locator('.theme-code-block:visible code', {hasText: 'curl'}).first();
  await code.scrollIntoViewIfNeeded();
  const written = await code.evaluate(element => element.textContent!.trimEnd());
  expect(written.split('\n').length).toBeGreaterThan(1);
  // A long line is wider than its box.
  const box = (await code.locator('..').boundingBox())!;
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
