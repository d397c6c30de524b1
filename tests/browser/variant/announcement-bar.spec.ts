import {expect, open, test} from '../test';

// The scripts that are held back.
test.use({expectedProblems: [/ERR_FAILED/]});

test('announcement bar: it can be dismissed, which is remembered, also before the scripts come', async ({
  page,
}) => {
  await open(page);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link', {name: 'release notes'})).toBeVisible();
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  await open(page);
  await expect(bar).toBeHidden();
  await page.route('**/*.js', route => route.abort());
  await page.goto('');
  await expect(bar).toBeHidden();
});

test('announcement bar: a bar with another id shows again', async ({page}) => {
  // What an earlier bar of the site left in storage.
  await page.addInitScript(() => {
    if (!localStorage.getItem('seeded')) {
      localStorage.setItem('seeded', 'yes');
      localStorage.setItem('docusaurus.announcement.id', 'an-older-bar');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    }
  });
  await open(page);
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
});
