// Protects what readers find: judged queries, and each page by its title.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {recordsOf, searchBuild} from 'tooling/searchBuild';
import judged from '../../fixtures/search/judged.json';
import readerQuestions from '../../fixtures/search/reader-questions.json';
import heldBack from '../../fixtures/search/reader-questions-held-back.json';
import {builds} from '../builds';
import {expect, test} from '../test';

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

const build = builds.find(({name}) => name === 'embedded')!;
function answer<T extends Question>(queries: readonly T[]): Result<T>[] {
  const urls = searchBuild(
    build.dir,
    queries.map(({q}) => q),
  );
  return queries.map((query, index) => {
    const found = [...new Set(urls[index]!.map(url => new URL(url).pathname))];
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

test('embedded search: the judged set has every kind of query, for pages that exist', () => {
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
    const file = path.join(build.dir, page, 'index.html');
    expect(existsSync(file), `${page} was built`).toBe(true);
  }
});

test('embedded search: judged queries find their pages', () => {
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
  test(`embedded search: readers' questions find their pages (${name})`, () => {
    expect(questions.length).toBeGreaterThanOrEqual(30);
    const results = answer(questions);
    const told = name === 'held back' ? '' : missedBy(results);
    expect(meanReciprocalRank(results), told).toBeGreaterThanOrEqual(reciprocalRank);
    expect(shareInFirstThree(results), told).toBeGreaterThanOrEqual(firstThree);
  });
}

test('embedded search: every page is found first by its title and by its sidebar label', async ({
  page,
}) => {
  const titles = recordsOf(build.dir)
    .filter(({type}) => type === 'lvl1')
    .map(({url, hierarchy}) => ({q: hierarchy.lvl1!, pages: [new URL(url).pathname]}));
  const labels: Question[] = [];
  // The sidebar opens the categories of the current page.
  for (const doc of ['llm-setup/openai-api-key', 'workflow-management/create-workflow']) {
    const folder = doc.startsWith('llm') ? 'getting-started' : 'user-guides';
    await page.goto(`/docs/${folder}/${doc}`);
    const links = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link');
    labels.push(
      ...(await links.evaluateAll(all =>
        all.map(link => ({
          q: link.textContent.trim(),
          pages: [(link as HTMLAnchorElement).pathname],
        })),
      )),
    );
  }
  expect(titles.length).toBeGreaterThan(20);
  expect(new Set(labels.flatMap(({pages}) => pages)).size).toBeGreaterThan(15);
  const results = answer([...titles, ...labels]);
  expect(results.filter(({rank}) => rank !== 1).map(({q, found}) => [q, found[0]])).toEqual([]);
});
