// @ts-check

/**
 * Words and phrases that this project's text never needs, by what to write instead. The prose rule
 * `house-words` reports them in Markdown, ESLint in comments and test titles.
 *
 * @type {Record<string, string[]>}
 */
const houseWords = {
  again: ['anew', 'afresh', 'once more'],
  'also, in addition to': ['besides'],
  'Markdown copy': ['twin', 'twins'],
  'not a …': ['that is none', 'that are none'],
  'is in, appears in, comes after': ['stands in', 'stands at', 'stands below', 'stands above'],
  'beginning, start': ['a begin', 'the begin', 'its begin', 'their begin'],
  'maintained library': ['kept library'],
  'its size': ['of its own bytes', 'of their own bytes'],
};
const terms = Object.values(houseWords).flat();

/** @param {string[]} words */
const anyOf = words => `\\b(?:${words.join('|')})\\b`;

/**
 * Finds the house words in a text.
 *
 * @param {string} text
 * @returns {{word: string, index: number, replacement: string}[]} `index` counts UTF-16 units
 */
export function findHouseWords(text) {
  return Object.entries(houseWords).flatMap(([replacement, words]) =>
    [...text.matchAll(new RegExp(anyOf(words), 'gi'))].map(({0: word, index}) => {
      return {word, index, replacement};
    }),
  );
}

/** The rule of ESLint that reports house words in comments. */
export const houseWordComments = /** @type {const} */ (['error', {terms, location: 'anywhere'}]);

/** An option of ESLint's `no-restricted-syntax` for titles, as in `test('…')` and `test.each(…)('…')`. */
export const houseWordTitle = {
  selector: `CallExpression:matches(${['callee', 'callee.object', 'callee.callee.object']
    .map(callee => `[${callee}.name=/^(describe|it|test)$/]`)
    .join()}) > :matches(Literal[value=/${anyOf(terms)}/i], TemplateLiteral:has([value.raw=/${anyOf(terms)}/i]))`,
  message: 'Write the title in plain English. scripts/lint/houseWords.mjs lists the replacements.',
};
