import {useAxe, violationsInEveryLook} from '../a11y';
import {crashing, goWithin, scriptProblems, spoil, throwing} from '../faults';
import {expect, open, test, type Page} from '../test';

test.use({
  expectedProblems: [[...scriptProblems, /broken on purpose/], {scope: 'test'}],
});

/** Each page that is shown when something fails, and how one gets there. */
const failures: Record<string, (page: Page) => Promise<void>> = {
  'a crash within the layout': async page => {
    const broken = crashing('new Error("broken on purpose")');
    await spoil(page, {
      words: 'Who writes these pages, and what is checked',
      name: 'default',
      broken,
    });
    await open(page);
    await goWithin(page, '/markdown-page');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  },
  'a crash outside the layout': async page => {
    await spoil(page, {
      words: 'blog/welcome',
      name: 'metadata',
      broken: throwing('new Error("broken on purpose")'),
    });
    await open(page);
    await goWithin(page, '/blog/welcome');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  },
  'a page that does not load': async page => {
    await open(page, 'docs/release');
    await page.route(
      url => url.pathname.includes('/assets/js/') || url.pathname.includes('markdown-page'),
      route => route.fulfill({status: 503, body: 'down'}),
    );
    await goWithin(page, '/markdown-page');
    await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(failures)) {
  test(`axe: it finds nothing on ${name}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await useAxe(page);
    await reach(page);
    expect(await violationsInEveryLook(page)).toEqual([]);
  });
}
