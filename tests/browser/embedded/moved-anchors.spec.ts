// Protects old links to sections that moved: they load the document with the section.
import {movedAnchors} from '../../../src/config/redirects';
import {documents} from '../faults';
import {expect, hydrated, open, test} from '../test';

test('moved sections: an old link shows the section in its own document', async ({page}) => {
  await page.goto('docs/user-guides/create-task?a=b#deal-with-a-flaky-task');
  await expect(page).toHaveURL(/\/failing-tests\/?#flaky$/);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Find out why a test failed');
  await expect(page.getByRole('heading', {name: /^Deal with a flaky test/})).toBeInViewport();
});

test('moved sections: on the same page, nothing is loaded again', async ({page}) => {
  const loaded = documents(page);
  await page.goto('docs/getting-started/llm-setup/grok-api-key#before-you-begin');
  await expect(page).toHaveURL(/\/grok-api-key\/?#facts$/);
  await hydrated(page);
  await expect(page.getByRole('heading', {name: /^Facts/})).toBeInViewport();
  expect(loaded).toHaveLength(1);
});

test('moved sections: an edited hash leads to the section, too @full', async ({page}) => {
  await open(page, 'docs/getting-started/configuration');
  await page.evaluate(() => void (location.hash = '#keep-secrets-out-of-tests'));
  await expect(page).toHaveURL(/\/keys-and-passwords\/?$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Keep keys and passwords safe');
});

test('moved sections: every old link ends at its target @full', async ({page, baseURL}) => {
  test.setTimeout(180_000);
  for (const [from, to] of Object.entries(movedAnchors)) {
    await page.goto('about:blank');
    await page.goto(`.${from}`, {waitUntil: 'commit'});
    await expect(page, from).toHaveURL(new URL(`.${to}`, baseURL).href);
  }
});
