import type {Algoliasearch} from 'algoliasearch';
import {explain, isForbidden, isNotFound, PushError} from './errors';

const readingRights = new Set(['search', 'browse', 'listIndexes', 'recommendation', 'settings']);

/**
 * Checks that the public search key cannot change the index.
 *
 * @param searchKey the value of `ALGOLIA_API_KEY`, which every visitor can read.
 * @throws PushError naming the rights that the key should not have.
 */
export async function assertSearchKeyOnlyReads(
  client: Algoliasearch,
  searchKey: string,
  log: (line: string) => void,
): Promise<void> {
  try {
    const {acl} = await client.getApiKey({key: searchKey});
    const writing = acl.filter(right => !readingRights.has(right));
    if (writing.length > 0) {
      throw new PushError(
        `ALGOLIA_API_KEY, which every visitor can read, has rights beyond searching: ${writing.join(', ')}. ` +
          'Set it to the search-only key of your Algolia application.',
      );
    }
  } catch (error) {
    // Only an admin key can read another key, and secured keys are not listed.
    if (!isForbidden(error) && !isNotFound(error)) {
      throw explain('check the rights of ALGOLIA_API_KEY', error);
    }
    log('The rights of ALGOLIA_API_KEY could not be checked with this key.');
  }
}
