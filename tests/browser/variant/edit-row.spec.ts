import {expect, open, test} from '../test';

test('"Last updated" is no link where the editor has no history at a known path', async ({
  page,
}) => {
  await open(page, 'manual');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'https://wiki.example.com/manual',
  );
  await expect(page.getByText(/^Last updated on/)).toBeVisible();
  await expect(page.getByRole('link', {name: /Last updated/})).toHaveCount(0);
});
