import {expect, open, test} from '../test';

test('docs version: each docs plugin has a preferred one of its own, and forgets one that is gone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docs-preferred-version-default', 'current');
    localStorage.setItem('docs-preferred-version-manual', 'a version of long ago');
  });
  await open(page, 'manual');
  const stored = () =>
    page.evaluate(() =>
      ['default', 'manual'].map(plugin => localStorage.getItem(`docs-preferred-version-${plugin}`)),
    );
  await expect.poll(stored).toEqual(['current', null]);
});
