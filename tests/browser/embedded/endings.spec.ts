// Protects the two endings that open and end each guide, and where they lead.
import {existsSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {parsePage, readFrontMatter} from '../../../scripts/prose/page.mjs';
import {stops} from '../../../src/components/FirstRun/stops';
import {providerIds, providers} from '../../../src/config/providers';
import {site} from '../../../src/config/site';
import {sitemapPaths} from '../a11y';
import {openDialog} from '../../../packages/docusaurus-theme-search-embedded/tests/support/searchDialog';
import {expect, goToNext, open, test, type Locator} from '../test';

const guide = 'docs/user-guides/create-task';
const docs = sitemapPaths().filter(path => /^docs\/(?!category\/)\w/.test(path));

/** Returns the id of a doc's section of symptoms, which its front matter can set. */
function symptomsOf(path: string): string {
  const files = [`${path}.mdx`, `${path}index.mdx`, `${path}/index.mdx`];
  const source = readFileSync(files.find(existsSync)!, 'utf8');
  return /^symptoms: (.*)$/m.exec(source)?.[1] ?? 'troubleshooting';
}

test('endings: each doc ends in its own sentence, and in help', async ({page}) => {
  expect(docs.length).toBeGreaterThan(12);
  for (const path of docs) {
    const html = load(await (await page.request.get(path)).text());
    const panels = html('nav[aria-label="Docs pages"] > div');
    expect(panels, path).toHaveLength(2);
    const [done, giveUp] = [panels.eq(0), panels.eq(1)];
    const aim = html('.markdown p:contains("Done when")').next().text().trim();
    expect(done.text(), path).toContain(aim || 'You found what you came for.');
    expect(giveUp.text(), path).toContain('It didn’t work');
    const id = symptomsOf(path);
    const hasOwn = html(`.markdown [id="${id}"]`).length > 0;
    const help = giveUp.find('a').first().attr('href');
    expect(help, path).toBe(hasOwn ? `#${id}` : site.symptomsPath);
    const issue = new URL(giveUp.find('a').last().attr('href')!);
    expect(issue.pathname).toMatch(/\/issues\/new$/);
    expect(issue.searchParams.get('title')).toBe(`Feedback: ${html('h1').text()}`);
    expect(issue.searchParams.get('body')).toContain(`https://docs.example.com/${path}`);
  }
});

test('endings: each of the five steps leads to the next one, and each provider page to the third', async ({
  page,
}) => {
  const paths = stops.map(({to}) => to);
  const hops = [
    ...paths.slice(1).map((to, index) => [paths[index]!, to] as const),
    ...providerIds.map(id => [providers[id].page, paths[2]] as const),
  ];
  for (const [from, to] of hops) {
    const html = load(await (await page.request.get(from)).text());
    expect(
      html('nav[aria-label="Docs pages"] a.pagination-nav__link--next').attr('href'),
      from,
    ).toBe(to);
  }
  for (const [index, path] of paths.slice(1).entries()) {
    const html = load(await (await page.request.get(path)).text());
    expect(
      html('nav[aria-label="Docs pages"] a.pagination-nav__link--prev').attr('href'),
      path,
    ).toBe(paths[index]);
  }
});

/** Returns the name of the doc that a field of the guide's front matter names. */
function neighbor(field: 'pagination_next' | 'pagination_prev'): string {
  const fieldsOf = (id: string) =>
    readFrontMatter(parsePage(readFileSync(`docs/${id}.mdx`, 'utf8'))).fields as Record<
      string,
      string
    >;
  const {pagination_label, sidebar_label, title} = fieldsOf(
    fieldsOf(guide.replace('docs/', ''))[field]!,
  );
  return (pagination_label ?? sidebar_label ?? title)!;
}

test('endings: a guide opens with two hollow marks, and ends in two hollow panels @full', async ({
  page,
}) => {
  await open(page, guide);
  const head = page.locator('.markdown > div').filter({hasText: 'Done when'});
  expect(await marks(head)).toEqual(['hollow', 'hollow']);
  const help = head.getByRole('navigation', {name: 'Help'});
  await help.getByRole('link', {name: 'Troubleshooting'}).click();
  await expect(page).toHaveURL(/#troubleshooting$/);

  const ends = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(ends.getByRole('button')).toHaveText(['It worked', 'It didn’t work']);
  await expect(ends.getByRole('link')).toHaveText([
    `Next: ${neighbor('pagination_next')}`,
    'Find your symptom',
    'Tell us',
    `Previous: ${neighbor('pagination_prev')}`,
  ]);
  expect(await marks(ends)).toEqual(['hollow', 'hollow']);
  const panels = ends.locator('> div');
  const [done, giveUp] = [await panels.first().boundingBox(), await panels.last().boundingBox()];
  const edit = (await page.getByRole('link', {name: 'Edit this page'}).boundingBox())!;
  expect(giveUp!.x).toBe(done!.x);
  expect(giveUp!.y).toBeGreaterThan(done!.y + done!.height);
  expect(edit.y).toBeGreaterThan(giveUp!.y + giveUp!.height);
  await page.emulateMedia({media: 'print'});
  await expect(ends).toBeHidden();
});

test('endings: a choice fills its ending and moves the focus to what comes next', async ({
  page,
}) => {
  await open(page, guide);
  const ends = page.getByRole('navigation', {name: 'Docs pages'});
  const [worked, failed] = [ends.getByRole('button').first(), ends.getByRole('button').last()];
  await worked.press('Enter');
  await expect(ends.getByRole('link', {name: /^Next: /})).toBeFocused();
  await expect.poll(() => marks(ends)).toEqual(['filled', 'hollow']);
  await failed.press('Enter');
  const heading = page.getByRole('heading', {name: /^Troubleshooting/});
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect.poll(() => marks(ends)).toEqual(['hollow', 'filled']);
  await expect(failed).toHaveAttribute('aria-pressed', 'true');
  await expect(worked).toHaveAttribute('aria-pressed', 'false');
  // Nothing is stored: the next page, and this one after a reload, know of no choice.
  await goToNext(page);
  expect(await marks(ends)).toEqual(['hollow', 'hollow']);
  await open(page, guide);
  expect(await marks(ends)).toEqual(['hollow', 'hollow']);
  // The symptoms of some pages are elsewhere.
  await heading.evaluate(element => element.remove());
  await failed.press('Enter');
  await expect(ends.getByRole('link', {name: 'Find your symptom'})).toBeFocused();
});

test('endings: the five steps are hollow everywhere, with a ring at the open page @full', async ({
  page,
}) => {
  const rings = () =>
    page
      .locator('ol:has(> .site-stop > a)')
      .filter({visible: true})
      .locator('> li')
      .evaluateAll(all =>
        all.map(step => {
          const {borderTopStyle, backgroundColor} = getComputedStyle(step, '::before');
          return `${borderTopStyle} ${backgroundColor}`;
        }),
      );
  const hollow = 'solid rgb(255, 255, 255)';
  const ring = 'dashed rgb(255, 255, 255)';
  for (const [path, here] of [
    ['', -1],
    ['docs/getting-started/installation', 0],
    ['docs/getting-started/llm-setup/', 1],
    ['docs/getting-started/configuration', 3],
  ] as const) {
    await open(page, path);
    const expected = stops.map((_, index) => (index === here ? ring : hollow));
    expect(await rings(), `/${path}`).toEqual(expected);
  }
  const {dialog} = await openDialog(page);
  await expect(dialog.getByRole('link')).toHaveCount(stops.length);
  await page.locator('main').evaluate(main => main.remove());
  expect(await rings()).toEqual(stops.map(() => hollow));
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('endings: without scripts, the panels are hollow and have only links', async ({page}) => {
    await page.goto(guide);
    const ends = page.getByRole('navigation', {name: 'Docs pages'});
    await expect(ends.getByRole('button')).toHaveCount(0);
    await expect(ends.getByRole('link')).toHaveCount(4);
    expect(await marks(ends)).toEqual(['hollow', 'hollow']);
  });
});

test('endings: "Find your symptom" leads to "Troubleshooting" @full', async ({page}) => {
  await open(page, 'docs/user-guides/create-schedule');
  await expect(page.getByRole('heading', {name: /^If your schedule uses cron/})).toBeVisible();
  await page.getByRole('link', {name: 'Find your symptom'}).click();
  await expect(page).toHaveURL(/#troubleshooting$/);
});

/** Returns whether the mark of each ending is filled, which means that the ending was reached. */
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

test('endings: in both color modes, a reached ending is filled @full', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const main = page.getByRole('main');
  for (const mode of ['light', 'dark']) {
    await open(page, `?docusaurus-theme=${mode}`);
    expect(await marks(main)).toEqual(['filled', 'hollow', 'hollow', 'hollow']);
    await page.getByText('The shop is broken').click();
    await expect.poll(() => marks(main)).toEqual(['hollow', 'filled', 'hollow', 'hollow']);
    await open(page, `${guide}?docusaurus-theme=${mode}`);
    const ends = page.getByRole('navigation', {name: 'Docs pages'});
    await ends.getByRole('button').first().click();
    await expect.poll(() => marks(ends)).toEqual(['filled', 'hollow']);
    await open(page, `search?q=zzzzqq&docusaurus-theme=${mode}`);
    await expect.poll(() => marks(main)).toEqual(['filled']);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  }
  await expect(main.getByRole('definition')).toHaveText(['Find "zzzzqq"', 'reached']);
});
