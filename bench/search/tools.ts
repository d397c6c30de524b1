import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {run} from '../stock';

/** A search for static sites, as its documentation says to install it; all options are its defaults. */
export type Tool = {
  /** Key of `globalThis.searches` in `ask.js`. */
  name: 'embedded' | 'easyops' | 'pagefind';
  title: string;
  /** Themes of the Docusaurus site. */
  themes: string[];
  /** Makes the index of a build, where that is a step of its own. */
  afterBuild?: (site: string) => void;
  /** Files of the index, by path below the build. */
  isIndex: RegExp;
  /** Selects what the interface shows of a result. */
  result: string;
  /** Opens the interface on the home page, so that it accepts keys. */
  open: (page: Page) => Promise<void>;
};

const versions = {'@easyops-cn/docusaurus-search-local': '0.55.3', pagefind: '1.6.0'};

export const tools: readonly Tool[] = [
  {
    name: 'embedded',
    title: 'docusaurus-theme-search-embedded',
    themes: ['docusaurus-theme-search-embedded'],
    isIndex: /^search\/(index\.json|files\/)/,
    result: '[role=option]',
    open: async page => {
      await page.getByRole('button', {name: 'Search', exact: true}).click();
      await page.getByRole('combobox').waitFor();
    },
  },
  {
    name: 'easyops',
    title: `@easyops-cn/docusaurus-search-local ${versions['@easyops-cn/docusaurus-search-local']}`,
    themes: ['@easyops-cn/docusaurus-search-local'],
    isIndex: /^search-index.*\.json$/,
    result: '[class*=suggestion]',
    open: page => page.getByRole('textbox', {name: 'Search'}).click(),
  },
  {
    name: 'pagefind',
    title: `Pagefind ${versions.pagefind}`,
    themes: [],
    // Its default, the body, has the sidebar and the table of contents on every page.
    afterBuild: site => {
      const command = path.join(site, 'node_modules', '.bin', 'pagefind');
      execFileSync(command, ['--site', 'build', '--root-selector', 'article'], {cwd: site});
    },
    isIndex: /^pagefind\/(?!wasm).*(\.pf_\w+|entry\.json)$/,
    result: '.pagefind-ui__result-link',
    // Its Default UI, as a site would load it when a reader reaches for search.
    open: async page => {
      await page.addStyleTag({url: '/pagefind/pagefind-ui.css'});
      await page.addScriptTag({url: '/pagefind/pagefind-ui.js'});
      await page.evaluate('new PagefindUI({element: document.querySelector(".navbar__items")})');
      await page.locator('.pagefind-ui__search-input').click();
    },
  },
];

/**
 * Installs the searches into a stock site: ours from a fresh tarball, the others from the registry.
 * A second configuration beside the site's own takes the themes from the environment.
 */
export function installTools(site: string): void {
  const tarball = execFileSync('npm', ['run', '--silent', 'pack:search'], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .at(-1)!;
  const others = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const flags = [
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefer-offline',
  ];
  run('npm', ['install', ...flags, tarball, ...others], site);
  // npm keeps what it has of this version.
  const ours = path.join(site, 'node_modules', 'docusaurus-theme-search-embedded');
  rmSync(ours, {recursive: true, force: true});
  mkdirSync(ours);
  run('tar', ['-xzf', tarball, '-C', ours, '--strip-components=1'], site);
  writeFileSync(
    path.join(site, 'search.config.ts'),
    `import site from './docusaurus.config';\nexport default {...site, themes: JSON.parse(process.env.SEARCH_THEMES!)};\n`,
  );
}
