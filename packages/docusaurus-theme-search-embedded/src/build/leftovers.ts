import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {pluginName} from '../shared/data.js';

/** Another search theme in the configuration. Docusaurus uses this theme's components, because it comes last. */
export type OtherSearch = {
  /** Names what is unused and how to remove it. */
  advice?: string;
  /** The path of its search page, if it adds one. */
  page?: string | false | null;
  hasOpenSearch: boolean;
};

const otherThemes =
  /docusaurus-search-local|docusaurus-lunr-search|docusaurus-theme-search-typesense|theme-search-algolia|docusaurus-pagefind/;

/** Those that add a search page. */
const withPage = /easyops-cn\/docusaurus-search-local|search-typesense|theme-search-algolia/;

const nameOf = (entry: unknown): unknown =>
  Array.isArray(entry) ? (entry as unknown[])[0] : entry;

/**
 * Returns the other searches in the configuration.
 *
 * @param hasBackend whether the site has a backend of its own, which may read `themeConfig.algolia`
 */
export function otherSearches(
  {themeConfig, presets = [], themes = [], plugins = []}: DocusaurusConfig,
  hasBackend: boolean,
): OtherSearch[] {
  const {algolia, typesense} = (themeConfig ?? {}) as Record<
    'algolia' | 'typesense',
    {searchPagePath?: string | false | null} | undefined
  >;
  const names = [...themes, ...plugins]
    .map(nameOf)
    .filter(name => typeof name === 'string' && otherThemes.test(name)) as string[];
  const pageOf = (settings: {searchPagePath?: string | false | null} = {}) => {
    const {searchPagePath = 'search'} = settings;
    return searchPagePath;
  };
  const searches = names.map(name => ({
    advice: `${pluginName} replaces the search of ${name}. Remove ${name} from the site's configuration and package.json.`,
    page: withPage.test(name) && pageOf(/typesense/.test(name) ? typesense : undefined),
    hasOpenSearch: false,
  }));
  if (!algolia) {
    return searches;
  }
  // The classic preset adds the theme if it finds the setting.
  const isThemed =
    presets.some(preset => /\bclassic\b/.test(String(nameOf(preset)))) ||
    names.some(name => /algolia/.test(name));
  const page = isThemed && pageOf(algolia);
  const advice = hasBackend
    ? undefined
    : `${pluginName} does not use themeConfig.algolia. Remove it.`;
  return [
    ...searches.filter(({advice: each}) => !/algolia/.test(each)),
    {advice, page, hasOpenSearch: Boolean(page)},
  ];
}

const endings = ['.js', '.jsx', '.ts', '.tsx'].flatMap(ending => [ending, `/index${ending}`]);

/** Returns the file of a site that replaces a component; undefined if there is none, or if it wraps the component. */
function replacementOf(siteDir: string, component: string): string | undefined {
  const file = endings
    .map(ending => path.join('src/theme', `${component}${ending}`))
    .find(each => existsSync(path.join(siteDir, each)));
  const wraps = (text: string): boolean =>
    [`@theme-original/${component}`, `@theme-init/${component}`].some(name => text.includes(name));
  return file && !wraps(readFileSync(path.join(siteDir, file), 'utf8')) ? file : undefined;
}

/** Returns the files of a site, relative to it, that replace components, as those of another search do. */
export function replacements(siteDir: string, components: readonly string[]): string[] {
  return components.flatMap(component => replacementOf(siteDir, component) ?? []);
}
