import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Redirect} from '../redirects/check';
import {nginxRedirects} from '../redirects/files';
import {blockedBy} from './coverage';
import {headerRules, headersFile, nginxSnippet} from './headers';
import {readPage, type PageFacts} from './page';
import {policyFor, serializePolicy, type PolicyOptions} from './policy';
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

/** Options of the plugin. */
export type SecurityOptions = PolicyOptions & {
  /** Pages that have moved, for the nginx snippet. */
  redirects?: readonly Redirect[];
};

type Secured = {file: string; facts: PageFacts; problems: string[]};

async function securePage(outDir: string, file: string, options: PolicyOptions): Promise<Secured> {
  const html = await readFile(path.join(outDir, file), 'utf8');
  const facts = readPage(html);
  const policy = policyFor([facts], options);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${serializePolicy(policy)}">`;
  await replaceFile(
    path.join(outDir, file),
    html.slice(0, facts.policyAt) + meta + html.slice(facts.policyAt),
  );
  return {file, facts, problems: blockedBy(policy, facts)};
}

async function securePages(
  outDir: string,
  files: readonly string[],
  options: PolicyOptions,
): Promise<Secured[]> {
  const queue = [...files];
  const secured: Secured[] = [];
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      secured.push(await securePage(outDir, file, options));
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
  return secured;
}

function assertNothingBlocked(pages: readonly Secured[]): void {
  const problems = pages.flatMap(page =>
    page.problems.map(problem => `- ${page.file}: ${problem}`),
  );
  if (problems.length > 0) {
    const shown = problems.sort().slice(0, 20);
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
export async function secureBuild(
  outDir: string,
  baseUrl: string,
  {redirects = [], ...options}: SecurityOptions,
): Promise<void> {
  const files = await pagesOf(outDir);
  const pages = await securePages(outDir, files, options);
  assertNothingBlocked(pages);
  const policy = serializePolicy(
    policyFor(
      pages.map(page => page.facts),
      options,
    ),
  );
  const rules = headerRules({policy, baseUrl, pages: files});
  await writeFile(path.join(outDir, '_headers'), headersFile(rules));
  await writeFile(
    `${path.resolve(outDir)}.nginx.conf`,
    nginxSnippet(rules, nginxRedirects(redirects, baseUrl)),
  );
}

/** Content security policy, Trusted Types and response headers; the live server has none of them. */
export default function securityPlugin(
  {baseUrl, outDir, siteConfig}: LoadContext,
  options: SecurityOptions,
): Plugin {
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
