import {site, socialLinks} from '../../../src/config/site';
import {hasHistory} from '../../../src/config/history';
import {expect, open, test, hydrated} from '../test';

const guide = 'docs/getting-started/installation';

test.describe('shared elements', () => {
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

  test('navbar: one left item, search, color mode; footer: four named icon links and 2025; no announcement bar', async ({
    page,
  }) => {
    await open(page);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.locator('a.navbar__item')).toHaveText(['Tutorial']);
    await expect(navbar.getByRole('button', {name: /^Search/})).toBeVisible();
    await expect(navbar.getByRole('button', {name: /dark|light/i})).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link')).toHaveCount(4);
    for (const {name, href} of socialLinks) {
      await expect(footer.getByRole('link', {name})).toHaveAttribute('href', href);
    }
    expect(socialLinks.filter(({href}) => href.startsWith('mailto:'))).toHaveLength(1);
    await expect(footer).toContainText('2025');
    await expect(footer).toContainText(site.title);
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  });

  test('headings carry a link named after them; the contents list those of levels 2 to 3', async ({
    page,
  }) => {
    await open(page, guide);
    const targets = await page
      .locator('.table-of-contents a')
      .evaluateAll(all => all.map(link => (link as HTMLAnchorElement).hash.slice(1)));
    const headings = page.locator('.markdown :is(h2, h3)');
    expect(targets).toEqual(await headings.evaluateAll(all => all.map(node => node.id)));
    expect(targets.length).toBeGreaterThan(0);
    const text = await headings.first().evaluate(node => node.firstChild!.textContent!.trim());
    const link = page.getByRole('link', {name: `Direct link to ${text}`});
    await expect(link).toHaveAttribute('href', `#${targets[0]}`);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${targets[0]}$`));
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

test.describe('navigation', () => {
  test('a trailing index.html is stripped', async ({page}) => {
    await page.goto('docs/release/index.html');
    await expect(page).toHaveURL(/\/docs\/release\/?$/);
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test.describe('odd spellings', () => {
    // The preview server sends the not-found page for some of them, as many hosts do.
    test.use({expectedProblems: [[/404 \(Not Found\)/], {scope: 'test'}]});

    test('odd spellings of a path show the page under its own URL', async ({page}) => {
      for (const url of [
        ...['docs//release', 'docs%2Frelease', 'DOCS/Release', 'docs//release/'],
        ...['docs/release.html', 'docs/release%20'],
      ]) {
        await page.goto(url);
        await expect(page).toHaveURL(/\/docs\/release\/?$/);
        await hydrated(page);
        await expect(page.locator('h1')).toHaveText('Release notes');
      }
    });
  });

  test("a sidebar keeps the reader's own scroll right after a page change", async ({page}) => {
    await page.setViewportSize({width: 1280, height: 300});
    await open(page, 'docs/user-guides/create-schedule');
    await page.getByRole('link', {name: 'Tutorial'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Documentation');
    const scrolled = await page.locator('.theme-doc-sidebar-menu').evaluate(menu => {
      menu.dispatchEvent(new WheelEvent('wheel', {bubbles: true}));
      menu.scrollTop = menu.scrollHeight;
      const before = menu.scrollTop;
      menu.dispatchEvent(new TransitionEvent('transitionend', {bubbles: true}));
      return [before, menu.scrollTop];
    });
    expect(scrolled[1]).toBe(scrolled[0]);
  });

  for (const hash of ['#100%', '#50%-off', '#%', '#%E0%A4%A']) {
    test(`an open page survives the hash ${hash}, also with Back and Forward`, async ({page}) => {
      await open(page, 'docs/release');
      const title = page.getByRole('heading', {level: 1, name: 'Release notes'});
      for (const go of [
        () => page.evaluate(text => void (location.hash = text), hash),
        () => page.goBack(),
        () => page.goForward(),
      ]) {
        await go();
        await expect(title).toBeVisible();
      }
      await expect(page).toHaveURL(/#/);
      // The router still works.
      await page.getByRole('link', {name: 'Tutorial'}).first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Documentation');
    });
  }

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

  for (const kind of ['a link of the contents list', 'the URL'] as const) {
    test(`back to a hash, come to by ${kind}, returns to where the reader was`, async ({page}) => {
      await open(page, kind === 'the URL' ? `${guide}#if-it-does-not-start` : guide);
      if (kind !== 'the URL') {
        await page.locator('.table-of-contents a[href="#if-it-does-not-start"]').click();
      }
      const heading = page.getByRole('heading', {name: /^If it /});
      await expect(heading).toBeInViewport();
      await page.evaluate(() => window.scrollBy(0, -500));
      const before = await page.evaluate(() => window.scrollY);
      await page
        .locator('.pagination-nav__link--next')
        .evaluate(link => (link as HTMLElement).click());
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(heading).toBeAttached();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
      await page.goForward();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});

const lastDoc = 'docs/user-guides/workflow-management/create-workflow-by-recording';

test('docs: the sidebar scrolls to the current page', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 300});
  await open(page, lastDoc);
  const current = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
  await expect(current).toHaveText('Create a workflow by recording');
  await expect(current).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.locator('.pagination-nav__link--prev').evaluate(link => (link as HTMLElement).click());
  await expect(current).not.toHaveText('Create a workflow by recording');
  await expect(current).toBeInViewport({ratio: 1});
});

test('docs: the mobile menu scrolls to the current page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 300});
  await open(page, lastDoc);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const current = page.getByRole('dialog').locator('[aria-current="page"]').last();
  await expect(current).toHaveText('Create a workflow by recording');
  await expect(current).toBeInViewport({ratio: 1});
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
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 800}});
  test.use({expectedProblems: [/404 \(Not Found\).*nowhere/]});

  test('every kind of page reads fully; no control that could do nothing shows, and the way to the docs', async ({
    page,
  }) => {
    const provider = 'docs/getting-started/llm-setup/openai-api-key';
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
      // The two shops of the home page are chosen by style sheets alone.
      const controls = page.locator('button, select, [role=tab], input:not([type=radio])');
      await expect(controls.filter({visible: true}), route).toHaveCount(0);
      await expect(page.getByRole('link', {name: 'Tutorial'}), route).toBeVisible();
    }
  });

  test('the panels of all tabs are open, each with the name of its tab', async ({page}) => {
    await page.goto('docs/getting-started/llm-setup/openai-api-key');
    const panels = page.getByRole('tabpanel');
    expect(await panels.count()).toBeGreaterThan(3);
    for (const [index, panel] of (await panels.all()).entries()) {
      await expect(panel).toBeVisible();
      const name = await panel.evaluate(element => getComputedStyle(element, '::before').content);
      expect(name).toBe(index % 2 ? '"PowerShell"' : '"Bash or Zsh"');
    }
  });

  test('search names what it needs', async ({page}) => {
    await page.goto('search');
    await expect(page.getByText('Search needs JavaScript')).toBeVisible();
  });
});

test.describe('headings of pages without Markdown', () => {
  test.use({expectedProblems: [/404 \(Not Found\).*relase/]});

  test('each h2 carries a link to itself', async ({page}) => {
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

test('"Last updated" leads to the history of the file that "Edit this page" edits', async ({
  page,
}) => {
  for (const route of [guide, 'blog/welcome']) {
    await open(page, route);
    const edit = await page.getByRole('link', {name: 'Edit this page'}).getAttribute('href');
    const history = page.getByRole('link', {name: /^Last updated on /});
    if (!hasHistory) {
      await expect(history).toHaveCount(0);
      continue;
    }
    await expect(history).toHaveAttribute('href', edit!.replace('/edit/', '/commits/'));
  }
});

test('tabs: the pressed one stays where it is while the groups above it change', async ({page}) => {
  await open(page, 'docs/getting-started/llm-setup/deepseek-api-key');
  const tab = page.getByRole('tab', {name: 'PowerShell'}).last();
  await tab.scrollIntoViewIfNeeded();
  // Browsers that anchor scrolling by themselves would hide that the site does not.
  await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
  const place = () =>
    tab.evaluate(element => ({
      inWindow: Math.round(element.getBoundingClientRect().top),
      onPage: Math.round(element.getBoundingClientRect().top + window.scrollY),
    }));
  const before = await place();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect.poll(async () => (await place()).inWindow).toBe(before.inWindow);
  expect((await place()).onPage, 'the groups above have changed').not.toBe(before.onPage);
});

test('category page: one list names its pages and what they are about', async ({page}) => {
  const list = page.getByRole('main').locator('ul').filter({hasText: 'Installation'});
  const entry = list.getByRole('listitem').filter({hasText: 'Installation'});
  await open(page, 'docs/category/getting-started');
  await expect(entry).toContainText('verify the download');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Release notes'}).click();
  await expect(page.locator('h1')).toHaveText('Release notes');
  await page.goBack();
  await expect(entry).toContainText('verify the download');
});

test('blog list: links from excerpts name their post', async ({page}) => {
  await open(page, 'blog');
  await page.getByRole('link', {name: /^Read post: Welcome/}).click();
  await expect(page).toHaveURL(/\/blog\/welcome$/);
});
