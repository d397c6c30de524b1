// Protects how search opens: by code, by elements of a page, by two bars, and by keys that readers can switch off.
import {searchDialog} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';

test('search: openSearch() and elements with data-open-search open the dialog', async ({page}) => {
  await open(page);
  const {dialog, input} = searchDialog(page);
  // What openSearch('schedule') dispatches.
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('docusaurus-search:show', {detail: 'schedule'})),
  );
  await expect(input).toHaveValue('schedule');
  await input.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.evaluate(() => {
    const link = document.createElement('a');
    link.id = 'opener';
    link.href = '/search?q=api+key';
    link.dataset.openSearch = 'api key';
    link.append(Object.assign(document.createElement('b'), {textContent: 'Keys'}));
    document.querySelector('main')!.prepend(link);
  });
  const opener = page.locator('#opener');
  await opener.locator('b').click();
  await expect(input).toHaveValue('api key');
  await expect(page).toHaveURL('/');
  await input.press('Escape');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(input).toHaveValue('api key');
});

test('search: readers can switch off the slash, which the browser stores', async ({page}) => {
  await open(page);
  const {button, dialog, input} = searchDialog(page);
  await page.keyboard.press('/');
  await expect(input).toBeFocused();
  const choice = dialog.getByRole('checkbox', {name: 'Open with /'});
  await expect(choice).toBeChecked();
  await choice.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');

  for (const when of ['now', 'after a reload']) {
    await page.keyboard.press('/');
    await expect(button, when).not.toHaveAttribute('aria-busy');
    await expect(dialog, when).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input, when).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog, when).toHaveCount(0);
    await open(page);
  }

  await button.click();
  await choice.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(input).toBeFocused();
});

test('two search bars share one dialog, and each key acts once @full', async ({page}) => {
  await open(page, 'search-bars');
  const {dialog, input, button} = searchDialog(page);
  const second = page.getByRole('main').getByRole('button', {name: 'Search', exact: true});
  for (const opener of [button, second]) {
    await opener.click();
    await expect(input).toBeFocused();
    await expect(dialog).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await second.focus();
  await page.keyboard.press('s');
  await expect(input).toHaveValue('s');
});
