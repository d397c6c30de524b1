import {pluginName, type HostedSearch} from '../shared/data.js';

/** The hosted index that readers search: its credentials and its name. */
export type HostedIndex = HostedSearch & {indexName: string};

const required = ['appId', 'apiKey', 'indexName'] as const;

/** What the theme of Docusaurus's preset fills in for a key that a site left out. */
const presetDefaults: Record<string, unknown> = {
  contextualSearch: true,
  searchParameters: {},
  searchPagePath: 'search',
};

/** What replaces a key of `themeConfig.algolia`. */
const replacements: Record<string, string> = {
  contextualSearch: 'the option "contextual"',
  searchPagePath: 'the option "searchPagePath"',
  placeholder: 'a message in code.json',
  translations: 'messages in code.json',
};

/**
 * Reads the hosted index from `themeConfig.algolia`. Does not rely on the checks of the preset's theme,
 * which a site need not have.
 *
 * @param indexName the option of this plugin, if the site sets it.
 * @throws Error naming what to add or to change.
 */
export function readHostedIndex(algolia: unknown, indexName: string | undefined): HostedIndex {
  const example = "themeConfig: {algolia: {appId: '…', apiKey: '…', indexName: '…'}}";
  if (typeof algolia !== 'object' || algolia === null) {
    throw new Error(
      `${pluginName}: the option "hosted" needs themeConfig.algolia. Add ${example} with the search-only key, or remove the option.`,
    );
  }
  const config = algolia as HostedIndex;
  const wrong = required.find(key => typeof config[key] !== 'string' || config[key] === '');
  if (wrong !== undefined) {
    const problem = config[wrong] === undefined ? 'is missing' : 'must be a text that is not empty';
    throw new Error(
      `${pluginName}: themeConfig.algolia.${wrong} ${problem}. The option "hosted" needs ${example}.`,
    );
  }
  if (indexName !== undefined && indexName !== config.indexName) {
    throw new Error(
      `${pluginName}: the option "indexName" is "${indexName}", but themeConfig.algolia.indexName is "${config.indexName}". Remove the option: with "hosted", the name comes from themeConfig.algolia.`,
    );
  }
  const {appId, apiKey} = config;
  return {appId, apiKey, indexName: config.indexName};
}

/**
 * Returns a warning about the keys of `themeConfig.algolia` that the search ignores; undefined if there are
 * none.
 *
 * @param searchPagePath the option of this plugin. Another path, or none, there has no effect.
 */
export function ignoredKeys(
  algolia: Record<string, unknown>,
  searchPagePath: string | false,
): string | undefined {
  const isKnown = (key: string): boolean => required.some(name => name === key);
  const isDefault = (key: string): boolean =>
    JSON.stringify(algolia[key]) === JSON.stringify(presetDefaults[key]);
  // `false` and `null` keep the preset's theme from adding the same page.
  const isPage = (key: string): boolean =>
    key === 'searchPagePath' && (!algolia[key] || algolia[key] === searchPagePath);
  const ignored = Object.keys(algolia).filter(
    key => algolia[key] !== undefined && !isKnown(key) && !isDefault(key) && !isPage(key),
  );
  if (ignored.length === 0) {
    return undefined;
  }
  const list = ignored.map(key => (replacements[key] ? `${key} (use ${replacements[key]})` : key));
  return `${pluginName} ignores these keys of themeConfig.algolia: ${list.join(', ')}. Remove them.`;
}
