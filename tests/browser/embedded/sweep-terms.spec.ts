// Protects search for every term of the index.
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {SiteSearch} from '../../../packages/docusaurus-theme-search-embedded/src/client/siteSearch';
import {searchFolder} from '../../../packages/docusaurus-theme-search-embedded/src/engine/format/files';
import {
  problemsOfTerms,
  termsOf,
} from '../../../packages/docusaurus-theme-search-embedded/tests/fixtures/engine/everyTerm';
import {builds} from '../builds';
import {expect, test} from '../test';

const build = builds.find(({name}) => name === 'embedded')!;

test('search sweep: every term of the index is found, marked, and highlighted @full', async () => {
  const read = async (name: string) =>
    new Uint8Array(await readFile(path.join(build.dir, searchFolder, name)));
  const started = Date.now();
  const terms = await termsOf(read);
  expect(terms.length).toBeGreaterThan(1000);
  const problems = await problemsOfTerms(new SiteSearch(read), terms, 'https://docs.example.com');
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`Search sweep: ${terms.length} terms of the index, ${seconds} s`);
  expect(problems).toEqual([]);
});
