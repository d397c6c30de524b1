import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import type {SearchRecord} from '../../src/shared/record';
import {Vocabulary} from '../generated';
import {pageOf, type Query} from './score';

/** Content for a stock site, and queries with relevance judgments from people or links. */
export type SearchSet = {
  name: string;
  queries: Query[];
  /** Replaces the content of a stock site. */
  fill: (site: string) => Promise<void>;
};

/** The path of the docs in a stock site. */
export const docsPath = '/docs';

/** Returns a set of generated pages with 30 records each, and queries of one to three of their words. */
export function generatedSet(pages: number): SearchSet {
  const vocabulary = new Vocabulary(30_000);
  const queries = Array.from({length: 30}, (_, index) => ({
    id: `${index}`,
    type: 'full',
    q: vocabulary.phrase(1 + Math.floor(index / 10)),
    pages: [],
    src: [],
  }));
  const fill = async (site: string) => writeDocs(site, [...vocabulary.records(pages, 30)]);
  return {name: `${pages} generated pages`, queries, fill};
}

/**
 * Reads a set from files; `bench/README.md` has their formats.
 *
 * @param argument `NAME=RECORDS,QUERIES`
 * @throws Error that names the argument or file
 */
export function readSet(argument: string): SearchSet {
  const [, name, recordsFile, queriesFile] = /^(.+?)=(.+),(.+)$/.exec(argument) ?? [];
  if (!name || !recordsFile || !queriesFile) {
    throw new Error(`--set must be NAME=RECORDS,QUERIES. Received "${argument}".`);
  }
  const file = readFileSync(recordsFile);
  const text = recordsFile.endsWith('.gz') ? gunzipSync(file) : file;
  const records = JSON.parse(text.toString()) as SearchRecord[];
  const fill = async (site: string) => writeDocs(site, records);
  return {name, queries: readQueries(queriesFile), fill};
}

/** Reads a JSON array of questions with their pages, or one query per line. A variant has the relevant pages of the first line with its id. */
function readQueries(file: string): Query[] {
  if (file.endsWith('.json')) {
    const questions = JSON.parse(readFileSync(file, 'utf8')) as Pick<Query, 'q' | 'pages'>[];
    return questions.map(({q, pages}, index) => ({
      id: `${index}`,
      type: 'full',
      q,
      pages: pages.map(page => docsPath + pageOf(page)),
      src: [],
    }));
  }
  const byId = new Map<string, Query>();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line, index) => {
    const row = JSON.parse(line) as Query;
    const query = {...byId.get(row.id), ...row};
    if (!query.q || !Array.isArray(query.pages)) {
      throw new Error(`${file}, line ${index + 1}: a query needs id, type, q, and pages.`);
    }
    const below = (pages: string[] = []) => pages.map(page => `${docsPath}${page}`);
    if (row.pages) {
      Object.assign(query, {pages: below(row.pages), src: below(row.src)});
    }
    if (!byId.has(row.id)) {
      byId.set(row.id, query);
    }
    return query;
  });
}

/** Returns about `count` queries, evenly spread. Queries with the same id stay together. */
export function sampled(queries: readonly Query[], count: number): Query[] {
  const ids = [...new Set(queries.map(({id}) => id))];
  const step = Math.max(1, queries.length / count);
  const chosen = new Set(
    Array.from({length: ids.length / step}, (_, n) => ids[Math.floor(n * step)]!),
  );
  return queries.filter(({id}) => chosen.has(id));
}

/** Escapes text for Markdown. */
const escaped = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');

/** Returns a record as a heading with its anchor, or as a paragraph. */
function block({type, url, content, hierarchy}: SearchRecord): string {
  if (type === 'content') {
    return escaped(content ?? '');
  }
  const level = Number(type.slice(3));
  const [, anchor] = url.split('#');
  const text = escaped(hierarchy[type as keyof typeof hierarchy] ?? '');
  return `${'#'.repeat(level)} ${text}${anchor ? ` {#${anchor}}` : ''}`;
}

/** Writes a Markdown file for each page of the records, and a sidebar with a category by `lvl0`. */
function writeDocs(site: string, records: readonly SearchRecord[]): void {
  for (const folder of ['docs', 'blog']) {
    rmSync(path.join(site, folder), {recursive: true, force: true});
    mkdirSync(path.join(site, folder));
  }
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const page = pageOf(record.url);
    pages
      .set(page, pages.get(page) ?? [])
      .get(page)!
      .push(record);
  }
  const categories = new Map<string, string[]>();
  [...pages].forEach(([slug, blocks], index) => {
    const id = `page-${index}`;
    const head = `---\nslug: ${JSON.stringify(slug)}\nmdx:\n  format: md\n---\n`;
    writeFileSync(
      path.join(site, 'docs', `${id}.md`),
      [head, ...blocks.map(block)].join('\n\n').concat('\n'),
    );
    const label = blocks[0]!.hierarchy.lvl0 ?? 'Docs';
    categories.set(label, [...(categories.get(label) ?? []), id]);
  });
  const sidebar = [...categories].map(([label, items]) => ({type: 'category', label, items}));
  writeFileSync(
    path.join(site, 'sidebars.ts'),
    `export default ${JSON.stringify({tutorialSidebar: sidebar})};\n`,
  );
}
