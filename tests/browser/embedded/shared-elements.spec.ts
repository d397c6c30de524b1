// Protects what all pages share: layout, navigation, URLs, and the color mode.
import redirects from '../../../src/config/redirects';
import {iconLinks, site} from '../../../src/config/site';
import {expect, hydrated, open, test, type Locator, type Page} from '../test';

const guide = 'docs/getting-started/installation';
const provider = 'docs/getting-started/llm-setup/openai-api-key';

test('docs: the layout changes above 996 px; headings have links', async ({page}) => {
  const hamburger = page.locator('.navbar__toggle');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const contents = page.locator('.theme-doc-toc-desktop');
  await page.setViewportSize({width: 996, height: 800});
  await open(page, guide);
  await expect(hamburger).toBeVisible();
  await expect(sidebar).toBeHidden();
  await expect(contents).toHaveCount(0);
  await page.setViewportSize({width: 997, height: 800});
  await expect(hamburger).toBeHidden();
  await expect(sidebar).toBeVisible();
  await expect(contents).toBeVisible();

  const targets = await contents
    .locator('a')
    .evaluateAll(all => all.map(link => (link as HTMLAnchorElement).hash.slice(1)));
  const headings = page.locator('.markdown :is(h2, h3)');
  expect(targets).toEqual(await headings.evaluateAll(all => all.map(node => node.id)));
  expect(targets.length).toBeGreaterThan(0);
  const text = await headings.first().evaluate(node => node.firstChild!.textContent!.trim());
  await expect(headings.first()).toHaveAccessibleName(text);
  const link = page.getByRole('link', {name: `Direct link to ${text}`});
  await expect(link).toHaveAttribute('href', `#${targets[0]}`);
  await link.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${targets[0]}$`));

  const hide = sidebar.getByRole('button', {name: /^(collapse|hide) sidebar$/i});
  await expect(hide).toHaveCount(0);
  await sidebar.getByRole('link', {name: 'User guides'}).click();
  await expect(page).toHaveURL(/category\/user-guides/);
  // Opening a category leaves the others open.
  await expect(sidebar.locator('a[href$="/installation"]')).toBeVisible();
  await expect(sidebar.locator('a[href$="/create-task"]')).toBeVisible();
});

test('navbar and footer: their items, and no announcement bar', async ({page}) => {
  await open(page);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar.locator('a.navbar__item')).toHaveText(['Tutorial']);
  await expect(navbar.getByRole('button', {name: /^Search/})).toBeVisible();
  await expect(navbar.getByRole('button', {name: /dark|light/i})).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toHaveCount(4);
  for (const {label: name, href} of iconLinks) {
    await expect(footer.getByRole('link', {name})).toHaveAttribute('href', href);
  }
  expect(iconLinks.filter(({href}) => href.startsWith('mailto:'))).toHaveLength(1);
  await expect(footer).toContainText('2025');
  await expect(footer).toContainText(site.title);
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
});

test('sidebar: it scrolls to the current page', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 300});
  await open(page, 'docs/user-guides/workflow-management/create-workflow-by-recording');
  const menu = page.locator('.theme-doc-sidebar-menu');
  const current = menu.locator('[aria-current="page"]');
  await expect(current).toHaveText('Create a workflow by recording');
  await expect(current).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await clickUnseen(page.locator('.pagination-nav__link--prev'));
  await expect(current).not.toHaveText('Create a workflow by recording');
  await expect(current).toBeInViewport({ratio: 1});
});

test('URLs: a folder without a page redirects, with the query', async ({page}) => {
  for (const {from, to} of redirects) {
    await page.goto(`.${from}?a=b`);
    await expect(page).toHaveURL(`${to}?a=b`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
});

test('URLs: an open page survives a hash that cannot be decoded', async ({page}) => {
  await open(page, 'docs/release');
  const title = page.getByRole('heading', {level: 1, name: 'Release notes'});
  for (const hash of ['#100%', '#50%-off', '#%', '#%E0%A4%A']) {
    for (const go of [
      () => page.evaluate(text => void (location.hash = text), hash),
      () => page.goBack(),
      () => page.goForward(),
    ]) {
      await go();
      await expect(title, hash).toBeVisible();
    }
    await expect(page).toHaveURL(/#/);
  }
  await page.getByRole('link', {name: 'Tutorial'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Documentation');
});

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Clicks without scrolling to the element first. */
const clickUnseen = (link: Locator) => link.evaluate(element => (element as HTMLElement).click());

test('navigation: a new page starts at the top, a hash at its heading', async ({page}) => {
  await open(page, guide);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${guide}$`));
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.locator('.table-of-contents a').last().click();
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

for (const [kind, path, level = ''] of [
  ['a page', guide],
  ['a hash that a link of the contents opened', guide, ' @full'],
  ['a hash of the URL', `${guide}#if-it-does-not-start`, ' @full'],
] as const) {
  test(`navigation: Back to ${kind} returns to where the reader was${level}`, async ({page}) => {
    await open(page, path);
    if (kind.includes('contents')) {
      await page.locator('.table-of-contents a[href="#if-it-does-not-start"]').click();
    }
    const heading = page.getByRole('heading', {name: /^If the product /});
    if (kind.includes('hash')) {
      await expect(heading).toBeInViewport();
      await page.evaluate(() => window.scrollBy(0, -500));
    } else {
      await page.evaluate(() => window.scrollTo(0, 400));
    }
    const before = await scrollY(page);
    await clickUnseen(page.locator('.pagination-nav__link--next'));
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect(heading).toBeAttached();
    await expect.poll(() => scrollY(page)).toBe(before);
    await page.goForward();
    await expect.poll(() => scrollY(page)).toBe(0);
  });
}

test.describe('color mode', () => {
  // The test holds the scripts back.
  test.use({expectedProblems: [/ERR_FAILED/], colorScheme: 'dark'});

  test('color mode: light until a choice, which tabs and visits share', async ({page, context}) => {
    const html = page.locator('html');
    await open(page);
    await expect(html).toHaveAttribute('data-theme', 'light');
    const other = await context.newPage();
    await open(other);
    await page.getByRole('button', {name: /dark|light/i}).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    // Only the inline script can set the mode before the first paint.
    await page.route('**/*.js', route => route.abort());
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 800}});
  test.use({expectedProblems: [/404 \(Not Found\).*nowhere/]});

  test('without scripts: pages can be read, and show no dead control', async ({page}) => {
    for (const route of [
      '',
      guide,
      provider,
      'blog',
      'blog/welcome',
      'docs',
      'search',
      'nowhere',
    ]) {
      await page.goto(route);
      await expect(page.locator('h1'), route).toBeVisible();
      await expect(page.getByRole('contentinfo'), route).toBeVisible();
      await expect(page.getByRole('main'), route).toBeVisible();
      // Style sheets alone choose between the two shops of the home page.
      const controls = page.locator('button, select, [role=tab], input:not([type=radio])');
      await expect(controls.filter({visible: true}), route).toHaveCount(0);
      await expect(page.getByRole('link', {name: 'Tutorial'}), route).toBeVisible();
      if (route === 'search') {
        await expect(page.getByText('Search needs JavaScript')).toBeVisible();
      }
    }
    // All panels of tabs are open below their names.
    await page.goto(provider);
    const panels = page.getByRole('tabpanel');
    expect(await panels.count()).toBeGreaterThan(3);
    for (const [index, panel] of (await panels.all()).entries()) {
      await expect(panel).toBeVisible();
      const name = await panel.evaluate(element => getComputedStyle(element, '::before').content);
      expect(name).toBe(index % 2 ? '"PowerShell"' : '"Bash or Zsh"');
    }
  });
});

test.describe('not-found status', () => {
  // The preview server also sends it for some odd spellings, as many hosts do.
  test.use({expectedProblems: [[/404 \(Not Found\)|400 \(Bad Request\)/], {scope: 'test'}]});

  test('URLs: index.html goes, and invalid percent-encoding does no harm @full', async ({page}) => {
    for (const [url, path, title] of [
      ['docs/release/index.html', /\/docs\/release\/?$/, 'Release notes and safe updates'],
      ['index.html?a=b#c', /\/\?a=b#c$/, 'Describe the goal, not the clicks'],
      ['docs/release#100%', /\/docs\/release\/?#100%25$/, 'Release notes and safe updates'],
      ['docs/release%', /\/docs\/release%25$/, 'Page not found'],
    ] as const) {
      await page.goto(url);
      await hydrated(page);
      await expect(page, url).toHaveURL(path);
      await expect(page.locator('h1'), url).toHaveText(title);
    }
  });

  test('URLs: other capitals and pasted punctuation: the page meant is suggested first @full', async ({
    page,
  }) => {
    for (const [url, path] of [
      ['DOCS/Release', '/docs/release'],
      ['docs/User-Guides/Create-Task', '/docs/user-guides/create-task'],
      ['docs/release,', '/docs/release'],
      ['docs/release).', '/docs/release'],
      ['docs/release%22%3E', '/docs/release'],
      ['docs/release.html,', '/docs/release'],
      ['docs/getting-started/installation…', '/docs/getting-started/installation'],
    ] as const) {
      await page.goto(url);
      const suggestions = page.getByRole('region', {name: 'Did you mean one of these?'});
      const first = suggestions.getByRole('listitem').getByRole('link').first();
      await expect(first, url).toHaveAttribute('href', path);
      await expect(page.locator('h1'), url).toHaveText('Page not found');
    }
  });

  test('headings: each h2 of a page without Markdown has a link to itself @full', async ({
    page,
  }) => {
    for (const route of ['', 'blog/archive', 'docs/relase']) {
      await open(page, route);
      if (route.endsWith('relase')) {
        await expect(page.getByRole('heading', {name: /^Did you mean/})).toBeVisible();
      }
      const headings = page.locator('main h2');
      expect(await headings.count()).toBeGreaterThan(0);
      for (const heading of await headings.all()) {
        const link = heading.getByRole('link', {name: /^Direct link to /});
        await expect(link).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
      }
    }
  });
});

test('tabs: a search in the page finds the text of hidden panels, and shows it', async ({page}) => {
  await open(page, 'docs/getting-started/llm-setup/deepseek-api-key');
  const panel = page.locator('[role=tabpanel]').nth(1);
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await expect(panel.locator('code')).toBeHidden();
  // The browser looks for the target of a link as for a text.
  await panel.evaluate(element => {
    element.querySelector('code')!.id = 'found';
    window.location.hash = 'found';
  });
  await expect(panel.locator('code')).toBeVisible();
  await expect(panel).not.toHaveAttribute('hidden');
  await expect(page.getByRole('tab', {name: 'PowerShell'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('tabs: the pressed tab stays in its position @full', async ({page}) => {
  await open(page, 'docs/getting-started/llm-setup/deepseek-api-key');
  const tab = page.getByRole('tab', {name: 'PowerShell'}).last();
  await tab.scrollIntoViewIfNeeded();
  // The browser's own scroll anchoring would hide a fault of the site.
  await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
  const position = () =>
    tab.evaluate(element => ({
      inWindow: element.getBoundingClientRect().top,
      onPage: Math.round(element.getBoundingClientRect().top + window.scrollY),
    }));
  const before = await position();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  // Browsers scroll by whole pixels.
  const moved = async () => Math.abs((await position()).inWindow - before.inWindow);
  await expect.poll(moved).toBeLessThanOrEqual(1);
  expect((await position()).onPage, 'the groups above have changed').not.toBe(before.onPage);
});

test('lists: a category describes its pages, the blog names each post', async ({page}) => {
  const list = page.getByRole('main').locator('ul').filter({hasText: 'Install Effortless'});
  const entry = list.getByRole('listitem').filter({hasText: 'Install Effortless'});
  await open(page, 'docs/category/getting-started');
  await expect(entry).toContainText('check its publisher');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Release notes'}).click();
  await expect(page.locator('h1')).toHaveText('Release notes and safe updates');
  await page.goBack();
  await expect(entry).toContainText('check its publisher');
  await open(page, 'blog');
  await page.getByRole('link', {name: /^Read more about Welcome/}).click();
  await expect(page).toHaveURL(/\/blog\/welcome$/);
});
