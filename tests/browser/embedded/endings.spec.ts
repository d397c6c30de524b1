import type {Locator} from '@playwright/test';
import {load} from 'cheerio';
import {site} from '../../../src/config/site';
import {sitemapPaths} from '../a11y';
import {expect, open, test} from '../test';

/** Ids of the sections of symptoms that are not called "Troubleshooting". */
const otherIds = ['if-it-does-not-start', 'if-something-is-different', 'if-something-fails'];
const guide = 'docs/user-guides/create-task';
const docs = sitemapPaths().filter(path => /^docs\/(?!category\/)\w/.test(path));

test('endings: each doc ends in its own sentence and in help with what did not work', async ({
  page,
}) => {
  expect(docs.length).toBeGreaterThan(12);
  for (const path of docs) {
    const html = load(await (await page.request.get(path)).text());
    const panels = html('nav[aria-label="Docs pages"] > div');
    expect(panels, path).toHaveLength(2);
    const [done, giveUp] = [panels.eq(0), panels.eq(1)];
    const aim = html('.markdown p:contains("Done when")').next().text().trim();
    expect(done.text(), path).toContain(aim || 'You found what you came for.');
    expect(giveUp.text(), path).toContain('It didn’t work.');
    const own = ['troubleshooting', ...otherIds].find(id => html(`.markdown [id="${id}"]`).length);
    const help = giveUp.find('a').first().attr('href');
    expect(help, path).toBe(own ? `#${own}` : site.symptomsPath);
    const issue = new URL(giveUp.find('a').last().attr('href')!);
    expect(issue.pathname).toMatch(/\/issues\/new$/);
    expect(issue.searchParams.get('title')).toBe(`Feedback: ${html('h1').text()}`);
    expect(issue.searchParams.get('body')).toContain(`https://docs.example.com/${path}`);
  }
});

test('endings: of two headings the symptoms are behind the one called "Troubleshooting"', async ({
  page,
}) => {
  await open(page, 'docs/user-guides/create-schedule');
  await expect(page.getByRole('heading', {name: /^If your schedule uses cron/})).toBeVisible();
  await page.getByRole('link', {name: 'Find your symptom'}).click();
  await expect(page).toHaveURL(/#troubleshooting$/);
});

test('endings: the next page follows the check, the one before stays a quiet link', async ({
  page,
}) => {
  await open(page, guide);
  const ends = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(ends.getByRole('link')).toHaveText([
    'Next: Configuration',
    'Find your symptom',
    'Tell us',
    'Previous: User guides',
  ]);
  // The edit link comes after the endings.
  const [end, edit] = await Promise.all([
    ends.boundingBox(),
    page.getByRole('link', {name: 'Edit this page'}).boundingBox(),
  ]);
  expect(edit!.y).toBeGreaterThanOrEqual(end!.y + end!.height);
  const [done, giveUp] = await ends.locator('> div').evaluateAll(all =>
    all.map(panel => {
      const {width, height} = panel.getBoundingClientRect();
      return [Math.round(width), Math.round(height)];
    }),
  );
  expect(giveUp).toEqual(done);
  await ends.getByRole('link', {name: 'Find your symptom'}).click();
  await expect(page).toHaveURL(/#troubleshooting$/);
  await page.emulateMedia({media: 'print'});
  await expect(ends).toBeHidden();
});

test('endings: a guide opens with both ahead, and help leads to its troubleshooting', async ({
  page,
}) => {
  await open(page, guide);
  const head = page.locator('.markdown > div').filter({hasText: 'Done when'});
  expect(await marks(head)).toEqual(['hollow', 'hollow']);
  await head
    .getByRole('navigation', {name: 'Help'})
    .getByRole('link', {name: 'Troubleshooting'})
    .click();
  await expect(page).toHaveURL(/#troubleshooting$/);
});

/** Whether the mark of each ending is filled, which says that the ending was reached. */
const marks = (place: Locator) =>
  place
    .locator('.site-ending')
    .filter({visible: true})
    .locator('> svg')
    .evaluateAll(all =>
      all.map(svg =>
        getComputedStyle(svg).backgroundColor === 'rgba(0, 0, 0, 0)' ? 'hollow' : 'filled',
      ),
    );

for (const mode of ['light', 'dark']) {
  test(`endings: a reached one is filled, on every kind of page, ${mode}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.addInitScript(choice => localStorage.setItem('theme', choice), mode);
    const main = page.getByRole('main');
    await open(page);
    expect(await marks(main)).toEqual(['filled', 'hollow', 'hollow', 'hollow']);
    await page.getByText('The shop is broken').click();
    await expect.poll(() => marks(main)).toEqual(['hollow', 'filled', 'hollow', 'hollow']);
    await open(page, guide);
    expect(await marks(page.getByRole('navigation', {name: 'Docs pages'}))).toEqual([
      'filled',
      'hollow',
    ]);
    await open(page, 'search?q=zzzzqq');
    await expect.poll(() => marks(main)).toEqual(['hollow', 'filled']);
    await expect(main.getByRole('definition')).toHaveText([
      'Find "zzzzqq"',
      'not reached',
      'reached',
    ]);
  });
}

test('endings: on a phone they stack, done first', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, guide);
  const tops = await page
    .getByRole('navigation', {name: 'Docs pages'})
    .locator('> div')
    .evaluateAll(all => all.map(panel => panel.getBoundingClientRect()).map(({x, y}) => ({x, y})));
  expect(tops[1]!.x).toBe(tops[0]!.x);
  expect(tops[1]!.y).toBeGreaterThan(tops[0]!.y);
});
