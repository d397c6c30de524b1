import {readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HostedSearch} from '../../config/search';
import {securePage} from './policy';
import {trustedTypesScript} from './trustedTypes';
import {assertBuildHasNoWriteKey, assertSearchKeyIsNoWriteKey, writeKeyVariable} from './writeKey';

/** Options of the plugin. */
export type SecurityOptions = {
  /** Credentials of the hosted search; without them no other host may be reached. */
  hosted?: HostedSearch;
};

/** The feeds' plugin may read a page meanwhile, and must never see half of it. */
function replaceFile(file: string, content: string): void {
  const temporary = `${file}.with-policy`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

/**
 * A content security policy with Trusted Types in each page, which the live server has none of; and
 * no key with write rights in what is published. What only a header can set is in
 * `static/_headers`. It is the last in the list of plugins, since it reads what all others have
 * written.
 *
 * @throws Error naming page and part when a page holds something that its policy would block
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
