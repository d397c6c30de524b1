import type {Options} from 'docusaurus-theme-search-embedded';
import {steps} from './firstSteps';
import {providerIds, providers} from './providers';
import {site} from './site';

/** The Algolia index that holds this site's records (SPECIFICATION.md#search). */
export const indexName = 'movie';

/** The areas of the search page's filter, by first path segment. The last one contains the rest. */
const areas = [
  {label: 'Documentation', path: 'docs'},
  {label: 'Blog', path: 'blog'},
  {label: 'Pages', path: ''},
];

/**
 * Groups of synonyms in these docs, in addition to the theme's own list for English. Words are in lower
 * case and in one form.
 */
const synonyms = [
  ['iframe', 'embedded page', 'frame'],
  ['flaky', 'unstable', 'unreliable', 'intermittent', 'random'],
  ['ci', 'pipeline', 'continuous integration', 'github actions', 'gitlab', 'jenkins'],
  ['staging', 'test environment'],
  ['breaking change', 'action needed'],
  ['parameter', 'variable', 'placeholder', 'parametrize', 'data-driven'],
  ['selector', 'locator', 'target'],
  ['privacy', 'gdpr', 'data handling'],
  ['sleep', 'wait', 'delay'],
  ['leak', 'stolen', 'compromised'],
  ['rotate', 'renew', 'regenerate'],
  ['retry', 'rerun'],
  ['popup', 'dialog'],
  ...providerIds.map(id => [...providers[id].aliases, id]).filter(names => names.length > 1),
  ['llm', 'language model', 'ai model'],
  ['cron', 'schedule'],
  ['budget', 'spend limit'],
  ['prompt', 'instruction'],
  ['dst', 'daylight saving time'],
  ['suite', 'group'],
  ['playback', 'replay'],
  ['record', 'capture'],
  ['loop', 'circles', 'stuck', 'hang'],
  ['company', 'office', 'corporate'],
  ['independent', 'isolated', 'depend'],
];

/** Credentials of the hosted search service: a public application id and a search-only key. */
export type SearchCredentials = {appId: string; apiKey: string};

/**
 * Reads the hosted search credentials from the environment.
 *
 * @returns the credentials, or `undefined` if neither variable is set (embedded search)
 * @throws Error with the names of the variables if only one is set, or if the key is the write key
 */
export function searchCredentials(
  env: NodeJS.ProcessEnv = process.env,
): SearchCredentials | undefined {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey} = env;
  if (!appId && !apiKey) {
    return undefined;
  }
  if (!appId || !apiKey) {
    const [missing, present] = appId
      ? ['ALGOLIA_API_KEY', 'ALGOLIA_APP_ID']
      : ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'];
    throw new Error(
      `${missing} is not set although ${present} is. Set both for hosted search, or neither for the embedded index.`,
    );
  }
  if (apiKey === env.ALGOLIA_ADMIN_API_KEY) {
    throw new Error(
      'ALGOLIA_API_KEY has the same value as ALGOLIA_ADMIN_API_KEY, so every visitor could change the index. Set ALGOLIA_API_KEY to the search-only key of your Algolia application.',
    );
  }
  return {appId, apiKey};
}

/** The form in which readers report a query without results. */
const reportUrl = `${site.repository}/issues/new?title=Search%20finds%20nothing%20for%20%22{query}%22`;

/** This site's options of the search theme (packages/docusaurus-theme-search-embedded). */
export const searchOptions: Options = {
  // With hosted search, `themeConfig.algolia` has the same name.
  indexName,
  ...(searchCredentials() && {backend: require.resolve('search-hosted/backend')}),
  searchPagePath: site.searchPagePath,
  areas,
  synonyms,
  // Algolia's interface accepts 64 characters. The site's own index takes a pasted line whole.
  maxQueryLength: searchCredentials() === undefined ? 1024 : 64,
  destinations: steps.map(({to, label}) => ({path: to, label})),
  // Queries that find something, suggested after a query without results.
  suggestions: ['Installation', 'API key', 'Schedule'],
  reportUrl,
  // `npm run search:push` also works after a build without credentials.
  writeRecords: true,
};
