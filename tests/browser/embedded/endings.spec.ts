// Protects the two endings that open and end each guide, and where they lead.
import {existsSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {parsePage, readFrontMatter} from '../../../scripts/prose/page.mjs';
import {steps} from '../../../src/components/FirstRunPath/steps';
import {providerIds, providers} from '../../../src/config/providers';
import {site} from '../../../src/config/site';
import {sitemapPaths} from '../a11y';
import {expect, open, test, type Locator} from '../test';

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
    expect(giveUp.text(), path).toContain('It didn’t work.');
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
  const paths = steps.map(({to}) => to);
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

test('endings: a guide opens with two hollow marks, and ends in two panels', async ({page}) => {
  await open(page, guide);
  const head = page.locator('.markdown > div').filter({hasText: 'Done when'});
  expect(await marks(head)).toEqual(['hollow', 'hollow']);
  const help = head.getByRole('navigation', {name: 'Help'});
  await help.getByRole('link', {name: 'Troubleshooting'}).click();
  await expect(page).toHaveURL(/#troubleshooting$/);

  const ends = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(ends.getByRole('link')).toHaveText([
    `Next: ${neighbor('pagination_next')}`,
    'Find your symptom',
    'Tell us',
    `Previous: ${neighbor('pagination_prev')}`,
  ]);
  const panels = () =>
    ends
      .locator('> div')
      .evaluateAll(all => all.map(panel => panel.getBoundingClientRect().toJSON() as DOMRect));
  const edit = (await page.getByRole('link', {name: 'Edit this page'}).boundingBox())!;
  const [done, giveUp] = await panels();
  expect(edit.y).toBeGreaterThanOrEqual(done!.bottom);
  expect(giveUp!.width).toBeCloseTo(done!.width, 0);
  expect(giveUp!.height).toBeCloseTo(done!.height, 0);
  await page.setViewportSize({width: 320, height: 700});
  const [first, second] = await panels();
  expect(second!.x, 'the panels are stacked on a phone').toBe(first!.x);
  expect(second!.y).toBeGreaterThan(first!.y);
  await page.emulateMedia({media: 'print'});
  await expect(ends).toBeHidden();
});

test('endings: "Find your symptom" leads to "Troubleshooting"', async ({page}) => {
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

test('endings: in both color modes, a reached ending is filled', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const main = page.getByRole('main');
  for (const mode of ['light', 'dark']) {
    await open(page, `?docusaurus-theme=${mode}`);
    expect(await marks(main)).toEqual(['filled', 'hollow', 'hollow', 'hollow']);
    await page.getByText('The shop is broken').click();
    await expect.poll(() => marks(main)).toEqual(['hollow', 'filled', 'hollow', 'hollow']);
    await open(page, `${guide}?docusaurus-theme=${mode}`);
    const ends = page.getByRole('navigation', {name: 'Docs pages'});
    expect(await marks(ends)).toEqual(['filled', 'hollow']);
    await open(page, `search?q=zzzzqq&docusaurus-theme=${mode}`);
    await expect.poll(() => marks(main)).toEqual(['filled']);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  }
  await expect(main.getByRole('definition')).toHaveText(['Find "zzzzqq"', 'reached']);
});
