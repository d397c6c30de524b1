import {existsSync, readFileSync, statSync} from 'node:fs';
import {indexedPages, type Page} from '../../src/engine/format/sections';
import type {EngineOptions} from '../../src/engine/options';
import {embedded} from './engines';
import {fetchDocs, readMarkdown, type SourceFile} from './fetch';
import {parseDoc, site, type Doc} from './markdown';
import {pastedQueries, scorePasted} from './pasted';
import {judgedLinks, variantsOf, type JudgedQuery} from './queries';
import {scoreOf, type SearchUrls} from './score';
import type {NewsSet} from './sets';
import {textHash} from './textHash';

/**
 * The kinds of queries: texts of links between docs, and names that a doc explains and a post mentions; titles and
 * headings of posts, their versions and dates, and their sentences.
 */
export const newsKinds = ['links', 'names', 'titles', 'headings', 'dates', 'sentences'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** Documentation with posts, and a search over both. */
export type LoadedNews = {
  set: NewsSet;
  docs: number;
  posts: number;
  search: (options?: EngineOptions) => SearchUrls;
  /** Returns the score of each kind of query. */
  score: (search: SearchUrls) => Promise<Record<NewsKind, number>>;
};

/** Queries of a kind that are measured. */
const maxQueries = 400;

const pathOfPage = ({url}: Page): string => url.slice(site.length);

/** Splits a changelog into a file for each minor version, named by date as posts are. */
function splitChangelog(text: string): SourceFile[] {
  const files = new Map<string, {date: string; lines: string[]}>();
  let lines: string[] = [];
  for (const line of text.split('\n')) {
    const version = /^#+ .*?\b(\d+\.\d+)\.\d+/.exec(line)?.[1];
    const date = /\b20\d\d-\d\d-\d\d\b/.exec(line)?.[0];
    if (version && date) {
      const file = files.get(version) ?? {date, lines: [`# Version ${version}`]};
      files.set(version, file);
      lines = file.lines;
      lines.push(line.replace(/^#+/, '##'));
    } else {
      lines.push(line.replace(/^#+/, '###'));
    }
  }
  return Array.from(files, ([version, file]) => ({
    path: `${file.date}-version-${version}.md`,
    text: file.lines.join('\n'),
  }));
}

/** Converts a file into a post, whose URL has its date as in Docusaurus. */
async function parsePost(file: SourceFile): Promise<Doc> {
  const {page, links} = await parseDoc(file);
  const name = file.path
    .split('/')
    .at(-1)!
    .replace(/\.mdx?$/, '');
  const url = `${site}/blog/${name.replace(/^(\d{4})-(\d\d)-(\d\d)-/, '$1/$2/$3/')}`;
  return {page: {...page, url, category: 'Blog', isPost: true}, links};
}

const isFolder = (file: string): boolean => statSync(file).isDirectory();

/**
 * Downloads documentation with posts, and makes its queries.
 *
 * @throws Error if the package has no posts
 */
export async function loadNews(set: NewsSet, cache: string): Promise<LoadedNews> {
  const source = fetchDocs({...set, folder: set.posts}, cache);
  if (!existsSync(source)) {
    throw new Error(`${set.package}: there is no ${set.posts}.`);
  }
  const files = isFolder(source)
    ? readMarkdown(source)
    : splitChangelog(readFileSync(source, 'utf8'));
  const posts = await Promise.all(files.map(parsePost));
  const docs = await Promise.all(readMarkdown(fetchDocs(set, cache)).map(parseDoc));
  const pages = [...docs, ...posts].map(({page}) => page);
  const ofPosts = posts.map(({page}) => page);
  const ofDocs = docs.map(({page}) => page);
  const queries: Record<Exclude<NewsKind, 'sentences'>, JudgedQuery[]> = {
    links: judgedLinks(docs, set.base).flatMap(variantsOf),
    names: names(ofDocs, ofPosts),
    titles: ofPosts.flatMap(page => variantsOf(queryOf(page.title, [page]))),
    headings: headings(ofDocs, ofPosts),
    dates: dates(ofPosts),
  };
  const sentences = pastedQueries(ofPosts, set.use, '1', pages).filter(
    ({kind}) => kind === 'plain' || kind === 'short',
  );
  return {
    set,
    docs: docs.length,
    posts: posts.length,
    search: await embedded(pages),
    async score(search) {
      const scores: [NewsKind, number][] = [];
      for (const [kind, list] of Object.entries(queries) as [NewsKind, JudgedQuery[]][]) {
        scores.push([kind, (await scoreOf(list.slice(0, maxQueries), search)).score]);
      }
      const {byKind} = await scorePasted(sentences, search);
      scores.push(['sentences', (byKind.plain + byKind.short) / 2]);
      return Object.fromEntries(scores) as Record<NewsKind, number>;
    },
  };
}

function queryOf(text: string, pages: readonly Page[]): JudgedQuery {
  return {type: 'full', text, pages: new Set(pages.map(pathOfPage)), sources: new Set()};
}

/** Names in code: `createUnit`, `max_results`, `@scope/name`, `http.server`. */
const name = /@?\p{L}[\p{L}\p{N}]*(?:(?:[._/-]|(?<=\p{Ll})(?=\p{Lu}))[\p{L}\p{N}]+)+/gu;

const textsOf = (page: Page): string[] =>
  indexedPages([page])[0]!.sections.flatMap(({headings: trail, prose, code}) => [
    trail.at(-1) ?? page.title,
    ...prose,
    ...code,
  ]);

/**
 * Returns names that a post mentions, with the docs that explain them: those with the name as their title or in a
 * heading, or else the one that has it at least three times, and twice as often as the next.
 */
function names(docs: readonly Page[], posts: readonly Page[]): JudgedQuery[] {
  const countIn = (list: readonly string[]): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const [found] of list.flatMap(text => Array.from(text.matchAll(name)))) {
      counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    return counts;
  };
  const mentioned = new Set(posts.flatMap(page => Array.from(countIn(textsOf(page)).keys())));
  const wordsOfPosts = new Set(
    posts.flatMap(textsOf).flatMap(text => text.split(/[^\p{L}\p{N}]+/u)),
  );
  const counted = docs.map(page => ({page, counts: countIn(textsOf(page))}));
  const headed = docs.map(page => {
    const trails = page.sections.map(({trail}) => trail.at(-1) ?? '');
    return {page, names: countIn([page.title, ...trails])};
  });
  const found = new Map<string, Page[]>();
  for (const each of mentioned) {
    const inHeadings = headed.filter(doc => doc.names.has(each)).map(doc => doc.page);
    const often = counted
      .map(({page, counts}) => ({page, count: counts.get(each) ?? 0}))
      .sort((a, b) => b.count - a.count);
    const [first, second] = often;
    const explains = first!.count >= 3 && first!.count >= 2 * (second?.count ?? 0);
    const right = inHeadings.length > 0 ? inHeadings : explains ? [first!.page] : [];
    if (right.length > 0 && right.length <= 3) {
      found.set(each, right);
    }
  }
  for (const page of docs.filter(({title}) => wordsOfPosts.has(title))) {
    found.set(page.title, [...(found.get(page.title) ?? []), page]);
  }
  return Array.from(found, ([text, right]) => queryOf(text, right)).sort(
    (a, b) => textHash(a.text) - textHash(b.text),
  );
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Returns the headings of three or more words that one post has, and no doc. Fewer may be what a doc explains. */
function headings(docs: readonly Page[], posts: readonly Page[]): JudgedQuery[] {
  const trails = (page: Page) => page.sections.flatMap(({trail}) => trail.slice(1).slice(-1));
  const ofDocs = new Set(docs.flatMap(page => [page.title, ...trails(page)]));
  const byHeading = new Map<string, Set<Page>>();
  for (const page of posts) {
    for (const heading of trails(page)) {
      if (heading && wordsIn(heading) >= 3 && heading.length <= 64 && !ofDocs.has(heading)) {
        byHeading.set(heading, (byHeading.get(heading) ?? new Set()).add(page));
      }
    }
  }
  return Array.from(byHeading)
    .filter(([, pages]) => pages.size === 1)
    .map(([heading, pages]) => queryOf(heading, [...pages]))
    .sort((a, b) => textHash(a.text) - textHash(b.text));
}

/** Returns the versions in the titles of posts, alone and with words that people add, and their dates. */
function dates(posts: readonly Page[]): JudgedQuery[] {
  const byText = new Map<string, Set<Page>>();
  const add = (text: string, page: Page) =>
    byText.set(text, (byText.get(text) ?? new Set()).add(page));
  for (const page of posts) {
    const version = /\d+(?:\.\d+)+/.exec(page.title)?.[0];
    const [year, month, day] = pathOfPage(page).split('/').slice(2);
    add(`${year}-${month}-${day}`, page);
    add(`${year}-${month}`, page);
    if (version) {
      for (const text of [version, `v${version}`, `release ${version}`, `changelog ${version}`]) {
        add(text, page);
      }
    }
  }
  return Array.from(byText, ([text, pages]) => queryOf(text, [...pages])).sort(
    (a, b) => textHash(a.text) - textHash(b.text),
  );
}
