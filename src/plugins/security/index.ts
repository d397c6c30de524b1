import {readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HostedSearch} from '../../config/search';
import {securePage} from './policy';
import {trustedTypesScript} from './trustedTypes';
import {assertBuildHasNoWriteKey, assertSearchKeyIsNoWriteKey, writeKeyVariable} from './writeKey';

/** Options of the plugin. */
export type SecurityOptions = {
  /** Credentials of the hosted search. Without them, the policy allows no other host. */
  hosted?: HostedSearch;
};

/** Replaces a file atomically, because the feeds' plugin may read it at the same time. */
function replaceFile(file: string, content: string): void {
  const temporary = `${file}.with-policy`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

/**
 * Adds a content security policy with Trusted Types to each page of a production build, and checks
 * that the build does not contain the write key. `static/_headers` has the rules that only work as
 * headers. This plugin is the last in the list because it reads the output of all others.
 *
 * @throws Error with page and element if the policy would block part of a page
 */
export default function securityPlugin(
  {outDir, siteConfig}: LoadContext,
  {hosted}: SecurityOptions,
): Plugin {
  const writeKey = process.env[writeKeyVariable];
  assertSearchKeyIsNoWriteKey(hosted, writeKey);
  const script = {
    tagName: 'script',
    attributes: {},
    innerHTML: trustedTypesScript(siteConfig.themeConfig),
  };
  return {
    name: 'security',
    injectHtmlTags: () => (process.env.NODE_ENV === 'production' ? {headTags: [script]} : {}),
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
