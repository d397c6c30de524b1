import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {load} from 'cheerio';
import {LinkChecker} from 'linkinator';
import {isFresh, reportInIssue, type Broken, type Cache, type GitHub} from './links';

/**
 * `npm run check:external-links`: asks every external address of a build, patiently. With `--issue`,
 * as in the scheduled job, what does not answer is reported in one issue of the repository.
 */
const {values} = parseArgs({
  options: {dir: {type: 'string', default: 'build'}, issue: {type: 'boolean', default: false}},
});
const cacheFile = '.cache/external-links.json';

function readJson<T>(file: string, fallback: T): T {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : fallback;
}

/** External addresses of the build's pages, without their anchors, and the pages that link there. */
function externalLinks(directory: string): Map<string, string[]> {
  const links = new Map<string, string[]>();
  const files = readdirSync(directory, {recursive: true, encoding: 'utf8'});
  for (const file of files.filter(name => name.endsWith('.html'))) {
    const $ = load(readFileSync(path.join(directory, file), 'utf8'));
    for (const link of $('a[href^="http"]')) {
      const url = $(link).attr('href')!.replace(/#.*/, '');
      const pages = links.get(url) ?? [];
      links.set(url, pages.includes(file) ? pages : [...pages, file]);
    }
  }
  if (links.size === 0) {
    throw new Error(`${directory} holds no external links. Run "npm run build" first.`);
  }
  return links;
}

/** Asks one address, several times if need be; 0 stands for no answer. */
async function ask(url: string): Promise<number> {
  const {links} = await new LinkChecker().check({
    path: url,
    recurse: false,
    // The page itself is asked, not what it links to.
    linksToSkip: link => Promise.resolve(link !== url),
    retry: true,
    retryErrors: true,
    retryErrorsCount: 3,
    timeout: 30_000,
  });
  const answer = links.find(link => link.url === url || link.url === `${url}/`) ?? links[0];
  return answer?.state === 'OK' ? 200 : (answer?.status ?? 0);
}

const github: GitHub = async (method, pathname, body) => {
  const {GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository} = process.env;
  if (!token || !repository) {
    throw new Error('--issue needs GITHUB_TOKEN and GITHUB_REPOSITORY, which GitHub sets.');
  }
  const base = process.env.GITHUB_API_URL ?? 'https://api.github.com';
  const response = await fetch(`${base}/repos/${repository}${pathname}`, {
    method,
    headers: {authorization: `Bearer ${token}`, accept: 'application/vnd.github+json'},
    ...(body && {body: JSON.stringify(body)}),
  });
  if (!response.ok) {
    throw new Error(`${method} ${pathname}: GitHub answered ${response.status}.`);
  }
  return response.json();
};

async function main(): Promise<void> {
  const {allowed} = readJson<{allowed: Record<string, string>}>('scripts/watch/allowed.json', {
    allowed: {},
  });
  const cache = readJson<Cache>(cacheFile, {});
  const broken: Broken[] = [];
  const next: Cache = {};
  for (const [url, pages] of externalLinks(values.dir)) {
    if (Object.keys(allowed).some(beginning => url.startsWith(beginning))) {
      continue;
    }
    // Anybody but localhost deserves a pause, which one address after another gives.
    const known = cache[url];
    const status = isFresh(known, Date.now()) ? 200 : await ask(url);
    const checked = isFresh(known, Date.now()) ? known!.checked : new Date().toISOString();
    next[url] = {checked, status, pages};
    if (status !== 200) {
      broken.push({url, status, pages});
      console.error(`${pages.join(', ')}: ${url} (${status === 0 ? 'no answer' : status})`);
    }
  }
  mkdirSync(path.dirname(cacheFile), {recursive: true});
  writeFileSync(cacheFile, JSON.stringify(next, null, 2));
  console.log(`${Object.keys(next).length} addresses, ${broken.length} without an answer.`);
  if (values.issue) {
    console.log(await reportInIssue(broken, github));
  } else {
    process.exitCode = broken.length > 0 ? 1 : 0;
  }
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
