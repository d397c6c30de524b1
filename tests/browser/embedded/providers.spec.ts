// Protects the provider pages: shared shells, distinct texts, and the comparison.
import {providerIds, providers} from '../../../src/config/providers';
import {expect, open, test} from '../test';

const overview = 'docs/getting-started/llm-setup/';
const pathOf = (id: (typeof providerIds)[number]) => providers[id].page.slice(1);

test('provider pages: a chosen shell applies to every command of every page', async ({page}) => {
  await open(page, pathOf('openai'));
  await page.getByRole('tab', {name: 'PowerShell'}).first().click();
  const panels = page.getByRole('tabpanel').filter({visible: true});
  await expect(panels).toHaveText([/Read-Host/, /curl\.exe/, /curl\.exe/]);

  await open(page, pathOf('gemini'));
  await expect(panels).toHaveText([/Read-Host/, /curl\.exe/, /curl\.exe/]);
  for (const tab of await page.getByRole('tab', {name: 'PowerShell'}).all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
});

test('provider pages: two of them share less than half of their runs of five words', async ({
  page,
}) => {
  const runsOf = async (id: (typeof providerIds)[number]): Promise<Set<string>> => {
    const markdown = await (await page.request.get(`${pathOf(id)}.md`)).text();
    const words = markdown.toLowerCase().match(/[\w'.:/-]+/g) ?? [];
    return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
  };
  const all = await Promise.all(providerIds.map(runsOf));
  for (const [index, runs] of all.entries()) {
    expect(runs.size).toBeGreaterThan(500);
    for (const [other, others] of all.slice(0, index).entries()) {
      const shared = [...runs].filter(run => others.has(run)).length;
      const share = shared / Math.min(runs.size, others.size);
      expect(share, `${providerIds[index]} and ${providerIds[other]}`).toBeLessThan(0.5);
    }
  }
});

test('overview: a table compares all providers; one name has one URL @full', async ({page}) => {
  await open(page, overview);
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll(all =>
      (all as HTMLAnchorElement[]).map(({ariaLabel, textContent, href}) => [
        ariaLabel ?? textContent!.trim(),
        href,
      ]),
    );
  expect(links.length).toBeGreaterThan(20);
  const distinct = new Set(links.map(link => link.join(' ')));
  expect(distinct.size).toBe(new Set(links.map(([name]) => name)).size);
  const table = page.getByRole('table').first();
  await expect(table.getByRole('rowheader')).toHaveText(providerIds.map(id => providers[id].name));
  await table.getByRole('link', {name: 'DeepSeek', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Get a DeepSeek API key');
});
