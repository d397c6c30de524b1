import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchCredentials} from '../../config/search';

/** The variable of the write key, which only `npm run search:push` uses. */
const writeKeyVariable = 'ALGOLIA_ADMIN_API_KEY';

/**
 * Checks that the public search key is not the write key.
 *
 * @throws Error with the names of both variables
 */
export function assertSearchKeyIsNoWriteKey(hosted: SearchCredentials | undefined): void {
  const writeKey = process.env[writeKeyVariable];
  if (writeKey && hosted?.apiKey === writeKey) {
    throw new Error(
      `ALGOLIA_API_KEY has the same value as ${writeKeyVariable}, so every visitor could change the index. ` +
        'Set ALGOLIA_API_KEY to the search-only key of your Algolia application.',
    );
  }
}

/**
 * Checks that no file of the build contains the write key.
 *
 * @param outDir the finished build
 * @throws Error with the names of the files, but not the key
 */
export function assertBuildHasNoWriteKey(outDir: string): void {
  const writeKey = process.env[writeKeyVariable];
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
        'Do not publish this build. Remove the key from its sources, and replace it at Algolia if such a build was ever published.',
    );
  }
}
