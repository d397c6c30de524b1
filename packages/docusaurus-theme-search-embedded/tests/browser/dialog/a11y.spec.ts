// Protects the accessibility of the search dialog in all its states.
import {answerOf, hit, hostProblems, serveSearch} from 'tooling/algolia';
import {openDialog, remember, searchDialog, storageKeys} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';

test.use({expectedProblems: [hostProblems, {scope: 'test'}]});

const stored = (number: number) => ({...hit(number), _snippetResult: {}, _highlightResult: {}});

test('search dialog: it is modal and named, keeps the focus, and makes the page inert', async ({
  page,
}) => {
  await serveSearch(page, () => answerOf([hit(1)]));
  const {dialog, input, button} = await openDialog(page);
  await expect(dialog).toHaveAccessibleName('Search');
  expect(await dialog.evaluate(element => element.matches('dialog:modal'))).toBe(true);
  await input.fill('step');
  await expect(dialog.getByRole('link', {name: /^See all/})).toBeVisible();
  const seen: (string | undefined)[] = [];
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    seen.push(
      await page.evaluate(() => {
        const {activeElement} = document;
        if (!activeElement?.closest('dialog')) {
          // From the last control, Tab moves on to those of the browser.
          return activeElement === document.body ? 'browser' : 'page';
        }
        const label = (activeElement as HTMLInputElement).labels?.[0]?.textContent;
        return activeElement.ariaLabel || activeElement.textContent || label;
      }),
    );
  }
  expect(seen.slice(0, 3)).toEqual(['Clear the query', 'See all results', 'Open with /']);
  expect(seen.slice(3)).toContain('Search');
  expect(seen).not.toContain('page');
  await expect(button.click({timeout: 500})).rejects.toThrow();
});

test('search dialog: the page behind it does not scroll @full', async ({page}) => {
  await serveSearch(page);
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, 'docs/getting-started/llm-setup/openai-api-key');
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('/');
  const {dialog} = searchDialog(page);
  await expect(dialog).toBeVisible();
  await page.mouse.move(20, 200);
  await page.mouse.wheel(0, 500);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('search dialog: the status announces the number of results', async ({page}) => {
  await serveSearch(page, ({query}) =>
    answerOf(query === 'none' ? [] : [hit(1)], {nbHits: query === 'none' ? 0 : 1200}),
  );
  const {input, status} = await openDialog(page);
  await expect(status).toBeEmpty();
  await input.fill('step');
  await expect(status).toHaveText('1,200 results');
  await input.fill('none');
  await expect(status).toHaveText('No results for “none”');
});

test('search dialog: combobox and list agree on their roles', async ({page}) => {
  await serveSearch(page, () => answerOf([hit(1)]));
  await remember(page, storageKeys.recent, [stored(1)]);
  const {dialog, input, rows, options} = await openDialog(page);
  await expect(rows).toHaveCount(1);
  await expect(input).toHaveAttribute('aria-haspopup', 'grid');
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  const list = async () => page.locator(`[id="${await input.getAttribute('aria-controls')}"]`);
  await expect(await list()).toHaveRole('grid');
  await input.fill('step');
  await expect(options).toHaveCount(1);
  await expect(input).toHaveAttribute('aria-haspopup', 'listbox');
  await expect(await list()).toHaveRole('listbox');
  await serveSearch(page, () => answerOf([]));
  await input.fill('nothing');
  await expect(dialog.getByRole('listbox')).toHaveCount(0);
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await expect(input).not.toHaveAttribute('aria-controls');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
});

test('search dialog: targets are at least 24 px, and 320 px are wide enough @full', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await serveSearch(page, () => answerOf([hit(1)]));
  await remember(page, storageKeys.recent, [stored(1)]);
  const {dialog, input, options, rows} = await openDialog(page);
  const small = () =>
    dialog
      .locator('a:visible, button:visible')
      .evaluateAll(targets =>
        targets
          .map(target => target.getBoundingClientRect())
          .filter(({width, height}) => Math.min(width, height) < 24),
      );
  await expect(rows).toHaveCount(1);
  expect(await small()).toEqual([]);
  await input.fill('step');
  await expect(options).toHaveCount(1);
  expect(await small()).toEqual([]);
  const overflow = await dialog.evaluate(element => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});

test('search dialog: it supports reduced motion and forced colors @full', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active'});
  await serveSearch(page, () => answerOf([hit(1)]));
  const {dialog, input, options} = await openDialog(page);
  await expect(dialog.locator('.DocSearch-Modal')).toHaveCSS('animation-name', 'none');
  await input.fill('step');
  await expect(options).toHaveCSS('outline-style', 'solid');
});
