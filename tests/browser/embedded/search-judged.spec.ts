import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {SEARCH_FOLDER} from '../../../src/search/format/manifest';
import {SearchService} from '../../../src/search/client/service';
import judged from '../../fixtures/search/judged.json';
import {builds} from '../builds';
import {expect, test} from '../test';

/**
 * How well this site's own index answers queries that people judged: what a reader wants in words
 * of their own, misspellings, synonyms, providers, headings. Above the floor a change of engine or
 * content may move single queries; below it search got worse.
 */
const floor = {
  /** Mean of 1 / rank of the first right page, counted to rank 10. */
  reciprocalRank: 0.92,
  /** Share of queries with a right page among the first three. */
  firstThree: 0.95,
  /** The mean reciprocal rank of every kind of query by itself. */
  reciprocalRankOfKind: 0.84,
};

type Judged = (typeof judged)[number];
type Result = Judged & {rank: number; found: string[]};

const build = builds.find(({name}) => name === 'embedded')!;
const service = new SearchService(
  async name => new Uint8Array(await readFile(path.join(build.dir, SEARCH_FOLDER, name))),
);

/** The dialog's filter: this site has one language and one version. */
const facetFilters = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
];

async function answer(query: Judged): Promise<Result> {
  const [response] = await service.search([
    {indexName: 'movie', query: query.q, hitsPerPage: 20, facetFilters},
  ]);
  const found = [...new Set(response!.hits.map(({url}) => new URL(url).pathname))];
  return {...query, rank: found.findIndex(page => query.pages.includes(page)) + 1, found};
}

function meanReciprocalRank(results: readonly Result[]): number {
  const worth = ({rank}: Result) => (rank >= 1 && rank <= 10 ? 1 / rank : 0);
  return results.reduce((sum, result) => sum + worth(result), 0) / results.length;
}

test('embedded search: the judged set asks in all ways, for pages that exist', async () => {
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
    await expect(readFile(file), `${page} was built`).resolves.toBeTruthy();
  }
});

test('embedded search: judged queries find their pages', async () => {
  const results = await Promise.all(judged.map(answer));
  const missed = results
    .filter(({rank}) => rank !== 1)
    .map(({q, rank, found}) => `  "${q}": rank ${rank || 'none'}, first ${found[0] ?? 'nothing'}`);
  const told = `queries without a right page in first place:\n${missed.join('\n')}\n`;
  const inFirstThree = results.filter(({rank}) => rank >= 1 && rank <= 3).length / results.length;
  expect(meanReciprocalRank(results), told).toBeGreaterThanOrEqual(floor.reciprocalRank);
  expect(inFirstThree, told).toBeGreaterThanOrEqual(floor.firstThree);
  for (const kind of new Set(judged.map(query => query.kind))) {
    const ofKind = results.filter(result => result.kind === kind);
    expect(meanReciprocalRank(ofKind), `${kind}; ${told}`).toBeGreaterThanOrEqual(
      floor.reciprocalRankOfKind,
    );
  }
});
