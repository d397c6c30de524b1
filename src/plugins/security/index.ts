import {readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HostedSearch} from '../../config/search';
import type {Redirect} from '../redirects/check';
import {nginxRedirects} from '../redirects/files';
import {blockedBy} from './coverage';
import {headerRules, headersFile, nginxSnippet} from './headers';
import {readPage, type PageFacts} from './page';
import {parsePolicy, policyFor, serializePolicy, type PolicyOptions} from './policy';
import {trustedTypesScript} from './trustedTypes';
import {assertBuildHasNoWriteKey, assertSearchKeyIsNoWriteKey, writeKeyVariable} from './writeKey';

/** The feeds' plugin may read the page meanwhile, and must never see half of it. */
function replaceFile(file: string, content: string): void {
  const temporary = `${file}.with-policy`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

/** Paths of a build's pages, relative to it, with slashes. */
function pagesOf(directory: string): string[] {
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.html'))
    .map(file => file.split(path.sep).join('/'))
    .sort();
}

/** Options of the plugin. */
export type SecurityOptions = {
  /** Credentials of the hosted search; without them no other host may be reached. */
  hosted?: HostedSearch;
  /** Pages that have moved, for the nginx snippet. */
  redirects?: readonly Redirect[];
};

/** Writes a page's policy into it. */
function securePage(outDir: string, file: string, options: PolicyOptions): PageFacts {
  const html = readFileSync(path.join(outDir, file), 'utf8');
  const facts = readPage(html, file);
  const policy = serializePolicy(policyFor([facts], options));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  replaceFile(
    path.join(outDir, file),
    html.slice(0, facts.policyAt) + meta + html.slice(facts.policyAt),
  );
  return facts;
}

/**
 * Checks the pages as they will be served, each against the policies that it will be served with:
 * the one written in it, and that of the headers. It knows nothing of how they were made.
 *
 * @param files pages of the build, relative to it
 * @param headerPolicy value of the policy's header
 * @throws Error naming pages and parts when a policy would block something, or a page has none
 */
export function assertNothingBlocked(
  outDir: string,
  files: readonly string[],
  headerPolicy: string,
): void {
  const problems = files.flatMap(file => {
    const page = readPage(readFileSync(path.join(outDir, file), 'utf8'), file);
    const found =
      page.policy === undefined
        ? ['it carries no policy']
        : [page.policy, headerPolicy].flatMap(policy => blockedBy(parsePolicy(policy), page));
    return [...new Set(found)].map(problem => `- ${file}: ${problem}`);
  });
  if (problems.length > 0) {
    const shown = problems.slice(0, 20);
    throw new Error(
      `The content security policy would block ${problems.length} part(s) of the built pages:\n` +
        `${shown.join('\n')}${problems.length > shown.length ? '\n…' : ''}\n` +
        'Take them out of the page, or see src/plugins/README.md for what is allowed.',
    );
  }
}

/**
 * Secures a finished build: a content security policy into each page, and the headers for hosts
 * that read `_headers` and for nginx (`<build folder>.nginx.conf`, beside the published files).
 *
 * @throws Error naming pages and parts when a page holds something that its policy would block.
 */
export function secureBuild(
  outDir: string,
  baseUrl: string,
  {hosted, redirects = []}: SecurityOptions,
): void {
  const options = {searchAppId: hosted?.appId};
  const files = pagesOf(outDir);
  const pages = files.map(file => securePage(outDir, file, options));
  const policy = serializePolicy(policyFor(pages, options));
  assertNothingBlocked(outDir, files, policy);
  const rules = headerRules({policy, baseUrl, pages: files});
  writeFileSync(path.join(outDir, '_headers'), headersFile(rules));
  writeFileSync(
    `${path.resolve(outDir)}.nginx.conf`,
    nginxSnippet(rules, nginxRedirects(redirects, baseUrl)),
  );
}

/**
 * Content security policy, Trusted Types and response headers, which the live server has none of;
 * and no key with write rights in what is published. It stands last in the list of plugins, since it
 * reads what all others have written.
 *
 * @throws Error when the site has several locales: Docusaurus builds each into a folder of its own,
 *   while hosts read one `_headers` file at the root, and the nginx snippet would be published.
 */
export default function securityPlugin(
  {baseUrl, outDir, siteConfig, i18n}: LoadContext,
  options: SecurityOptions,
): Plugin {
  if (i18n.locales.length > 1) {
    throw new Error(
      `i18n.locales in docusaurus.config.ts lists ${i18n.locales.join(', ')}, but src/plugins/security writes the response headers of one locale. List one locale only, or make the plugin write the headers of all of them into one file.`,
    );
  }
  const writeKey = process.env[writeKeyVariable];
  assertSearchKeyIsNoWriteKey(options.hosted, writeKey);
  const script = {
    tagName: 'script',
    attributes: {},
    innerHTML: trustedTypesScript(siteConfig.themeConfig),
  };
  return {
    name: 'security',
    injectHtmlTags: () => (process.env.NODE_ENV === 'production' ? {headTags: [script]} : {}),
    async postBuild() {
      secureBuild(outDir, baseUrl, options);
      assertBuildHasNoWriteKey(outDir, writeKey);
    },
  };
}
