// Protects printed pages.
import {sitemapPaths} from '../a11y';
import {expect, open, test} from '../test';

test('print: URLs follow links to other sites, code wraps, and all panels of tabs show', async ({
  page,
}) => {
  await open(page, 'docs/getting-started/llm-setup/openai-api-key');
  const linksWithUrls = () =>
    page.locator('.markdown a').evaluateAll(links =>
      links
        .filter(link => link.checkVisibility())
        .map(link => ({
          href: link.getAttribute('href')!,
          content: getComputedStyle(link, '::after').content,
        })),
    );
  const onScreen = (await linksWithUrls()).filter(({content}) => content.includes('('));
  expect(onScreen).toEqual([]);
  await page.emulateMedia({media: 'print'});
  const printed = await linksWithUrls();
  expect(printed.length).toBeGreaterThan(10);
  for (const {href, content} of printed) {
    // Paths and hashes are useless on paper.
    if (/^(https?|mailto):/.test(href)) {
      expect(content, href).toContain(href);
    } else {
      expect(content, href).not.toContain('(');
    }
  }
  expect(printed.some(({href}) => href.startsWith('/'))).toBe(true);
  expect(printed.some(({href}) => href.startsWith('http'))).toBe(true);

  const blocks = page.locator('.theme-code-block:visible');
  expect(await blocks.count()).toBeGreaterThan(2);
  for (const block of await blocks.all()) {
    await expect(block).toHaveCSS('break-inside', 'avoid');
    await expect(block.locator('code')).toHaveCSS('white-space', /pre-wrap/);
  }

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

test('print: no navigation and no button is on paper', async ({page}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 800});
    for (const path of ['docs/getting-started/llm-setup/openai-api-key', 'blog/welcome']) {
      await open(page, path);
      await page.emulateMedia({media: 'print'});
      const shown = page.locator('nav, button, [role=tablist]').filter({visible: true});
      await expect(shown, `${path}, ${width} px`).toHaveCount(0);
      await page.emulateMedia({media: null});
    }
  }
});

test('print: closed details are open', async ({page}) => {
  await open(page, 'docs/user-guides/practice');
  const details = page.locator('.markdown details');
  const content = details.locator(':scope > :last-child');
  expect(await details.count()).toBeGreaterThan(1);
  await expect(content.filter({visible: true})).toHaveCount(0);
  await page.emulateMedia({media: 'print'});
  await expect(details.first().locator('summary')).toHaveCSS('break-after', 'avoid');
  for (const part of await content.all()) {
    // What `content-visibility` hides has a height of 0.
    expect((await part.boundingBox())!.height).toBeGreaterThan(20);
    expect(await part.evaluate(element => element.checkVisibility())).toBe(true);
  }
});

for (const path of sitemapPaths()) {
  test(`print: nothing is cut off or covered, for any token, on /${path} @full`, async ({page}) => {
    const token = 'x'.repeat(200);
    // A5, whose media queries include the margins, and A4 without them.
    const sheets = [
      {width: 559, margins: 113},
      {width: 680, margins: 0},
    ];
    await page.setViewportSize({width: 1280, height: 900});
    await open(page, path);
    // Also tokens that no page has yet, in code with and without tabs, in a table, and in text.
    await page.evaluate(text => {
      for (const place of ['pre', '[role=tabpanel] pre', 'td', 'p']) {
        document.querySelector(`.markdown ${place} code`)?.append(text);
      }
    }, token);
    await page.emulateMedia({media: 'print'});
    for (const {width, margins} of sheets) {
      await page.setViewportSize({width, height: 900});
      const lost = await page.locator('main *').evaluateAll((all, margins) => {
        document.body.style.marginRight = `${margins}px`;
        return all
          .filter(element => element.checkVisibility())
          .filter(element => {
            const {width, right} = element.getBoundingClientRect();
            const {overflowX, display} = getComputedStyle(element);
            const isCut =
              overflowX !== 'visible' &&
              display !== 'inline' &&
              element.scrollWidth > element.clientWidth + 1;
            // Text for screen readers is 1 px wide.
            return width > 2 && (isCut || right > innerWidth - margins + 1);
          })
          .map(element => element.outerHTML.slice(0, 80));
      }, margins);
      expect(lost, `${width} px`).toEqual([]);
    }
    const parts = await page
      .locator('.markdown > *')
      .evaluateAll(all => all.map(part => part.getBoundingClientRect().toJSON() as DOMRect));
    const blocks = parts.filter(({height}) => height > 0);
    for (const [index, {left}] of blocks.entries()) {
      expect(left).toBe(blocks[0]!.left);
      expect(blocks[index + 1]?.top ?? Infinity).toBeGreaterThanOrEqual(blocks[index]!.bottom - 1);
    }
  });
}

test('print: a doc and a post are text alone, on sheets of both widths @full', async ({page}) => {
  for (const path of ['docs/user-guides/create-task', 'blog/welcome']) {
    await open(page, path);
    await page.emulateMedia({media: 'print'});
    for (const width of [1123, 794]) {
      await page.setViewportSize({width, height: 800});
      for (const part of [page.getByText('On this page'), page.getByText('All posts')]) {
        await expect(part.filter({visible: true})).toHaveCount(0);
      }
      await expect(page.locator('main .hash-link').filter({visible: true})).toHaveCount(0);
      const text = (await page.locator('.markdown').first().boundingBox())!;
      expect(text.width, `${path}, ${width} px`).toBeGreaterThan(0.85 * width);
    }
    await page.emulateMedia({media: null});
  }
});

test('print: pages fit their sheets, and fills are printed @full', async ({page}) => {
  for (const [path, most] of [
    ['docs/user-guides/create-task', 12],
    ['docs/getting-started/llm-setup/openai-api-key', 8],
    ['', 4],
  ] as const) {
    await open(page, path);
    const pdf = (await page.pdf({format: 'A4', preferCSSPageSize: true})).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)!.length;
    expect(sheets, `sheets of /${path}`).toBeGreaterThan(1);
    expect(sheets, `sheets of /${path}`).toBeLessThanOrEqual(most);
  }
  // The text on a fill has the color of paper.
  await page.emulateMedia({media: 'print'});
  const start = page.getByRole('link', {name: 'Get started'}).first();
  await expect(start).toHaveCSS('print-color-adjust', 'exact');
  await expect(start).toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('print: the dark mode prints the colors of the light mode @full', async ({page}) => {
  const colorsIn = async (path: string, mode: string): Promise<string[]> => {
    await open(page, `${path}?docusaurus-theme=${mode}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    return page.locator('main *').evaluateAll(elements =>
      elements
        .filter(element => element.checkVisibility())
        .map(element => {
          const {color, backgroundColor} = getComputedStyle(element);
          return `${element.tagName}.${element.className}: ${color} on ${backgroundColor}`;
        }),
    );
  };
  await page.emulateMedia({media: 'print', reducedMotion: 'reduce'});
  for (const path of ['', 'docs/getting-started/installation', 'search']) {
    const light = await colorsIn(path, 'light');
    expect(light, path).not.toEqual([]);
    expect(await colorsIn(path, 'dark'), path).toEqual(light);
  }
});

test('print: with search open, the page is on paper', async ({page}) => {
  await open(page, 'docs/release');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(dialog).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
});
