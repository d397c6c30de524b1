/** The Algolia index that holds this site's records (SPECIFICATION.md#hosted-search). */
export const indexName = 'movie';

/** The site's sections by the beginning of their paths, for the search page's filter; the last takes the rest. */
export const siteSections = [
  {label: 'Documentation', path: 'docs'},
  {label: 'Blog', path: 'blog'},
  {label: 'Pages', path: ''},
] as const;

/** Credentials of the hosted search service: a public application id and a search-only key. */
export type HostedSearch = {appId: string; apiKey: string};

/**
 * Reads the hosted search credentials from the environment.
 *
 * @returns the credentials, or `undefined` when neither variable is set (embedded search).
 * @throws Error naming the missing variable when only one of the two is set.
 */
export function hostedSearch(env: NodeJS.ProcessEnv = process.env): HostedSearch | undefined {
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
  return {appId, apiKey};
}
