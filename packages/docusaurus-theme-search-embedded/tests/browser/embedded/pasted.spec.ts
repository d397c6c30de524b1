// Protects what readers see after they pasted a line that no page has: a message, and results of the part that a page has.
import {axeViolations, useAxe} from 'tooling/axe';
import {openDialog} from 'tooling/searchDialog';
import {expect, open, test, type Locator} from 'tooling/test';
import {translatePage} from 'tooling/translate';

const part = 'daylight saving';
const line = `10:08:01 zzqq ${part} was refused by an unknown daemon`;
/** A line of which pages have only single words. */
const lineOfWords = '10:08:01 workflow zzqq schedule xxyy key qqzz billing wwkk task vvzz';
/** A line of which pages have only a number. */
const lineWithoutPart = '10:08:01 zzqq xxyy qqzz';
const title = 'No results for the whole line';

/** Expects the message about a line, and the results of the part of it that a page has. */
async function expectPart(where: Locator): Promise<void> {
  await expect(where.locator('[aria-hidden=true]').getByText(title)).toBeVisible();
  await expect(where.getByRole('status')).toHaveText(title);
  const first = where.locator('a[href*="create-schedule"]').first();
  await expect(first).toHaveAttribute('href', /create-schedule\/?#choose-a-time-zone$/);
  await expect(first).toContainText('time zone');
}

/** Expects results without the message about a line. */
async function expectNoMessage(where: Locator): Promise<void> {
  await expect(where.locator('a[href*="create-schedule"]').first()).toBeVisible();
  await expect(where).not.toContainText(title);
}

test('search dialog: a line that no page has finds the part of it that a page has', async ({
  page,
}) => {
  await useAxe(page);
  const {input, options, dialog} = await openDialog(page);
  await input.fill(line);
  await expectPart(dialog);
  expect(await axeViolations(page)).toEqual([]);
  await input.fill(lineOfWords);
  await expect(options.first()).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(title);
  await input.fill(lineWithoutPart);
  await expect(dialog.locator('.DocSearch-NoResults .DocSearch-Title')).toHaveText(title);
  await expect(dialog.getByRole('button', {name: 'Installation'})).toBeVisible();
  await input.fill(part);
  await expectNoMessage(dialog);
});

test('search page: a line that no page has finds the part of it that a page has', async ({
  page,
}) => {
  await useAxe(page);
  await open(page, `search?q=${encodeURIComponent(line)}`);
  const main = page.getByRole('main');
  await expectPart(main);
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('searchbox').fill(part);
  await expectNoMessage(main);
});

test('search: the translated message about a line changes with the query', async ({page}) => {
  const {input, dialog} = await openDialog(page);
  const main = page.getByRole('main');
  const check = async (where: Locator, field: Locator) => {
    await expectPart(where);
    await translatePage(page);
    await field.fill('zzqqxx');
    await expect(where).toContainText('No results for “zzqqxx”');
    await expect(where).not.toContainText(title);
    await translatePage(page);
    await field.fill(line);
    await expectPart(where);
  };
  await input.fill(line);
  await check(dialog, input);
  await open(page, `search?q=${encodeURIComponent(line)}`);
  await check(main, main.getByRole('searchbox'));
});
