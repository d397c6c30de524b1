// Protects the main paths of search in every engine.
import {expect, test} from './test';

const guide = 'docs/getting-started/installation';

test('search dialog: button, shortcuts, and Escape, with the focus @full', async ({visit}) => {
  await visit.open(guide);
  await visit.click('.DocSearch-Button');
  await visit.expectFocus('.DocSearch-Modal .DocSearch-Input');
  await visit.press('Escape');
  await visit.expectShown('.DocSearch-Modal', 0);
  for (const key of ['/', 'Control+k']) {
    await visit.focus('.navbar__brand');
    await visit.press(key);
    await visit.expectFocus('.DocSearch-Modal .DocSearch-Input');
    await visit.press('Escape');
    await visit.expectShown('.DocSearch-Modal', 0);
    await visit.expectFocus('.navbar__brand');
  }
});

test('search dialog: arrows move between results, Enter opens the active one @full', async ({
  visit,
}) => {
  await visit.open();
  await visit.press('/');
  await visit.expectFocus('.DocSearch-Input');
  // One letter is one search, so the list does not change after it.
  await visit.type('s');
  await visit.expectShown('[role=option][aria-selected=true]');
  const active = (): Promise<string> =>
    visit.evaluate(
      () => document.querySelector<HTMLAnchorElement>('[role=option][aria-selected=true]')!.href,
    );
  const first = await active();
  await visit.press('ArrowDown');
  await expect.poll(active).not.toBe(first);
  await visit.press('ArrowUp');
  await expect.poll(active).toBe(first);
  await visit.press('Enter');
  await visit.expectShown('.DocSearch-Modal', 0);
  await visit.expectPath(new URL(first).pathname.replace(/\/$/, ''));
});

test('search dialog: it closes when Back changes the page @full', async ({visit}) => {
  await visit.open(guide);
  await visit.click('.pagination-nav__link--next');
  await visit.expectFocus('h1');
  await visit.press('/');
  await visit.expectFocus('.DocSearch-Input');
  await visit.back();
  await visit.expectShown('.DocSearch-Modal', 0);
  await visit.expectPath(`/${guide}`);
  await visit.expectFocus('h1');
});

test('search page: the query is in the URL and finds pages @full', async ({visit}) => {
  await visit.open('search');
  await visit.click('main input');
  await visit.type('api key');
  await visit.expectText('main [role=status]', /^\d+ results$/);
  const query = (): Promise<string | null> =>
    visit.evaluate(() => new URL(location.href).searchParams.get('q'));
  await expect.poll(query).toBe('api key');
  await visit.click('main [role=listitem] a');
  await visit.expectText('h1', /key/i);
});

test('search dialog: a result on this page gets the focus @full', async ({visit}) => {
  await visit.open(guide);
  const [id, text] = await visit.evaluate(() => {
    const {id, textContent} = document.querySelector('main h2[id]')!;
    return [id, textContent!.replace('\u200b', '').trim()] as const;
  });
  await visit.press('/');
  await visit.expectFocus('.DocSearch-Input');
  await visit.type(text);
  await visit.click(`[role=option][href$="${guide}#${id}"]`);
  await visit.expectFocus(`#${id}`);
  await visit.expectShown('.DocSearch-Modal', 0);
  expect(await visit.evaluate(() => window.location.hash)).toBe(`#${id}`);
  // The heading stays at the top: nothing restores the earlier scroll position.
  const top = (name: string) => document.getElementById(name)!.getBoundingClientRect().top;
  await expect.poll(() => visit.evaluate(top, id)).toBeLessThan(200);
});

test('search dialog: "See all" on the search page moves the focus @full', async ({visit}) => {
  await visit.open('search');
  await visit.press('Control+k');
  await visit.expectFocus('.DocSearch-Modal .DocSearch-Input');
  await visit.type('schedule');
  // Passages that are still on their way would move the link.
  await visit.expectShown('.DocSearch-HitsFooter a');
  await visit.expectShown('.DocSearch-LoadingIndicator', 0);
  await visit.click('.DocSearch-HitsFooter a');
  await visit.expectFocus('main input');
});

test.describe('after a deployment @full', () => {
  test.use({
    expectedProblems: [
      [/chunk/i, /not loaded/, /Failed to load|NetworkError|404|MIME type/],
      {scope: 'test'},
    ],
  });

  test('search: if a script is gone, a message offers to reload', async ({visit}) => {
    await visit.open(guide);
    await visit.evaluate(() => {
      const append = document.head.appendChild.bind(document.head);
      document.head.appendChild = <T extends Node>(node: T): T => {
        const isDialog = node instanceof HTMLLinkElement && /search/.test(node.href);
        return append(isDialog ? Object.assign(node, {href: '/assets/css/search.gone.css'}) : node);
      };
    });
    await visit.press('Control+k');
    await visit.expectText('[role=alert]:not([hidden])', /This page is out of date/);
    await visit.expectShown('[role=alert]:not([hidden]) button');
  });
});
