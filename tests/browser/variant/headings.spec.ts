// Protects pages whose headings, titles, or paths contain more than text.
import {expect, goToNext, hydrated, open, test} from '../test';

const page = 'manual/marks';

test('headings with code and emphasis: the page opens from the sidebar, and the list shows them @full', async ({
  page: tab,
}) => {
  await open(tab, 'manual');
  await tab.locator('.theme-doc-sidebar-menu a[href$="/manual/marks"]').click();
  await expect(tab.locator('h1')).toHaveText('A <T> & "q" *x*');
  const list = tab.locator('.theme-doc-toc-desktop');
  await expect(list.locator('code').first()).toHaveText('timeout');
  await expect(list.locator('em')).toHaveText('one');
});

test('headings with code and emphasis: at 390 px and on widening @full', async ({page: tab}) => {
  await tab.setViewportSize({width: 390, height: 844});
  await open(tab, page);
  await tab.getByRole('button', {name: 'On this page'}).click();
  const links = tab.locator('.theme-doc-toc-mobile').getByRole('link');
  await expect(links.first().locator('code')).toHaveText('timeout');
  await expect(links.last()).toHaveText('Inside two');
  await tab.setViewportSize({width: 1280, height: 800});
  await expect(tab.locator('.theme-doc-toc-desktop code').first()).toHaveText('timeout');
  await expect(tab.locator('h1')).not.toHaveText('This page crashed.');
});

test('markup in configuration: the announcement and footer show it @full', async ({page: tab}) => {
  await open(tab, 'manual');
  await expect(tab.locator('.theme-announcement-bar a')).toHaveText('release notes');
  await goToNext(tab);
});

test('a path with a space: its URLs are encoded @full', async ({page: tab}) => {
  await open(tab, 'manual/blah%20blah');
  await hydrated(tab);
  const markdown = await tab.getByRole('link', {name: 'View as Markdown'}).getAttribute('href');
  expect(markdown).toMatch(/\/manual\/blah%20blah\.md$/);
  for (const selector of [
    'meta[property="og:url"]',
    'link[rel=canonical]',
    'link[type="text/markdown"]',
  ]) {
    const element = tab.locator(selector);
    const url =
      (await element.getAttribute('content')) ?? (await element.getAttribute('href')) ?? '';
    expect(url, selector).toMatch(/blah%20blah/);
  }
});

test('hidden targets: a URL, the contents list, and Back open what hides them @full', async ({
  page: tab,
}) => {
  await tab.setViewportSize({width: 1280, height: 400});
  const contents = tab.locator('.theme-doc-toc-desktop');
  // In details, in details within details, in a tab within details, and in a tab.
  for (const name of ['Inside details', 'Größe im Innern', 'Inside four', 'Inside two']) {
    const id = name.toLowerCase().replaceAll(' ', '-');
    const heading = tab.getByRole('heading', {name: new RegExp(`^${name}`)});
    for (const hash of new Set([id, encodeURIComponent(id)])) {
      await open(tab, `${page}#${hash}`);
      await expect(heading, `URL #${hash}`).toBeInViewport();
    }
    await open(tab, page);
    await expect(heading).toBeHidden();
    const link = contents.getByRole('link', {name});
    // The second press has the hash that the URL has already.
    for (const press of ['first press', 'second press']) {
      await link.click();
      await expect(heading, press).toBeInViewport();
      await tab.evaluate(() => window.scrollTo(0, 0));
    }
    await link.click();
    await expect(heading).toBeInViewport();
    // The navbar hides, and a real click would scroll to it.
    await tab.locator('.navbar__brand').evaluate((brand: HTMLElement) => brand.click());
    await expect(tab.locator('h1')).not.toHaveText('A <T> & "q" *x*');
    await tab.goBack();
    await expect(heading, 'Back').toBeInViewport();
    await tab.reload();
    await expect(heading, 'reload').toBeInViewport();
  }
});

test('hidden targets: what the reader has closed again opens at the next press @full', async ({
  page: tab,
}) => {
  await open(tab, page);
  const link = tab.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'Größe im Innern'});
  const heading = tab.getByRole('heading', {name: /^Größe im Innern/});
  await link.click();
  await expect(heading).toBeInViewport();
  for (const name of ['Inner', 'Outer']) {
    await tab.locator('summary', {hasText: name}).click();
  }
  await expect(heading).toBeHidden();
  await link.click();
  await expect(heading).toBeInViewport();
});
