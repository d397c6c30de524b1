// Protects search for every term of the index.
import {
  readerOf,
  searchOf,
} from '../../../packages/docusaurus-theme-search-embedded/tests/support/builtSearch';
import {
  problemsOfTerms,
  termsOf,
} from '../../../packages/docusaurus-theme-search-embedded/tests/support/everyTerm';
import {builds} from '../builds';
import {expect, test} from '../test';

const build = builds.find(({name}) => name === 'embedded')!;

test('search sweep: every term of the index is found, marked, and highlighted @full', async () => {
  const started = Date.now();
  const terms = await termsOf(readerOf(build.dir));
  expect(terms.length).toBeGreaterThan(1000);
  const problems = await problemsOfTerms(searchOf(build.dir), terms, 'https://docs.example.com');
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`Search sweep: ${terms.length} terms of the index, ${seconds} s`);
  expect(problems).toEqual([]);
});
