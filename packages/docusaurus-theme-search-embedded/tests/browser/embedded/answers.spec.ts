// Protects the dialog and the search page from answers of any shape: they show what can be shown, and name the rest.
import fc from 'fast-check';
import {answerQueries} from '../../support/fakeWorker';
import {seed} from '../../support/hostile';
import {oddAnswer} from '../../support/oddAnswers';
import {openDialog, searchDialog} from 'tooling/searchDialog';
import {expect, open, test, type Page} from 'tooling/test';

test.use({expectedProblems: [[/^console error: Search: /], {scope: 'test'}]});

const hit = (id: unknown, changes: object = {}) => ({
  id,
  url: `/docs/release#${String(id)}`,
  kind: 'heading',
  category: 'Guides',
  headings: ['Releases', `Section ${String(id)}`],
  ...changes,
});

/** Collects what search writes to the console. */
function printed(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', message => {
    if (message.text().startsWith('Search: ')) {
      messages.push(message.text());
    }
  });
  return messages;
}

test('an answer without a total shows its results without a number', async ({page}) => {
  await answerQueries(page, {step: {hits: [hit(1), hit(2)]}});
  const {input, options, status, dialog} = await openDialog(page);
  await input.fill('step');
  await expect(options).toHaveCount(2);
  await expect(status).toHaveText('Results');
  await dialog.getByRole('link', {name: 'See all results', exact: true}).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await expect(main.getByRole('status')).toHaveText('Results');
  await expect(main.getByRole('button', {name: 'Show more results'})).toHaveCount(0);
});

test('a hit without headings is left out, and the console names it once', async ({page}) => {
  const messages = printed(page);
  const hits = [hit('a'), hit('b', {headings: undefined}), hit('c')];
  await answerQueries(page, {ste: {hits, total: 3}, step: {hits, total: 3}});
  const {input, options, status} = await openDialog(page);
  await input.fill('ste');
  await expect(options).toHaveText([/Section a/, /Section c/]);
  await expect(status).toHaveText('2 results');
  await input.fill('step');
  await expect(options).toHaveText([/Section a/, /Section c/]);
  expect(messages).toEqual([expect.stringMatching(/`hits\[1\]\.headings` \("b"\)/)]);
});

test('hits that repeat have one row each, and none stays for the next query', async ({page}) => {
  const hits = [1, 1, 2, 2, 3].map(id => hit(id));
  await answerQueries(page, {
    step: {hits, total: 5},
    other: {hits: [hit(4, {category: 'Other'})], total: 1},
  });
  const {input, options} = await openDialog(page);
  await input.fill('step');
  await expect(options).toHaveText([/Section 1/, /Section 2/, /Section 3/]);
  await input.fill('other');
  await expect(options).toHaveText([/Section 4/]);
});

test('a hit whose id is a number opens, and its recent search survives a reload', async ({
  page,
}) => {
  await answerQueries(page, {step: {hits: [hit(7)], total: 1}});
  const {input, options, rows} = await openDialog(page);
  await input.fill('step');
  await options.first().click();
  await expect(page).toHaveURL('/docs/release#7');
  await page.reload();
  await searchDialog(page).button.click();
  await expect(rows).toHaveText([/Section 7/]);
});

const answers = fc.sample(oddAnswer, {seed, numRuns: 40});
const good = (index: number) => ({hits: [hit(`good ${index}`)], total: 1});
const queries = Object.fromEntries(
  answers.flatMap((answer, index) => [
    [`odd ${index}`, answer],
    [`good ${index}`, good(index)],
  ]),
);

test('after each of 40 odd answers, the dialog shows only the rows of the next query', async ({
  page,
}) => {
  await answerQueries(page, queries);
  const {input, options} = await openDialog(page);
  for (const index of answers.keys()) {
    await input.fill(`odd ${index}`);
    await page.keyboard.press('ArrowDown');
    await input.fill(`good ${index}`);
    await expect(options).toHaveText([new RegExp(`Section good ${index}`)]);
  }
});

test('after each of 40 odd answers, the search page shows only the rows of the next query @full', async ({
  page,
}) => {
  await answerQueries(page, queries);
  await open(page, 'search');
  const main = page.getByRole('main');
  const input = main.getByRole('searchbox');
  for (const index of answers.keys()) {
    await input.fill(`odd ${index}`);
    await input.press('End');
    await input.fill(`good ${index}`);
    await expect(main.getByRole('listitem')).toHaveText([new RegExp(`Section good ${index}`)]);
  }
});

test('an index that does not answer: the former rows go, and a text says so', async ({page}) => {
  await answerQueries(page, {step: {hits: [hit(1)], total: 7}});
  const {input, options, dialog} = await openDialog(page);
  await input.fill('step');
  await expect(options).toHaveCount(1);
  await input.fill('step two');
  await expect(options).toHaveCount(0);
  await expect(dialog.getByRole('link', {name: /^See all/})).toHaveCount(0);
  await expect(dialog.locator('.DocSearch-Help')).toHaveText('The search has not answered yet.');
});

test('a window of 740 × 150 shows the input and a result, whatever filters there are', async ({
  page,
}) => {
  await page.setViewportSize({width: 740, height: 150});
  const hits = [hit(1), hit(2, {url: '/blog'})];
  await answerQueries(page, {step: {hits, total: 2, areas: {docs: 1, blog: 1}}});
  const {input, options, dialog} = await openDialog(page, 'docs/release');
  await input.fill('step');
  await expect(dialog.getByRole('button', {name: 'Only in Documentation'})).toBeInViewport();
  await expect(input).toBeInViewport({ratio: 1});
  await expect(options.first()).toBeInViewport({ratio: 1});
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toBeInViewport({ratio: 1});
});
