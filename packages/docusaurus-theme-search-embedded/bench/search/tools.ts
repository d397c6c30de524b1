import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {build, type BuildFigures} from 'tooling/bench/build';
import {installed, run} from 'tooling/bench/stock';
import {dependencies as versions} from 'tooling/bench/package.json';

/** A search for static sites, installed as its documentation describes, with its default options. */
export type Tool = {
  /** Key of `globalThis.searches` in `query.js`. */
  name: 'embedded' | 'easyops' | 'pagefind';
  label: string;
  /** Themes of the Docusaurus site. */
  themes: string[];
  /** Indexes a build, if that is a separate step. */
  afterBuild?: (site: string) => void;
  /** Matches the files of the index, by path in the build. */
  isIndex: RegExp;
  /** Matches the files of the index that contain only texts to show. */
  isText: RegExp;
  /** Selects the title of a result in the interface. */
  title: string;
  /** Opens the interface on the home page, so that it accepts keys. */
  open: (page: Page) => Promise<void>;
};

export const tools: readonly Tool[] = [
  {
    name: 'embedded',
    label: 'docusaurus-theme-search-embedded',
    themes: ['docusaurus-theme-search-embedded'],
    isIndex: /^search-index\/(index\.json|files\/)/,
    isText: /^search-index\/files\/texts\./,
    title: '.DocSearch-Hit-title',
    open: async page => {
      await page.getByRole('button', {name: 'Search', exact: true}).click();
      await page.getByRole('combobox').waitFor();
    },
  },
  {
    name: 'easyops',
    label: `@easyops-cn/docusaurus-search-local ${versions['@easyops-cn/docusaurus-search-local']}`,
    themes: ['@easyops-cn/docusaurus-search-local'],
    isIndex: /^search-index.*\.json$/,
    isText: /^$/,
    title: '[class*=hitTitle]',
    open: page => page.getByRole('textbox', {name: 'Search'}).click(),
  },
  {
    name: 'pagefind',
    label: `Pagefind ${versions.pagefind}`,
    themes: [],
    // The default root, the body, includes the sidebar and the table of contents.
    afterBuild: site => {
      execFileSync(installed('.bin/pagefind'), ['--site', 'build', '--root-selector', 'article'], {
        cwd: site,
      });
    },
    isIndex: /^pagefind\/(?!wasm).*(\.pf_\w+|entry\.json)$/,
    isText: /^pagefind\/fragment\//,
    title: '.pagefind-ui__result-link',
    // Loads the Default UI when a reader starts a search.
    open: async page => {
      await page.addStyleTag({url: '/pagefind/pagefind-ui.css'});
      await page.addScriptTag({url: '/pagefind/pagefind-ui.js'});
      await page.evaluate('new PagefindUI({element: document.querySelector(".navbar__items")})');
      await page.locator('.pagefind-ui__search-input').click();
    },
  },
];

/**
 * Installs our package from a fresh tarball, next to the packages of the stock site. Adds a
 * configuration to a stock site that reads its themes from the environment.
 */
export function installOurs(site: string): void {
  const pack = ['pack', '--silent', '--pack-destination', site];
  const tarball = execFileSync('npm', pack, {encoding: 'utf8'});
  const folder = installed('docusaurus-theme-search-embedded');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder);
  const file = path.join(site, tarball.trim().split('\n').at(-1)!);
  run('tar', ['-xzf', file, '-C', folder, '--strip-components=1'], site);
  writeFileSync(
    path.join(site, 'search.config.ts'),
    `import site from './docusaurus.config';\nexport default {...site, themes: JSON.parse(process.env.SEARCH_THEMES!)};\n`,
  );
}

/** Builds a stock site with a search. `indexSeconds` is the time of the separate step, if there is one. */
export function buildWith(site: string, tool: Tool): BuildFigures & {indexSeconds?: number} {
  const figures = build(site, true, ['--config', 'search.config.ts'], {
    DOCUSAURUS_PERF_LOGGER: 'true',
    SEARCH_THEMES: JSON.stringify(tool.themes),
  });
  if (!tool.afterBuild) {
    return figures;
  }
  const start = performance.now();
  tool.afterBuild(site);
  return {...figures, indexSeconds: (performance.now() - start) / 1000};
}
