import {providerIds, providers, checkCommand} from '../../../src/config/providers';
import {expect, open, test} from '../test';

const overview = 'docs/getting-started/llm-setup/';
const pathOf = (id: (typeof providerIds)[number]) => providers[id].page.slice(1);

test.describe('provider pages', () => {
  test('the choice of a shell holds for every command and on every page', async ({page}) => {
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

  test('the overview compares the five in the order of the data', async ({page}) => {
    await open(page, overview);
    const table = page.getByRole('table').first();
    await expect(table.getByRole('rowheader')).toHaveText(
      providerIds.map(id => providers[id].name),
    );
    await table.getByRole('link', {name: 'DeepSeek', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Get a DeepSeek API key');
  });

  for (const id of providerIds) {
    test(`${id}: the copied command is the one that is tested`, async ({context, page}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, pathOf(id));
      const panel = page.getByRole('tabpanel').filter({visible: true}).nth(1);
      await panel.hover();
      await panel.getByRole('button', {name: /copy/i}).click();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(async () => (await copied()).trim()).toBe(checkCommand(id, 'bash', 'list'));
    });
  }
});

test('overview: links of one name lead to one place', async ({page}) => {
  await open(page, 'docs/getting-started/llm-setup/');
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll(all =>
      all.map(link => [
        link.ariaLabel ?? link.textContent!.trim(),
        (link as HTMLAnchorElement).href,
      ]),
    );
  expect(links.length).toBeGreaterThan(20);
  const distinct = new Set(links.map(link => link.join(' ')));
  expect(distinct.size).toBe(new Set(links.map(([name]) => name)).size);
});
