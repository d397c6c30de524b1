import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Redirect} from '../redirects/check';
import {nginxRedirects} from '../redirects/files';
import {blockedBy} from './coverage';
import {headerRules, headersFile, nginxSnippet} from './headers';
import {readPage, type PageFacts} from './page';
import {parsePolicy, policyFor, serializePolicy, type PolicyOptions} from './policy';
import {trustedTypesScript} from './trustedTypes';

/** Files that are read and written at the same time; more would not be faster. */
const atOnce = 16;

/** Another plugin may read the page meanwhile, and must never see half of it. */
async function replaceFile(file: string, content: string): Promise<void> {
  const temporary = `${file}.with-policy`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

/** Paths of a build's pages, relative to it, with slashes. */
async function pagesOf(directory: string): Promise<string[]> {
  const entries = await readdir(directory, {recursive: true});
  return entries
    .filter(file => file.endsWith('.html'))
    .map(file => file.split(path.sep).join('/'))
    .sort();
}

/** Does something with each file, some at the same time; the results stand in the files' order. */
async function eachFile<T>(
  files: readonly string[],
  work: (file: string) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < files.length; i += atOnce) {
    results.push(...(await Promise.all(files.slice(i, i + atOnce).map(work))));
  }
  return results;
}

/** Options of the plugin. */
export type SecurityOptions = PolicyOptions & {
  /** Pages that have moved, for the nginx snippet. */
  redirects?: readonly Redirect[];
};

/** Writes a page's policy into it. */
async function securePage(
  outDir: string,
  file: string,
  options: PolicyOptions,
): Promise<PageFacts> {
  const html = await readFile(path.join(outDir, file), 'utf8');
  const facts = readPage(html);
  const policy = serializePolicy(policyFor([facts], options));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  await replaceFile(
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
export async function assertNothingBlocked(
  outDir: string,
  files: readonly string[],
  headerPolicy: string,
): Promise<void> {
  const problems = await eachFile(files, async file => {
    const page = readPage(await readFile(path.join(outDir, file), 'utf8'));
    const found =
      page.policy === undefined
        ? ['it carries no policy']
        : [page.policy, headerPolicy].flatMap(policy => blockedBy(parsePolicy(policy), page));
    return [...new Set(found)].map(problem => `- ${file}: ${problem}`);
  });
  const list = problems.flat();
  if (list.length > 0) {
    const shown = list.slice(0, 20);
    throw new Error(
      `The content security policy would block ${list.length} part(s) of the built pages:\n` +
        `${shown.join('\n')}${list.length > shown.length ? '\n…' : ''}\n` +
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
export async function secureBuild(
  outDir: string,
  baseUrl: string,
  {redirects = [], ...options}: SecurityOptions,
): Promise<void> {
  const files = await pagesOf(outDir);
  const pages = await eachFile(files, file => securePage(outDir, file, options));
  const policy = serializePolicy(policyFor(pages, options));
  await assertNothingBlocked(outDir, files, policy);
  const rules = headerRules({policy, baseUrl, pages: files});
  await writeFile(path.join(outDir, '_headers'), headersFile(rules));
  await writeFile(
    `${path.resolve(outDir)}.nginx.conf`,
    nginxSnippet(rules, nginxRedirects(redirects, baseUrl)),
  );
}

/**
 * Content security policy, Trusted Types and response headers; the live server has none of them.
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
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'security',
    injectHtmlTags: () =>
      isBuild
        ? {
            headTags: [
              {
                tagName: 'script',
                attributes: {},
                innerHTML: trustedTypesScript(siteConfig.themeConfig),
              },
            ],
          }
        : {},
    postBuild: () => secureBuild(outDir, baseUrl, options),
  };
}
