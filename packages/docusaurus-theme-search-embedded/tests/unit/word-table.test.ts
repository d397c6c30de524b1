// Protects what counts as the same word, by language: the table in `fixtures/engine/wordTable.ts`.
import {describe, expect, it} from 'vitest';
import {withStopWords} from '../../src/build/stopWords';
import {loadStemmers} from '../../src/engine/analysis/stemmers';
import {recordsOf} from '../fixtures/engine/records';
import {filesOf, input, searchOver} from '../fixtures/engine/site';
import {wordTable, type WordRow} from '../fixtures/engine/wordTable';

await loadStemmers(Object.keys(wordTable));

/** Returns the paragraphs that a site finds, each on a page of its own. */
async function foundBy(
  language: string,
  {query, found, others = []}: WordRow,
  postingsSize?: number,
): Promise<string[]> {
  // The right ones come last, so that their order is no coincidence.
  const texts = [...others, ...[...found].reverse()];
  const pages = texts.map((text, index) => ({
    url: `https://docs.example/${index}`,
    category: '',
    lines: [`# ${index}`, text],
  }));
  const files = filesOf(recordsOf(pages), {...withStopWords({language}), postingsSize});
  const {hits} = await searchOver(files).find(input(query));
  return hits.map(({url}) => texts[Number(new URL(url).pathname.slice(1))]!);
}

describe.each(Object.entries(wordTable))('words: %s', (language, groups) => {
  describe.each(groups)('$source', ({rows}) => {
    it.each(rows)('$query', async row => {
      const inOrder = (texts: readonly string[]) => (row.isUnordered ? [...texts].sort() : texts);
      const expected = inOrder(row.found);
      expect(inOrder(await foundBy(language, row))).toEqual(expected);
      // The same with many files of postings.
      expect(inOrder(await foundBy(language, row, 4))).toEqual(expected);
    });
  });
});
