// Protects what readers see after they pasted a line that no page has: a message, and the part of it that a page has.
import {axeViolations, useAxe} from 'tooling/axe';
import {openDialog, searchDialog} from 'tooling/searchDialog';
import {expect, open, test, type Locator} from 'tooling/test';
import {translatePage} from 'tooling/translate';

const part = 'daylight saving';
const line = `10:08:01 zzqq ${part} was refused by an unknown daemon`;
/** Lines of which pages have single words, or only a number. */
const linesWithoutPart = [
  '10:08:01 workflow zzqq schedule xxyy key qqzz billing wwkk task vvzz',
  '10:08:01 zzqq xxyy qqzz',
];
const title = 'No results for the whole line';

/** Expects the message about a line, and returns the button with the part of it. */
async function expectOffer(where: Locator): Promise<Locator> {
  await expect(where.locator('.DocSearch-NoResults .DocSearch-Title')).toHaveText(title);
  const offer = where.locator('.DocSearch-NoResults-Prefill-List button.DocSearch-Prefill').first();
  await expect(offer).toHaveText(part);
  await expect(where.getByRole('status')).toHaveText(title);
  return offer;
}

test('search dialog: a line that no page has offers the part of it that a page has', async ({
  page,
}) => {
  await useAxe(page);
  const {input, options, dialog} = await openDialog(page);
  await input.fill(line);
  const offer = await expectOffer(dialog);
  expect(await axeViolations(page)).toEqual([]);
  await offer.press('Enter');
  await expect(input).toHaveValue(part);
  await expect(input).toBeFocused();
  await expect(options.first()).toHaveAttribute('href', /create-schedule\/?#choose-a-time-zone$/);
  for (const lineWithoutPart of linesWithoutPart) {
    await input.fill(lineWithoutPart);
    await expect(dialog).toContainText(title);
    await expect(dialog.getByRole('button', {name: 'Installation'})).toBeVisible();
    await expect(dialog.getByRole('button', {name: part})).toHaveCount(0);
  }
});

test('search page: a line that no page has offers the part of it that a page has', async ({
  page,
}) => {
  await useAxe(page);
  await open(page, `search?q=${encodeURIComponent(line)}`);
  const main = page.getByRole('main');
  const input = main.getByRole('searchbox');
  const offer = await expectOffer(main);
  expect(await axeViolations(page)).toEqual([]);
  await offer.click();
  await expect(input).toHaveValue(part);
  await expect(input).toBeFocused();
  await expect(page).toHaveURL(/q=daylight\+saving/);
  await expect(main.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    /create-schedule/,
  );
});

test('search: the translated message about a line changes with the query, and its offer works', async ({
  page,
}) => {
  const {input, dialog} = await openDialog(page);
  await input.fill(line);
  await expectOffer(dialog);
  await translatePage(page);
  await input.fill('zzqqxx');
  await expect(dialog).toContainText('No results for “zzqqxx”');
  await translatePage(page);
  await input.fill(line);
  await expectOffer(dialog);
  await translatePage(page);
  await dialog.locator('.DocSearch-Prefill').first().click();
  await expect(searchDialog(page).options.first()).toContainText('time zone');

  await open(page, `search?q=${encodeURIComponent(line)}`);
  const main = page.getByRole('main');
  await expectOffer(main);
  await translatePage(page);
  await main.getByRole('searchbox').fill('zzqqxx');
  await expect(main).toContainText('No results for “zzqqxx”');
  await expect(main.getByRole('status')).toHaveText('No results for “zzqqxx”');
  await main.getByRole('searchbox').fill(line);
  await expectOffer(main);
});
