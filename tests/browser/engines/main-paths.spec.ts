// Protects the main paths of the site in every engine.
import {pageWith} from '../a11y';
import {expect, test} from './test';

const commandKey = process.platform === 'darwin' ? 'Meta' : 'Control';
const guide = 'docs/getting-started/installation';

test('home and docs: a link moves the focus to the heading of its page @full', async ({visit}) => {
  await visit.open();
  await visit.expectShown('main h1');
  await visit.click('a.navbar__item');
  await visit.expectText('h1', /^Documentation$/);
  await visit.expectPath('/docs');
  await visit.click('.theme-doc-sidebar-menu a[href$="/docs/release"]');
  await visit.expectPath('/docs/release');
  await visit.expectFocus('h1');
  await visit.expectShown('.theme-doc-toc-desktop');
  await visit.click('.theme-doc-sidebar-menu a[href$="/docs/category/getting-started"]');
  await visit.expectPath('/docs/category/getting-started');
  await visit.expectFocus('h1');
  await visit.back();
  await visit.expectPath('/docs/release');
});

test('color mode: the toggle changes it, and the next page keeps it @full', async ({visit}) => {
  await visit.open();
  await visit.expectShown('html[data-theme=light]');
  await visit.click('.navbar button[title*="light mode"]');
  await visit.expectShown('html[data-theme=dark]');
  await visit.open('blog');
  await visit.expectShown('html[data-theme=dark]');
});

test('mobile menu: it opens, leads to a page, and closes @full', async ({visit}) => {
  await visit.resize(480, 800);
  await visit.open(guide);
  await visit.click('.navbar__toggle');
  await visit.expectShown('.navbar-sidebar');
  await visit.press('Escape');
  await visit.expectShown('.navbar-sidebar', 0);
  await visit.click('.navbar__toggle');
  await visit.click('.navbar-sidebar a[href$="/docs/release"]');
  await visit.expectPath('/docs/release');
  await visit.expectShown('.navbar-sidebar', 0);
});

test('mobile menu: Escape closes it and returns the focus @full', async ({visit}) => {
  await visit.resize(480, 800);
  await visit.open(guide);
  await visit.click('.navbar__toggle');
  await visit.expectShown('.navbar-sidebar');
  await visit.press('Escape');
  await visit.expectShown('.navbar-sidebar', 0);
  await visit.expectFocus('.navbar__toggle');
  await visit.expectPath(`/${guide}`);
});

test('mobile menu: Back closes it and returns the focus, the next Back leaves @full', async ({
  visit,
}) => {
  await visit.resize(480, 800);
  await visit.open('docs/user-guides/practice');
  await visit.click('.pagination-nav__link--next');
  await visit.expectFocus('h1');
  await visit.click('.navbar__toggle');
  await visit.expectShown('.navbar-sidebar');
  await visit.back();
  await visit.expectShown('.navbar-sidebar', 0);
  await visit.expectFocus('.navbar__toggle');
  await visit.expectPath('/docs/user-guides/create-group');
  await visit.back();
  await visit.expectPath('/docs/user-guides/practice');
});

test('hash: a bare percent sign leaves the page as it is @full', async ({visit}) => {
  await visit.open(guide);
  await visit.open(`${guide}?again`);
  for (const hash of ['#100%', '#%E0%A4%A', '#50%-off']) {
    await visit.evaluate(text => void (window.location.hash = text), hash);
    await visit.expectText('h1', /^Install /);
  }
  await visit.back();
  await visit.expectText('h1', /^Install /);
});

test('tabs: a click and the arrow keys select @full', async ({visit}) => {
  await visit.open(pageWith('[role=tablist]'));
  await visit.click('[role=tab][aria-selected=false]');
  const selected = (): Promise<number> =>
    visit.evaluate(() =>
      [...document.querySelector('[role=tablist]')!.children].findIndex(
        tab => tab.getAttribute('aria-selected') === 'true',
      ),
    );
  await expect.poll(selected).toBe(1);
  await visit.press('ArrowLeft');
  await expect.poll(selected).toBe(0);
  await visit.expectFocus('[role=tab][aria-selected=true]');
});

test('code blocks: readers can paste what the button copies @full', async ({visit}) => {
  await visit.open(guide);
  await visit.click('.theme-code-block button[aria-label*="Copy"]');
  await visit.expectText('.theme-code-block [role=status]', /^Copied$/);
  const code = await visit.evaluate(
    () => document.querySelector<HTMLElement>('.theme-code-block code')!.innerText,
  );
  await visit.press('/');
  await visit.expectFocus('.DocSearch-Input');
  await visit.press(`${commandKey}+v`);
  const pasted = (): Promise<string> =>
    visit.evaluate(() => document.querySelector<HTMLInputElement>('.DocSearch-Input')!.value);
  await expect.poll(pasted).not.toBe('');
  // The field has one line.
  const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  expect(oneLine(code)).toContain(oneLine(await pasted()));
});

test('schedule helper: it lists the next runs of a typed expression @full', async ({visit}) => {
  await visit.open('docs/user-guides/create-schedule#try-a-cron-expression');
  await visit.click('#schedule-helper input');
  await visit.press(`${commandKey}+a`);
  await visit.type('0 12 1 1 *');
  await visit.expectText('#schedule-helper tbody', /Jan 1, 20\d\d\s*12:00/);
  // The fields are as the reader left them.
  await visit.open('docs/user-guides/create-schedule#try-a-cron-expression');
  await visit.expectText('#schedule-helper tbody', /Jan 1, 20\d\d\s*12:00/);
  await visit.click('#schedule-helper input');
  await visit.press(`${commandKey}+a`);
  await visit.type('0 25 * * *');
  await visit.expectShown('#schedule-helper input[aria-invalid=true]');
});

test.describe('a path without a page @full', () => {
  // Browsers report the status.
  test.use({expectedProblems: [/status of 404/]});

  test('not-found page: it suggests the page that was meant', async ({visit}) => {
    await visit.open('docs/getting-started/instalation');
    await visit.expectText('h1', /^Page Not Found$/i);
    await visit.click(`main a[href$="${guide}"]`);
    await visit.expectPath(`/${guide}`);
    await visit.expectFocus('h1');
  });
});
