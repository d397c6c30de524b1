// Protects search on sites of any size, whose index has one file or several.
import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {Page} from '../../src/engine/format/sections';
import {createSearchAssets} from '../../src/build/assets';
import {input, searchOver} from '../fixtures/engine/site';

type Size = {
  sections: number;
  /** Words that all sections have. */
  shared: number;
  /** Words that only one section has. */
  unique: number;
};

const facets = {language: 'en', docusaurus_tag: '', version: '', area: ''};

const uniqueWord = (section: number, index: number) => `only${section}x${index}`;

/** Returns a site with `sections * (shared + unique)` postings. */
function pagesOf({sections, shared, unique}: Size): Page[] {
  const words = Array.from({length: shared}, (_, index) => `shared${index}`);
  return Array.from({length: sections}, (_, section): Page => {
    const own = Array.from({length: unique}, (_, index) => uniqueWord(section, index));
    return {
      url: `https://docs.example/${section}`,
      category: '',
      title: `Page ${section}`,
      label: '',
      facets,
      rank: 0,
      sections: [
        {
          trail: [`Page ${section}`],
          anchor: null,
          hasHeading: true,
          texts: [{kind: 'prose', text: [...words, ...own].join(' ')}],
        },
      ],
    };
  });
}

async function expectSearchable(size: Size): Promise<void> {
  const {files} = createSearchAssets(pagesOf(size));
  const site = searchOver(files);
  const {sections, shared, unique} = size;
  const totalOf = async (query: string) => (await site.find(input(query, {to: 1}))).total;
  // A space after the word, since it may also be the beginning of another.
  expect(await totalOf('shared0 ')).toBe(shared > 0 ? sections : 0);
  if (sections > 0 && unique > 0) {
    expect(await totalOf(`${uniqueWord(sections - 1, 0)} `)).toBe(1);
  }
}

it('searches a site whose frequent words have files and whose other words fit in one', async () => {
  await expectSearchable({sections: 1100, shared: 20, unique: 1});
});

it('searches any site that the build writes', async () => {
  const size = fc.record({
    sections: fc.nat(1500),
    shared: fc.nat(24),
    unique: fc.nat(16),
  });
  await fc.assert(fc.asyncProperty(size, expectSearchable), {numRuns: 40});
});
