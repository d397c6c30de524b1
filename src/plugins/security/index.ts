import {readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchCredentials} from '../../config/search';
import {securePage} from './policy';

export type SecurityOptions = {
  /** Credentials of the hosted search. Without them, the policy allows no other host. */
  hosted?: SearchCredentials;
};

/** The variable of the write key, which only `npm run search:push` uses. */
const writeKeyVariable = 'ALGOLIA_ADMIN_API_KEY';

/**
 * Checks that the public search key is not the write key.
 *
 * @throws Error with the names of both variables
 */
function assertSearchKeyIsNoWriteKey(
  hosted: SearchCredentials | undefined,
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
 * Checks that no file of the build contains the write key.
 *
 * @param outDir the finished build
 * @throws Error with the names of the files, but not the key
 */
function assertBuildHasNoWriteKey(outDir: string, writeKey: string | undefined): void {
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

/** Replaces a file atomically, because the feeds' plugin may read it at the same time. */
function replaceFile(file: string, content: string): void {
  const temporary = `${file}.with-policy`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

/**
 * Adds a content security policy to each page of a production build, and checks
 * that the build does not contain the write key. `static/_headers` has the rules that only work as
 * headers. This plugin is the last in the list because it reads the output of all others.
 *
 * @throws Error with page and element if the policy would block part of a page
 */
export default function securityPlugin({outDir}: LoadContext, {hosted}: SecurityOptions): Plugin {
  const writeKey = process.env[writeKeyVariable];
  assertSearchKeyIsNoWriteKey(hosted, writeKey);
  return {
    name: 'security',
    async postBuild() {
      for (const file of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
        if (file.endsWith('.html')) {
          const page = path.join(outDir, file);
          replaceFile(page, securePage(readFileSync(page, 'utf8'), file, hosted?.appId));
        }
      }
      assertBuildHasNoWriteKey(outDir, writeKey);
    },
  };
}
