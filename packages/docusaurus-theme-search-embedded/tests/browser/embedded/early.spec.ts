// Protects keys that are pressed before the page has hydrated, and results whose page cannot be loaded.
import {openDialog, searchDialog} from 'tooling/searchDialog';
import {expect, hydrated, test} from 'tooling/test';

test('search: Ctrl+K before hydration opens the dialog, with what is typed after it', async ({
  page,
}) => {
  // Dispatched when the scripts of the page have run, but React has not hydrated it yet.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.DocSearch-Button')) {
        observer.disconnect();
        document.addEventListener('DOMContentLoaded', () => {
          const press = (key: string, ctrlKey = false) =>
            window.dispatchEvent(
              new KeyboardEvent('keydown', {key, ctrlKey, bubbles: true, cancelable: true}),
            );
          const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
          document.documentElement.dataset.pressed = isHydrated ? 'late' : 'early';
          press('k', true);
          for (const key of 'sched') {
            press(key);
          }
        });
      }
    });
    observer.observe(document, {childList: true, subtree: true});
  });
  await page.goto('');
  const {input, options} = searchDialog(page);
  await hydrated(page);
  await expect(input).toHaveValue('sched');
  await expect(options.first()).toContainText(/sched/i);
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'early');
});

test.describe('without a connection', () => {
  // Search reports the texts of results that were still on their way.
  const problems = [/Failed to load resource/, /Loading/, /chunk/i, /^console error: Search: /];
  test.use({expectedProblems: [problems, {scope: 'test'}]});

  test('search: a result whose page was not loaded says so, and can be tried again', async ({
    page,
    context,
  }) => {
    const {input, options, dialog} = await openDialog(page);
    await input.fill('refunds');
    await expect(options.first()).toBeVisible();
    await page.route('**/assets/js/**', route => route.abort());
    await context.setOffline(true);
    await input.fill('yapok');
    await input.fill('refunds');
    await expect(options.first()).toContainText('Refunds');
    await input.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('The page could not be loaded.');
    await expect(page).toHaveURL('/');
    await dialog.getByRole('alert').getByRole('button').click();
    await expect(dialog.getByRole('alert')).toContainText('The page could not be loaded.');
    await context.setOffline(false);
    await page.unroute('**/assets/js/**');
    await dialog.getByRole('alert').getByRole('button').click();
    await expect(page).toHaveURL(/faq\/?#refunds$/);
    await expect(page.getByRole('heading', {name: /Refunds/})).toBeVisible();
  });
});
