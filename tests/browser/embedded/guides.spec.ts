// Protects how guides begin and end: the criterion, the step, pagination, and the links to help.
import {existsSync, readFileSync} from 'node:fs';
import {steps} from '../../../src/config/firstSteps';
import {providerIds, providers} from '../../../src/config/providers';
import {site} from '../../../src/config/site';
import {sitemapPaths} from '../a11y';
import {expect, open, test} from '../test';
import {loadPage} from '../html';

const guide = 'docs/user-guides/run-from-a-pipeline';
const docs = sitemapPaths().filter(path => /^docs\/(?!category\/)\w/.test(path));

const sourceOf = (path: string): string =>
  [`${path}.mdx`, `${path}index.mdx`, `${path}/index.mdx`].find(existsSync)!;

test('guides: each doc ends with the same links, and the five steps say which they are', async ({
  page,
}) => {
  expect(docs.length).toBeGreaterThan(12);
  for (const path of docs) {
    const html = loadPage(await (await page.request.get(path)).text());
    const end = html('article footer p:contains("Tell us")');
    expect(end.text().trim(), path).toBe(
      'Didn’t work? Find your symptom · View as Markdown · Tell us',
    );
    const [help, markdown, issue] = end
      .find('a')
      .toArray()
      .map(({attribs}) => attribs.href!);
    expect(help, path).toBe(site.symptomsPath);
    expect(markdown, path).toBe(`/${path.replace(/\/$/, '')}.md`);
    const {pathname, searchParams} = new URL(issue!);
    expect(pathname).toMatch(/\/issues\/new$/);
    expect(searchParams.get('title')).toBe(`Feedback: ${html('h1').text()}`);
    expect(searchParams.get('body')).toContain(`https://docs.example.com/${path}`);
    if (readFileSync(sourceOf(path), 'utf8').includes('<DoneWhen>')) {
      expect(html('.markdown > p:contains("You are done when")').text(), path).toMatch(
        /^You are done when .+\.$/,
      );
    }
    const step = steps.findIndex(({to}) => to.replace(/\/$/, '') === `/${path.replace(/\/$/, '')}`);
    const line = html('.markdown > p:contains("of 5")').text();
    expect(line, path).toBe(step < 0 ? '' : `Step ${step + 1} of 5`);
  }
});

test('guides: each of the five steps leads to the next one, and each provider page to the third', async ({
  page,
}) => {
  const paths = steps.map(({to}) => to);
  const hops = [
    ...paths.slice(1).map((to, index) => [paths[index]!, to] as const),
    ...providerIds.map(id => [providers[id].page, paths[2]] as const),
  ];
  for (const [from, to] of hops) {
    const html = loadPage(await (await page.request.get(from)).text());
    expect(
      html('nav[aria-label="Docs pages"] a.pagination-nav__link--next').attr('href'),
      from,
    ).toBe(to);
  }
  for (const [index, path] of paths.slice(1).entries()) {
    const html = loadPage(await (await page.request.get(path)).text());
    expect(
      html('nav[aria-label="Docs pages"] a.pagination-nav__link--prev').attr('href'),
      path,
    ).toBe(paths[index]);
  }
});

test('guides: the criterion has no box, and paper has no links to help', async ({page}) => {
  await open(page, guide);
  const criterion = page.locator('.markdown > p', {hasText: /^You are done when/});
  await expect(criterion).toHaveCSS('border-top-width', '0px');
  await expect(criterion).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('Tell us')).toBeHidden();
  await expect(page.getByRole('navigation', {name: 'Docs pages'})).toBeHidden();
});
