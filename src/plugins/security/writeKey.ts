import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {HostedSearch} from '../../config/search';

/** The variable that holds the key with write rights; only `npm run search:push` uses it. */
export const writeKeyVariable = 'ALGOLIA_ADMIN_API_KEY';

/**
 * Refuses a site whose public search key is the write key.
 *
 * @throws Error naming both variables.
 */
export function assertSearchKeyIsNoWriteKey(
  hosted: HostedSearch | undefined,
  writeKey: string | undefined,
): void {
  if (writeKey && hosted?.apiKey === writeKey) {
    throw new Error(
      `ALGOLIA_API_KEY has the same value as ${writeKeyVariable}, so every visitor could change the index. ` +
        'Set ALGOLIA_API_KEY to the search-only key of your Algolia application.',
    );
  }
}

/**
 * Refuses a build that holds the write key anywhere.
 *
 * @param outDir the finished build.
 * @throws Error naming the files, never the key.
 */
export function assertBuildHasNoWriteKey(outDir: string, writeKey: string | undefined): void {
  if (!writeKey) {
    return;
  }
  const found = readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
    .filter(file => readFileSync(file).includes(writeKey))
    .map(file => path.relative(outDir, file));
  if (found.length > 0) {
    throw new Error(
      `The value of ${writeKeyVariable} is in the built site: ${found.join(', ')}. ` +
        'Do not publish this build; remove the key from what the site is made of, and replace it at Algolia if a build was ever published.',
    );
  }
}
