import {expect, open, test, type Page} from '../test';

const guide = 'docs/getting-started/configuration';

test('landmarks: each sidebar is one navigation landmark; that of docs has no complement around it', async ({
  page,
}) => {
  for (const [path, name] of [
    [guide, 'Docs sidebar'],
    ['blog', 'All posts'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('navigation', {name})).toHaveCount(1);
    await expect(page.getByRole('complementary')).toHaveCount(path === guide ? 0 : 1);
  }
});

test('docs sidebar: its expander answers to Enter and Space, and to no other key', async ({
  page,
}) => {
  await open(page, guide);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const expander = sidebar.getByRole('button', {name: /category 'User guides'/});
  const item = sidebar.getByRole('link', {name: 'Create a task'});
  await expect(expander).toHaveAttribute('aria-expanded', 'false');
  await expander.focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'a', 'Shift', 'Escape']) {
    await page.keyboard.press(key);
    await expect(expander, key).toHaveAttribute('aria-expanded', 'false');
  }
  await page.keyboard.press('Enter');
  await expect(expander).toHaveAttribute('aria-expanded', 'true');
  await expect(item).toBeVisible();
  await page.keyboard.press('Space');
  await expect(expander).toHaveAttribute('aria-expanded', 'false');
  await expect(item).toBeHidden();
  // Tab only moves on; nothing of the collapsed category is a stop.
  await page.keyboard.press('Tab');
  await expect(expander).not.toBeFocused();
  await expect(expander).toHaveAttribute('aria-expanded', 'false');
});

test('docs sidebar: the collapse animation changes the height, and lasts longer for more items', async ({
  page,
}) => {
  await open(page, guide);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const duration = async (name: string): Promise<number> => {
    const category = sidebar.locator('li.theme-doc-sidebar-item-category').filter({
      has: page.getByRole('link', {name, exact: true}),
    });
    const list = category.last().locator('> ul');
    await category.last().getByRole('button').first().click();
    await expect(list).toHaveCSS('transition-property', 'height');
    return list.evaluate(element =>
      Number.parseFloat(getComputedStyle(element).transitionDuration),
    );
  };
  const long = await duration('LLM API setup');
  const short = await duration('User guides');
  expect(short).toBeGreaterThan(0.1);
  expect(long).toBeGreaterThan(short);
});

test('current page: sidebar and breadcrumbs mark the current page', async ({page}) => {
  await open(page, guide);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const current = sidebar.locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', `/${guide}`);
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.locator('[aria-current=page]')).toHaveText(await current.innerText());
  await expect(breadcrumbs.getByRole('list')).toHaveCount(1);
});

test('blog sidebar: years name groups of posts, and no heading comes before the h1', async ({
  page,
}) => {
  await open(page, 'blog');
  const group = page
    .getByRole('navigation', {name: 'All posts'})
    .getByRole('group', {name: '2025'});
  await expect(group.getByRole('link')).toHaveCount(4);
  const levels = await headingLevels(page);
  expect(levels[0]).toBe(1);
  await open(page, 'blog/archive');
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText(['2025']);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
});

function headingLevels(page: Page): Promise<number[]> {
  return page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll(all => all.map(heading => Number(heading.tagName[1])));
}

test('back-to-top button: it moves the focus too', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, 'docs/getting-started/llm-setup/gemini-api-key');
  await page.mouse.move(640, 200);
  for (const distance of [1200, 200, -200]) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, distance);
    await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
  }
  await page.getByRole('button', {name: 'Scroll back to top'}).press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('.navbar__brand')).toBeFocused();
});

test('code blocks: each and its copy button are named by their title or first line', async ({
  page,
}) => {
  await open(page, 'docs/getting-started/llm-setup/anthropic-api-key');
  for (const name of [
    'Answer to an accepted key',
    'read -rs ANTHROPIC_API_KEY && export ANTHROPIC_API',
  ]) {
    await expect(page.getByRole('group', {name: `Code: ${name}`}).first()).toBeVisible();
    await expect(page.getByRole('button', {name: `Copy code: ${name}`}).first()).toBeVisible();
  }
});
