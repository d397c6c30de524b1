// Protects search on sites whose owners configure them in other ways than the stock site: without docs, blog, or
// pages, and with paths beyond ASCII.
import {execFile} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Browser} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {activityAtRest, highlighted, open, visit} from '../support/visit';
import {launchChromium} from 'tooling/chromium';

const cache = path.join(__dirname, '../../.cache/owners');

/** Builds a site of these files below `served/`, with the packages of this repository. */
async function build(
  name: string,
  config: Readonly<Record<string, unknown>> & {baseUrl: string},
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const site = path.join(cache, name);
  rmSync(site, {recursive: true, force: true});
  const common = {
    title: 'Owner',
    url: 'https://owner.example.com',
    onBrokenLinks: 'ignore',
    future: {v4: true, faster: true},
    themes: ['docusaurus-theme-search-embedded'],
  };
  const all = {
    ...files,
    'package.json': '{"private": true}',
    'docusaurus.config.js': `module.exports = ${JSON.stringify({...common, ...config})};`,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  const command = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const served = path.join(site, 'served');
  const args = ['build', '--no-minify', '--out-dir', path.join(served, config.baseUrl)];
  await promisify(execFile)(process.execPath, [command, ...args], {cwd: site});
  return served;
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser?.close());

const kinds = ['docs', 'blog', 'pages'] as const;
const combinations = Array.from({length: 8}, (_, bits) =>
  kinds.filter((_kind, index) => bits & (1 << index)),
).filter(({length}) => length > 0);

describe.each(combinations.map(chosen => [chosen.join(' and '), chosen] as const))(
  'a site of %s @full',
  (name, chosen) => {
    const has = (kind: (typeof kinds)[number]) => chosen.includes(kind);
    let served = '';
    beforeAll(async () => {
      // The first of the three is the home page.
      const home = chosen.length === 1 ? {routeBasePath: '/'} : {};
      const options = {
        docs: has('docs') && {...home, sidebarPath: undefined},
        blog: has('blog') && {...home, onUntruncatedBlogPosts: 'ignore'},
        pages: has('pages') && {},
      };
      const text = '# Narwhal\n\nA narwhal has a tusk.\n';
      served = await build(
        name.replaceAll(' ', '-'),
        {baseUrl: '/', presets: [['classic', options]]},
        {
          ...(has('docs') && {'docs/narwhal.md': text}),
          ...(has('blog') && {'blog/2025-01-02-narwhal.md': text}),
          ...(has('pages') && {'src/pages/narwhal.md': text, 'src/pages/index.md': '# Home'}),
        },
      );
    }, 600_000);
    const start = {docs: '/docs/narwhal', blog: '/2025/01/02/narwhal', pages: '/narwhal'};
    const page = () =>
      chosen.length === 1
        ? start[chosen[0]!].replace('/docs', '')
        : has('pages')
          ? '/'
          : '/404.html';

    test('is at rest with results on screen, and finds each page once', async () => {
      await visit(browser, served, async (tab, origin) => {
        await open(tab, origin + page());
        await tab.keyboard.press('Control+k');
        await tab.getByRole('combobox').fill('narwhal tusk');
        await tab.getByRole('option').first().waitFor();
        expect(await tab.getByRole('option').count()).toBe(chosen.length);
        expect(await activityAtRest(tab)).toEqual({messages: 0, requests: 0});
      });
    }, 120_000);

    test('is at rest while the index is missing', async () => {
      await visit(browser, served, async (tab, origin) => {
        await tab.route('**/search-index/**', route => route.fulfill({status: 404}));
        await open(tab, origin + page());
        await tab.keyboard.press('Control+k');
        await tab.getByRole('combobox').fill('narwhal');
        await tab
          .getByRole('dialog')
          .getByRole('button', {name: /Reload|Try again/})
          .waitFor();
        expect(await activityAtRest(tab)).toEqual({messages: 0, requests: 0});
      });
    }, 120_000);
  },
);

describe('paths beyond ASCII @full', () => {
  const names = ['设置', 'straße', 'my page'];
  const filler = 'Filler, so that the words are far below the heading.\n\n'.repeat(60);
  const text = (word: string) =>
    `# Settings\n\n## Details\n\n${filler}<details>\n<summary>More</summary>\n\nA ${word} hides here.\n\n</details>\n`;
  let served = '';
  beforeAll(async () => {
    const words = ['narwhal', 'quokka', 'wombat'];
    const docs = names.map((name, index) => [`docs/${name}.md`, text(words[index]!)]);
    served = await build(
      'paths',
      {
        baseUrl: '/док/',
        presets: [
          ['classic', {docs: {routeBasePath: 'документы', sidebarPath: undefined}, blog: false}],
        ],
        themes: [
          [
            'docusaurus-theme-search-embedded',
            {
              areas: [
                {label: 'Docs', path: 'документы'},
                {label: 'Rest', path: ''},
              ],
            },
          ],
        ],
      },
      {...Object.fromEntries(docs), 'src/pages/index.md': '# Home\n\nA narwhal, too.'},
    );
  }, 600_000);

  test.each([
    ['narwhal', names[0]!],
    ['quokka', names[1]!],
    ['wombat', names[2]!],
  ])(
    'a result for "%s" opens within the site, is in view, and keeps the query',
    async (query, name) => {
      await visit(browser, served, async (tab, origin) => {
        await open(tab, `${origin}/док/документы/${name}?os=linux`);
        for (const from of ['from its page', 'from another page']) {
          const before = await tab.evaluate(() => history.length);
          await tab.evaluate(() => Object.assign(window, {isSameDocument: true}));
          await tab.keyboard.press('Control+k');
          await tab.getByRole('combobox').fill(query);
          const result = tab.getByRole('option').filter({hasText: 'Details'}).first();
          await result.click();
          await tab.getByRole('dialog').waitFor({state: 'detached'});
          await expect.poll(() => highlighted(tab)).toContain(query);
          await expect
            .poll(() =>
              tab.getByText(`A ${query} hides here.`).evaluate(element => {
                const {top, height} = element.getBoundingClientRect();
                return height > 0 && top > 0 && top < window.innerHeight;
              }),
            )
            .toBe(true);
          const url = new URL(tab.url());
          expect(decodeURI(url.pathname).replace(/\/$/, '')).toBe(`/док/документы/${name}`);
          expect(url.search).toBe(from === 'from its page' ? '?os=linux' : '');
          expect(await tab.evaluate(() => history.length)).toBe(before + 1);
          expect(await tab.evaluate(() => 'isSameDocument' in window)).toBe(true);
          await open(tab, `${origin}/док/`);
        }
      });
    },
    120_000,
  );

  test('the area of these docs filters', async () => {
    await visit(browser, served, async (tab, origin) => {
      await open(tab, `${origin}/док/search?q=narwhal`);
      await tab.getByRole('button', {name: /^Docs/}).click();
      await expect.poll(() => tab.getByRole('main').getByRole('listitem').count()).toBe(1);
    });
  }, 120_000);
});
