import {expect, open, test} from '../test';

test('print: URLs follow links, except links within the page', async ({page}) => {
  await open(page, 'docs/getting-started/llm-setup/openai-api-key');
  const after = () =>
    page.locator('.markdown a').evaluateAll(links =>
      links
        .filter(link => link.checkVisibility())
        .map(link => ({
          href: link.getAttribute('href')!,
          content: getComputedStyle(link, '::after').content,
        })),
    );
  const onScreen = await after();
  expect(
    onScreen.filter(({content}) => content.includes('(')),
    'on screen',
  ).toEqual([]);
  await page.emulateMedia({media: 'print'});
  const printed = await after();
  expect(printed.length).toBeGreaterThan(10);
  for (const {href, content} of printed) {
    if (href.startsWith('#')) {
      expect(content, href).not.toContain('(');
    } else {
      expect(content, href).toContain(href);
    }
  }
  expect(printed.some(({href}) => href.startsWith('/'))).toBe(true);
  expect(printed.some(({href}) => href.startsWith('http'))).toBe(true);
});

test('print: no code block is cut in two, and its lines wrap', async ({page}) => {
  await open(page, 'docs/getting-started/llm-setup/openai-api-key');
  await page.emulateMedia({media: 'print'});
  const blocks = page.locator('.theme-code-block:visible');
  expect(await blocks.count()).toBeGreaterThan(2);
  for (const block of await blocks.all()) {
    await expect(block).toHaveCSS('break-inside', 'avoid');
    await expect(block.locator('code')).toHaveCSS('white-space', /pre-wrap/);
  }
});

test('print: every panel of tabs shows, each below its name', async ({page}) => {
  await open(page, 'docs/getting-started/installation');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('tab')).toHaveCount(0);
  const panels = page.locator('.markdown [role="tabpanel"]');
  const names = await panels.evaluateAll(all =>
    all
      .filter(panel => panel.checkVisibility())
      .map(panel => getComputedStyle(panel, '::before').content),
  );
  expect(names).toHaveLength(await panels.count());
  expect(new Set(names)).toEqual(new Set(['"Bash or Zsh"', '"PowerShell"']));
});

for (const [path, width] of [
  ['docs/user-guides/create-task', 1123],
  ['docs/user-guides/create-task', 794],
  ['blog/welcome', 1123],
] as const) {
  test(`print: ${path} on ${width} px is text alone`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, path);
    await page.emulateMedia({media: 'print'});
    await expect(page.getByText('On this page').filter({visible: true})).toHaveCount(0);
    await expect(page.getByText('All posts').filter({visible: true})).toHaveCount(0);
    await expect(page.locator('main .hash-link').filter({visible: true})).toHaveCount(0);
    const text = await page.locator('.markdown').first().boundingBox();
    expect(text!.width).toBeGreaterThan(0.85 * width);
  });
}

test('print: fills are printed, since the text on them has the color of paper', async ({page}) => {
  await open(page);
  await page.emulateMedia({media: 'print'});
  const start = page.getByRole('link', {name: 'Get started'}).first();
  await expect(start).toHaveCSS('print-color-adjust', 'exact');
  await expect(start).toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('print: a guide, a provider page, and the home page fit their sheets', async ({page}) => {
  for (const [path, most] of [
    ['docs/user-guides/create-task', 6],
    ['docs/getting-started/llm-setup/openai-api-key', 8],
    ['', 4],
  ] as const) {
    await open(page, path);
    const pdf = (await page.pdf({format: 'A4', preferCSSPageSize: true})).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)!.length;
    expect(sheets, `sheets of /${path}`).toBeGreaterThan(1);
    expect(sheets, `sheets of /${path}`).toBeLessThanOrEqual(most);
  }
});

test('print: the schedule helper leaves out runs that it has not worked out', async ({page}) => {
  await open(page, 'docs/user-guides/create-schedule');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('table', {name: /^Next/})).toBeHidden();
  await expect(page.getByRole('table', {name: 'Cron expressions in words'})).toBeVisible();
});
