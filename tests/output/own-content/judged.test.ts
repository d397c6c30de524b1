// Protects what readers find: judged queries, and each page by its title.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {recordsOf, searchBuild} from 'tooling/searchBuild';
import {beforeAll, expect, test} from 'vitest';
import {loadPage} from '../../browser/html';
import judged from '../../fixtures/search/judged.json';
import readerQuestions from '../../fixtures/search/reader-questions.json';
import heldBack from '../../fixtures/search/reader-questions-held-back.json';

/**
 * Measures how well this site's own index answers judged queries: questions in a reader's own words,
 * misspellings, synonyms, providers, and headings. Above the minimum, a change of engine or content
 * may affect single queries; below it, search got worse.
 */
const floor = {
  /** Mean of 1 / rank of the first right page, counted to rank 10. */
  reciprocalRank: 0.92,
  /** Share of queries with a right page among the first three. */
  firstThree: 1,
  /** The mean reciprocal rank of every kind of query by itself. */
  reciprocalRankOfKind: 0.84,
};

type Question = {q: string; pages: string[]};
type Result<T extends Question> = T & {rank: number; found: string[]};

const build = 'build';

/** Each page by its title, and by its label in the sidebar. */
function namesOfPages(): {titles: Question[]; labels: Question[]} {
  const titles = recordsOf(build)
    .filter(({type}) => type === 'lvl1')
    .map(({url, hierarchy}) => ({q: hierarchy.lvl1!, pages: [new URL(url).pathname]}));
  // The sidebar opens the categories of the current page.
  const docs = [
    'getting-started/llm-setup/openai-api-key',
    'user-guides/workflow-management/create-workflow',
  ];
  const labels = docs.flatMap(doc => {
    const $ = loadPage(readFileSync(path.join(build, 'docs', doc, 'index.html')));
    return $('nav[aria-label="Docs sidebar"] a')
      .toArray()
      .map(link => ({q: $(link).text().trim(), pages: [$(link).attr('href')!]}));
  });
  return {titles, labels};
}

const {titles, labels} = namesOfPages();

/** The URLs that each query finds. One process answers all queries, because it starts for a second. */
const urlsOf = new Map<string, string[]>();

beforeAll(() => {
  const all = [judged, readerQuestions, heldBack, titles, labels].flat().map(({q}) => q);
  const queries = [...new Set(all)];
  searchBuild(build, queries).forEach((urls, index) => urlsOf.set(queries[index]!, urls));
}, 60_000);

function answer<T extends Question>(queries: readonly T[]): Result<T>[] {
  return queries.map(query => {
    const found = [...new Set(urlsOf.get(query.q)!.map(url => new URL(url).pathname))];
    return {...query, rank: found.findIndex(page => query.pages.includes(page)) + 1, found};
  });
}

function meanReciprocalRank(results: readonly {rank: number}[]): number {
  const worth = ({rank}: {rank: number}) => (rank >= 1 && rank <= 10 ? 1 / rank : 0);
  return results.reduce((sum, result) => sum + worth(result), 0) / results.length;
}

function shareInFirstThree(results: readonly {rank: number}[]): number {
  return results.filter(({rank}) => rank >= 1 && rank <= 3).length / results.length;
}

/** For messages: the queries that no right page leads. */
function missedBy(results: readonly Result<Question>[]): string {
  const missed = results
    .filter(({rank}) => rank !== 1)
    .map(({q, rank, found}) => `  "${q}": rank ${rank || 'none'}, first ${found[0] ?? 'nothing'}`);
  return `queries without a right page in first place:\n${missed.join('\n')}\n`;
}

test('the judged set has every kind of query, for pages that exist', () => {
  expect(judged.length).toBeGreaterThanOrEqual(60);
  expect(new Set(judged.map(({q}) => q)).size).toBe(judged.length);
  expect([...new Set(judged.map(({kind}) => kind))].sort()).toEqual([
    'heading',
    'intent',
    'misspelling',
    'provider',
    'synonym',
  ]);
  const expected = new Set(judged.flatMap(({pages}) => pages));
  for (const page of expected) {
    const file = path.join(build, page, 'index.html');
    expect(existsSync(file), `${page} was built`).toBe(true);
  }
});

test('judged queries find their pages', () => {
  const results = answer(judged);
  const told = missedBy(results);
  const inFirstThree = shareInFirstThree(results);
  expect(meanReciprocalRank(results), told).toBeGreaterThanOrEqual(floor.reciprocalRank);
  expect(inFirstThree, told).toBeGreaterThanOrEqual(floor.firstThree);
  for (const kind of new Set(judged.map(query => query.kind))) {
    const ofKind = results.filter(result => result.kind === kind);
    expect(meanReciprocalRank(ofKind), `${kind}; ${told}`).toBeGreaterThanOrEqual(
      floor.reciprocalRankOfKind,
    );
  }
});

/**
 * Questions and fragments as readers type them. Synonyms and constants were chosen with the first half.
 * Of the second half only the rates are read, never the answers, so it measures how well search does
 * with new questions.
 */
for (const {name, questions, reciprocalRank, firstThree} of [
  {name: 'prepared', questions: readerQuestions, reciprocalRank: 0.9, firstThree: 0.92},
  {name: 'held back', questions: heldBack, reciprocalRank: 0.84, firstThree: 0.87},
]) {
  test(`readers' questions find their pages (${name})`, () => {
    expect(questions.length).toBeGreaterThanOrEqual(30);
    const results = answer(questions);
    const told = name === 'held back' ? '' : missedBy(results);
    expect(meanReciprocalRank(results), told).toBeGreaterThanOrEqual(reciprocalRank);
    expect(shareInFirstThree(results), told).toBeGreaterThanOrEqual(firstThree);
  });
}

test('every page is found first by its title and by its sidebar label', () => {
  expect(titles.length).toBeGreaterThan(20);
  expect(new Set(labels.flatMap(({pages}) => pages)).size).toBeGreaterThan(15);
  const results = answer([...titles, ...labels]);
  expect(results.filter(({rank}) => rank !== 1).map(({q, found}) => [q, found[0]])).toEqual([]);
});
