// Protects that readers see what they opened: targets in closed details and other tabs, and words far from their heading.
import type {Page} from '@playwright/test';
import {highlighted, openDialog, remember, searchDialog} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';

/** Opens the first result of a query from the search dialog. */
async function openFirst(page: Page, query: string): Promise<void> {
  const {input, options, dialog} = searchDialog(page);
  await input.fill(query);
  await expect(options.first()).toBeVisible();
  await expect(dialog.getByRole('link', {name: /^See all/})).toHaveAttribute(
    'href',
    new RegExp(`q=${encodeURIComponent(query)}`),
  );
  await input.press('Enter');
  await expect(dialog).toBeHidden();
}

/** Waits until a text of the page is on screen, and neither the navbar nor a header covers it. */
async function expectInView(page: Page, text: string): Promise<void> {
  const place = () =>
    page.evaluate(wanted => {
      const walker = document.createTreeWalker(
        document.querySelector('main') ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const index = (node as Text).data.indexOf(wanted);
        if (index >= 0) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + wanted.length);
          const {left, top, width, height} = range.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit?.contains(node) ? 'in view' : `at ${top}, below ${hit?.tagName}`;
        }
      }
      return 'not found';
    }, text);
  await expect.poll(place).toBe('in view');
}

const hiddenTargets = [
  ['in another tab', 'lizardry', 'lizardry'],
  ['in closed details', 'ocelot', 'ocelot'],
  ['below a heading in a summary', 'marmot', 'marmot'],
  ['in details inside details', 'margay', 'margay'],
  ['in a tab inside details inside details', 'jaguarundi', 'jaguarundi'],
  ['in a tab inside details inside a tab of the query string', 'quoll', 'quoll'],
  ['in tabs that share a group with others', 'potoroo', 'potoroo'],
  ['in tabs whose labels have another order', 'thylacine', 'thylacine'],
  ['in the last of such tabs', 'quokkabird', 'quokkabird'],
  ['in a long line of code', 'muntjac', 'muntjac'],
  ['far below its heading', 'saola', 'saola is far'],
  ['in a table cell', 'addax', 'addax'],
  ['on a React page without ids, below a sticky header', 'yapok', 'yapok'],
  ['on a page without a main', 'pademelon', 'pademelon'],
] as const;

for (const [where, query, text] of hiddenTargets) {
  test(`search: a result ${where} is in view, from another page`, async ({page}) => {
    await openDialog(page);
    await openFirst(page, query);
    await expectInView(page, text);
    await expect.poll(() => highlighted(page)).toContain(query);
  });

  test(`search: a result ${where} is in view, on the same page`, async ({page}) => {
    await openDialog(page);
    await openFirst(page, query);
    await expectInView(page, text);
    await page.reload();
    await page.evaluate(() => window.scrollTo(0, 0));
    const {button} = searchDialog(page);
    for (const time of ['first', 'second']) {
      await button.click();
      await openFirst(page, query);
      await expectInView(page, text);
      await expect(page.locator(':focus'), time).toHaveText(/./);
    }
  });
}

for (const [where, word] of [
  ['far below its heading', 'peccary'],
  ['in closed details', 'tamandua'],
  ['in another tab', 'coypu'],
  // The first of the two is the one for light mode.
  ['for dark mode', 'serow'],
] as const) {
  test(`search: a picture ${where} whose description matches is in view, with an outline`, async ({
    page,
  }) => {
    await remember(page, 'theme', 'dark');
    await openDialog(page);
    await openFirst(page, word);
    // Without pictures that are not displayed.
    const picture = page.getByRole('img', {name: word});
    await expect(picture).toBeInViewport({ratio: 1});
    await expect(picture).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Escape');
    await expect(picture).toHaveCSS('outline-style', 'none');
  });
}

test('search page: a result in closed details is in view', async ({page}) => {
  await open(page, 'search?q=jaguarundi');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expectInView(page, 'jaguarundi');
});

test('a URL whose hash is in closed details or another tab opens it, and scrolls', async ({
  page,
}) => {
  await open(page, 'docs/page-forms/faq#refunds');
  await expectInView(page, 'Refunds');
  await open(page, 'docs/page-forms/tabs#numbats');
  await expectInView(page, 'Numbats in Fish');
  await expect(page).toHaveURL(/\?shell=fish#numbats$/);
});

test('search: the heading of an opened result has the focus, and its page the highlights', async ({
  page,
}) => {
  await openDialog(page);
  await openFirst(page, 'lizardry');
  await expect(page.getByRole('heading', {name: /Configure the gecko/})).toBeFocused();
  await searchDialog(page).button.click();
  await openFirst(page, 'saola');
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
});

test('search: a result on the open page keeps the query of its URL', async ({page}) => {
  await openDialog(page, 'docs/page-forms/tabs?os=windows');
  await openFirst(page, 'gecko');
  await expect(page).toHaveURL(/\/docs\/page-forms\/tabs\/?\?os=windows#gecko$/);
  await expectInView(page, 'Configure the gecko');
});

for (const [query, text] of [
  ['donaudampfschiff', 'donau\u00addampf\u00adschiff'],
  ['hyperspanner', 'hyperspanner'],
  ['authenticator', 'authenticator'],
  ['turbofan', 'turbofan'],
  ['cafés', 'cafe\u0301s'],
  ['zebraCounter', 'zebracounter'],
] as const) {
  test(`search: the page highlights ${query}, which something interrupts`, async ({page}) => {
    await openDialog(page);
    await openFirst(page, query);
    await expect(page).toHaveURL(/hyphens/);
    await expect.poll(() => highlighted(page)).toContain(text);
  });
}

test('search: a result that is opened before its passage is read has its words in view', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route('**/search-index/files/texts.*', async route => {
    await released;
    await route.continue();
  });
  await openDialog(page);
  // The page has another form of the word.
  await openFirst(page, 'mentioning');
  await expect(page.locator('h1')).toHaveText('Far away');
  release();
  await expect.poll(() => highlighted(page)).toContain('mentioned');
  await expectInView(page, 'mentioned again');
});
