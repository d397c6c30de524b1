import {expect, open, test} from '../test';

test('feedback: each doc asks at its end, with a prefilled mail and issue', async ({page}) => {
  await open(page, 'docs/user-guides/create-task');
  const feedback = page.locator('footer', {hasText: 'Was this page helpful?'}).last();
  await expect(feedback.getByRole('link')).toHaveCount(2);
  const mail = new URL((await feedback.getByRole('link').first().getAttribute('href'))!);
  expect(mail.protocol).toBe('mailto:');
  expect(mail.pathname).toBe('docs@example.com');
  expect(mail.searchParams.get('subject')).toBe('This page helped: Create a task');
  expect(mail.search).not.toContain('+');
  const issue = new URL((await feedback.getByRole('link').last().getAttribute('href'))!);
  expect(issue.pathname).toMatch(/\/issues\/new$/);
  expect(issue.searchParams.get('title')).toBe('Feedback: Create a task');
  for (const {searchParams} of [mail, issue]) {
    expect(searchParams.get('body')).toContain(
      'https://docs.example.com/docs/user-guides/create-task',
    );
  }
});

test('feedback: only docs ask, and paper does not', async ({page}) => {
  const question = page.getByText('Was this page helpful?');
  for (const address of ['blog/welcome', 'docs/category/user-guides', 'markdown-page']) {
    await open(page, address);
    await expect(question, address).toHaveCount(0);
  }
  await open(page, 'docs/release');
  await expect(question).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(question).toBeHidden();
});
