import {expect, open, test} from '../test';

const siteTitle = 'Effortless Test Automation';

/** Every page of SPECIFICATION.md#routes. */
const routes = [
  '',
  'markdown-page',
  'search',
  'blog',
  'blog/archive',
  'blog/authors',
  'blog/authors/docs-team',
  'blog/authors/site-team',
  'blog/tags',
  'blog/tags/sample',
  'blog/tags/site',
  'blog/tags/testing',
  'blog/tags/writing',
  'blog/first-blog-post',
  'blog/long-blog-post',
  'blog/mdx-blog-post',
  'blog/welcome',
  'docs',
  'docs/category/getting-started',
  'docs/category/llm-api-setup',
  'docs/category/user-guides',
  'docs/category/create-workflow',
  'docs/getting-started/installation',
  'docs/getting-started/configuration',
  'docs/getting-started/llm-setup/',
  'docs/getting-started/llm-setup/anthropic-api-key',
  'docs/getting-started/llm-setup/deepseek-api-key',
  'docs/getting-started/llm-setup/gemini-api-key',
  'docs/getting-started/llm-setup/grok-api-key',
  'docs/getting-started/llm-setup/openai-api-key',
  'docs/release',
  'docs/user-guides/create-task',
  'docs/user-guides/create-group',
  'docs/user-guides/create-schedule',
  'docs/user-guides/workflow-management/create-workflow',
  'docs/user-guides/workflow-management/create-workflow-by-recording',
];

for (const route of routes) {
  test(`routes: /${route} is a page with the site title, one h1 and one main`, async ({page}) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page).toHaveTitle(new RegExp(siteTitle));
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/);
  });
}

test('routes: /docs shows documentation with the shared sidebar, by link too', async ({page}) => {
  await open(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Tutorial'}).click();
  await expect(page).toHaveURL(/\/docs\/?$/);
  await expect(page.locator('h1')).toHaveText('Documentation');
  await expect(
    page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Release notes'}),
  ).toBeVisible();
});
