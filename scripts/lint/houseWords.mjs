// @ts-check

/**
 * Words and phrases that this project's text never needs, each with what to write instead.
 * The prose rule `house-words` reports them in Markdown, the ESLint rule below in comments and test
 * titles.
 *
 * @type {readonly [pattern: RegExp, replacement: string][]}
 */
export const houseWords = [
  [/\b(?:anew|afresh|once more)\b/gi, 'again'],
  [/\bbesides\b/gi, 'also, in addition to'],
  [/\btwins?\b/gi, 'Markdown copy'],
  [/\bthat (?:is|are) none\b/gi, 'not a …'],
  [/\bstands? (?:in|at|below|above|beside|there)\b/gi, 'is in, appears in, comes after'],
  [/\b(?:a|the|its|their) begin\b/gi, 'beginning, start'],
  [/\bkept library\b/gi, 'maintained library'],
  [/\bof (?:its|their|one's|our) own bytes\b/gi, 'its size'],
];

/**
 * Finds the house words in a text.
 *
 * @param {string} text
 * @returns {{word: string, index: number, replacement: string}[]} `index` counts UTF-16 units
 */
export function findHouseWords(text) {
  return houseWords.flatMap(([pattern, replacement]) =>
    [...text.matchAll(pattern)].map(({0: word, index}) => ({word, index, replacement})),
  );
}

const testFunction = /^(?:describe|it|test)$/;

/**
 * Returns the title of a call such as `test('…')`, `test.each(…)('…')`, or `test.describe('…')`.
 *
 * @typedef {NonNullable<import('eslint').Rule.RuleListener['CallExpression']>} OnCall
 * @param {Parameters<OnCall>[0]} call
 */
function titleOf({callee, arguments: [title]}) {
  /** @type {(typeof callee) | import('eslint').Rule.Node} */
  let node = callee;
  while (node.type === 'MemberExpression' || node.type === 'CallExpression') {
    node = node.type === 'MemberExpression' ? node.object : node.callee;
  }
  const isTest = node.type === 'Identifier' && testFunction.test(node.name);
  return isTest && (title?.type === 'Literal' || title?.type === 'TemplateLiteral')
    ? title
    : undefined;
}

/**
 * ESLint rule: comments and test titles use the field's terms.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const houseWordsRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {houseWord: 'Replace "{{word}}" with plain English: {{replacement}}.'},
  },
  create(context) {
    const {sourceCode} = context;
    /** @param {[number, number]} range */
    const check = ([start, end]) => {
      for (const {word, index, replacement} of findHouseWords(sourceCode.text.slice(start, end))) {
        context.report({
          loc: {
            start: sourceCode.getLocFromIndex(start + index),
            end: sourceCode.getLocFromIndex(start + index + word.length),
          },
          messageId: 'houseWord',
          data: {word, replacement},
        });
      }
    };
    return {
      Program() {
        sourceCode.getAllComments().forEach(({range}) => range && check(range));
      },
      CallExpression(call) {
        const title = titleOf(call);
        if (title?.range) {
          check(title.range);
        }
      },
    };
  },
};
