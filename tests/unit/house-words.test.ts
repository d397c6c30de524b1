import {Linter} from 'eslint';
import {describe, expect, test} from 'vitest';
import {houseWordComments, houseWordTitle} from '../../scripts/lint/houseWords.mjs';

const linter = new Linter();
const rules: Linter.RulesRecord = {
  'no-warning-comments': [...houseWordComments],
  'no-restricted-syntax': ['error', houseWordTitle],
};

/** Returns the line and the message of each report on a source text. */
function reportsOf(source: string): string[] {
  return linter.verify(source, [{rules}]).map(({line, message}) => `${line}: ${message}`);
}

describe('house words', () => {
  test.each([
    ['a line comment', '// Load the page anew.', "1: Unexpected 'anew' comment"],
    ['a doc comment', '/**\n * The file stands in build/.\n */', "1: Unexpected 'stands in'"],
    ['the title of a test', "test('the twin of a page', () => {});", '1: Write the title'],
    ['the title of a table', "test.each([])('%s besides', () => {});", '1: Write the title'],
    ['the title of a group', 'test.describe(`once anew`, () => {});', '1: Write the title'],
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
