import {Linter} from 'eslint';
import {describe, expect, test} from 'vitest';
import {houseWordsRule} from '../../scripts/lint/houseWords.mjs';

const linter = new Linter();

/** Returns the line and the word of each report on a source text. */
function reportsOf(source: string): string[] {
  const plugins = {site: {rules: {'house-words': houseWordsRule}}};
  return linter
    .verify(source, [{plugins, rules: {'site/house-words': 'error'}}])
    .map(({line, message}) => `${line}: ${message}`);
}

describe('house words', () => {
  test.each([
    ['a line comment', '// Load the page anew.', '1: Replace "anew"'],
    ['a doc comment', '/**\n * The file stands in build/.\n */', '2: Replace "stands in"'],
    ['the title of a test', "test('the twin of a page', () => {});", '1: Replace "twin"'],
    ['the title of a table', "test.each([])('%s besides', () => {});", '1: Replace "besides"'],
    ['the title of a group', 'test.describe(`once anew`, () => {});', '1: Replace "anew"'],
  ])('are reported in %s', (_, source, report) => {
    expect(reportsOf(source)).toEqual([expect.stringContaining(report)]);
  });

  test.each([
    ['strings', "const text = 'anew';"],
    ['longer words', '// A standalone, renewed page.'],
    ['other calls', "log('anew');"],
  ])('are ignored in %s', (_, source) => {
    expect(reportsOf(source)).toEqual([]);
  });
});
