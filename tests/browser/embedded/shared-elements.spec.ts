import {site, socialLinks} from '../../../src/config/site';
import {expect, open, test} from '../test';

const guide = 'docs/getting-started/installation';

test.describe('shared elements', () => {
  test('the navbar has one left item, a search box and a color mode toggle', async ({page}) => {
    await open(page);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.locator('a.navbar__item')).toHaveText(['Tutorial']);
    await expect(navbar.getByRole('button', {name: /^Search/})).toBeVisible();
    await expect(navbar.getByRole('button', {name: /dark|light/i})).toBeVisible();
  });

  test('desktop breakpoint: the layout changes above 996 px, all parts at once', async ({page}) => {
    const parts = {
      sidebar: page.locator('.theme-doc-sidebar-container'),
      contents: page.locator('.theme-doc-toc-desktop'),
    };
    const hamburger = page.locator('.navbar__toggle');
    await page.setViewportSize({width: 996, height: 800});
    await open(page, guide);
    await expect(hamburger).toBeVisible();
    await expect(parts.sidebar).toBeHidden();
    await expect(parts.contents).toHaveCount(0);
    await page.setViewportSize({width: 997, height: 800});
    await expect(hamburger).toBeHidden();
    await expect(parts.sidebar).toBeVisible();
    await expect(parts.contents).toBeVisible();
  });

  test('the footer has four named icon links and a copyright line for 2025', async ({page}) => {
    await open(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link')).toHaveCount(4);
    for (const {name, href} of socialLinks) {
      await expect(footer.getByRole('link', {name})).toHaveAttribute('href', href);
    }
    expect(socialLinks.filter(({href}) => href.startsWith('mailto:'))).toHaveLength(1);
    await expect(footer).toContainText('2025');
    await expect(footer).toContainText(site.title);
  });

  test('the skip link leads to the main content', async ({page}) => {
    await open(page, guide);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
  });

  test('no announcement bar is configured', async ({page}) => {
    await open(page);
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  });

  test('headings carry a link named after them', async ({page}) => {
    await open(page, guide);
    const heading = page.locator('.markdown h2').first();
    const text = (await heading.evaluate(node => node.firstChild?.textContent ?? '')).trim();
    const link = page.getByRole('link', {name: `Direct link to ${text}`});
    const id = (await heading.getAttribute('id'))!;
    await expect(link).toHaveAttribute('href', `#${id}`);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
  });

  test('the table of contents shows heading levels 2 to 3', async ({page}) => {
    await open(page, guide);
    const links = page.locator('.table-of-contents a');
    const targets = await links.evaluateAll(all =>
      all.map(link => new URL((link as HTMLAnchorElement).href).hash.slice(1)),
    );
    const headings = await page
      .locator('.markdown :is(h2, h3)')
      .evaluateAll(all => all.map(node => node.id));
    expect(targets).toEqual(headings);
    expect(targets.length).toBeGreaterThan(0);
  });

  test('the blog sidebar groups posts by year', async ({page}) => {
    await open(page, 'blog');
    const sidebar = page.getByRole('navigation', {name: 'All posts'});
    await expect(sidebar.getByText('2025', {exact: true})).toBeVisible();
    await expect(sidebar.getByRole('link')).toHaveCount(4);
  });

  test('the docs sidebar cannot be hidden and does not auto-collapse', async ({page}) => {
    await open(page, guide);
    await expect(
      page
        .locator('.theme-doc-sidebar-container')
        .getByRole('button', {name: /^(collapse|hide) sidebar$/i}),
    ).toHaveCount(0);
    const menu = page.locator('.theme-doc-sidebar-menu');
    await menu.getByRole('link', {name: 'User guides'}).click();
    await expect(page).toHaveURL(/category\/user-guides/);
    await expect(menu.locator('a[href$="/installation"]')).toBeVisible();
    await expect(menu.locator('a[href$="/create-task"]')).toBeVisible();
  });
});

test('docs: /docs shows documentation with the shared sidebar, by link too', async ({page}) => {
  await open(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Tutorial'}).click();
  await expect(page).toHaveURL(/\/docs\/?$/);
  await expect(page.locator('h1')).toHaveText('Documentation');
  await expect(
    page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Release notes'}),
  ).toBeVisible();
});

test.describe('navigation', () => {
  test('a trailing index.html is stripped', async ({page}) => {
    await page.goto('docs/release/index.html');
    await expect(page).toHaveURL(/\/docs\/release\/?$/);
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test('a new page starts at the top, a hash at its heading', async ({page}) => {
    await open(page, guide);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(new RegExp(`${guide}$`));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const lastHeading = page.locator('.table-of-contents a').last();
    await lastHeading.click();
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('back returns to where the reader was', async ({page}) => {
    await open(page, guide);
    await page.evaluate(() => window.scrollTo(0, 400));
    const before = await page.evaluate(() => window.scrollY);
    await page
      .locator('.pagination-nav__link--next')
      .evaluate(link => (link as HTMLElement).click());
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });
});

test.describe('color mode', () => {
  test('light by default, whatever the system prefers', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('the choice is stored under "theme" and there before the first paint', async ({page}) => {
    await open(page);
    await page.getByRole('button', {name: /dark|light/i}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    // Without any script file the inline script alone has to set the mode: no flash.
    await page.route('**/*.js', route => route.abort());
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
  test.use({expectedProblems: [/ERR_FAILED/]});

  test('it is synchronized across tabs', async ({page, context}) => {
    await open(page);
    const other = await context.newPage();
    await open(other);
    await page.getByRole('button', {name: /dark|light/i}).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const route of ['', guide, 'blog', 'blog/welcome', 'docs', 'search']) {
    test(`/${route} reads fully`, async ({page}) => {
      await page.goto(route);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
    });
  }
});

test('category page: cards say what their docs are about', async ({page}) => {
  const card = page.locator('.theme-doc-card-container', {hasText: 'Installation'});
  await open(page, 'docs/category/getting-started');
  await expect(card).toContainText('Prepare a machine');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Release notes'}).click();
  await expect(page.locator('h1')).toHaveText('Release notes');
  await page.goBack();
  await expect(card).toContainText('Prepare a machine');
});

test('blog list: links from excerpts say which post they lead to', async ({page}) => {
  await open(page, 'blog');
  await page.getByRole('link', {name: /^Read more about Welcome/}).click();
  await expect(page).toHaveURL(/\/blog\/welcome$/);
});
