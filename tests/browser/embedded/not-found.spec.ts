// Protects the not-found page and its suggestions, also for hostile paths.
import {site} from '../../../src/config/site';
import {goWithin} from '../faults';
import {expect, hydrated, open, test} from '../test';

// The console reports that the status of the document is 404.
test.use({expectedProblems: [[/Failed to load resource.*40[04]/], {scope: 'test'}]});

for (const {unknown, title, path, level = ''} of [
  {
    unknown: 'docs/instalation',
    title: /install/i,
    path: '/docs/getting-started/installation',
  },
  {
    level: ' @full',
    unknown: 'docs/create-task',
    title: /task/i,
    path: '/docs/user-guides/create-task',
  },
  {
    level: ' @full',
    unknown: 'docs/llm-setup/openai',
    title: /openai/i,
    path: '/docs/getting-started/llm-setup/openai-api-key',
  },
  {level: ' @full', unknown: 'blog/mdx-post', title: /./, path: '/blog/mdx-blog-post'},
]) {
  test(`not-found page: /${unknown} is not found, and suggests ${path} first${level}`, async ({
    page,
  }) => {
    const response = await page.goto(unknown);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle(/Page Not Found/);
    const suggestions = page.getByRole('region', {name: 'Did you mean one of these?'});
    const links = suggestions.getByRole('listitem').getByRole('link');
    await expect(links.first()).toHaveAttribute('href', path);
    await expect(links.first()).toHaveText(title);
    expect(await links.count()).toBeLessThanOrEqual(5);
    await links.first().click();
    await expect(page).toHaveURL(new RegExp(`${path}/?$`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  });
}

test('not-found page: on a phone, suggestions are visible without scrolling', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('docs/instalation');
  const suggestions = page.getByRole('region', {name: 'Did you mean one of these?'});
  await expect(suggestions.getByRole('link').nth(2)).toBeInViewport({ratio: 1});
});

test('not-found page: an unknown path offers a search for its words', async ({page}) => {
  await page.goto('docs/llm-setup/schedul');
  await page.getByRole('link', {name: 'Search the docs for “llm setup schedul”'}).click();
  await expect(page).toHaveURL(/\/search\/?\?q=llm(%20|\+)setup(%20|\+)schedul$/);
});

test('not-found page: a link to an unknown path shows the same page', async ({page}) => {
  for (const unknown of ['nowhere', 'docs/nowhere', 'blog/nowhere']) {
    await open(page);
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    await goWithin(page, `/${unknown}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveCount(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await expect(page.getByRole('main')).toHaveCount(1);
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items.getByRole('link', {name: 'Documentation'})).toBeVisible();
    await expect(items.getByRole('link', {name: /Something failed/})).toHaveAttribute(
      'href',
      site.symptomsPath,
    );
    await items.getByRole('link', {name: 'Documentation'}).click();
    await expect(canonical).toHaveAttribute('href', /\/docs\/?$/);
  }
});

test('not-found page: hostile paths do nothing, and every page hydrates @full', async ({
  page,
  baseURL,
}) => {
  // Hosts answer such paths with 400, 404, or 500; here all show the not-found page.
  await page.route('**/*', async route => {
    if (!route.request().isNavigationRequest()) {
      await route.fallback();
      return;
    }
    const response = await route.fetch({url: `${baseURL}404.html`});
    await route.fulfill({response, status: 404});
  });
  let dialogs = 0;
  page.on('dialog', dialog => {
    dialogs += 1;
    void dialog.dismiss();
  });
  for (const unknown of [
    'docs/%3Cimg%20src=x%20onerror=alert(1)%3E',
    'docs/"><script>alert(1)</script>',
    'javascript:alert(1)//create-task',
    'docs/..%2f..%2fetc%2fpasswd',
    '__proto__/constructor',
    `docs/${'create-task-'.repeat(120)}`,
    'docs/create-task?q=<script>alert(1)</script>#<img src=x onerror=alert(1)>',
    'docs/%E0%A4%A',
  ]) {
    await page.goto(`./${unknown}`);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1}), unknown).toHaveText('Page not found');
    const main = page.getByRole('main');
    await expect(main.locator('img, script'), unknown).toHaveCount(0);
    for (const link of await main.getByRole('link').all()) {
      expect(await link.getAttribute('href'), unknown).toMatch(/^(\/(?!\/)|#)/);
    }
  }
  expect(dialogs).toBe(0);
});
