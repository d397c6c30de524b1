// @ts-check
import {visit} from 'unist-util-visit';
import {proseRule} from '../page.mjs';

/** A name in an expression that the page can have imported, exported, or received. */
const identifier = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** Signs of Markdown that are text on the page, because Markdown did not read them. */
const signs = [
  {
    pattern: /^:{3,}[ \t]*\S.*/m,
    advice:
      'Docusaurus reads a box as `:::note` or `:::note[Title]`, without a space, and closed by `:::`.',
  },
  {
    pattern: /(?<!\\)\[\^[^\]\s]+\]/,
    advice: 'Write the footnote, as in `[^name]: Text.`',
  },
  {
    pattern: /(?<![\w\\])\[[^\]\\]+\]\[[^\]]*\]/,
    advice: 'Write the definition, as in `[name]: ./page.mdx`, or the link in parentheses.',
  },
];

/**
 * Returns the names that a page imports, exports, or defines, and `props`.
 *
 * @param {import('../page.mjs').Root} tree
 */
function namesOf(tree) {
  const code = tree.children.filter(node => node.type === 'mdxjsEsm').map(({value}) => value);
  return new Set(['props', ...(code.join('\n').match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [])]);
}

/** Finds what an author wrote and the page would not show as it is meant. */
export const lostText = proseRule('lost-text', (tree, file) => {
  const names = namesOf(tree);
  const source = String(file);
  const lines = source.split('\n');
  visit(tree, node => {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const value = node.value.trim();
      const isLost =
        value === '' || /^[[{]/.test(value) || (identifier.test(value) && !names.has(value));
      if (isLost) {
        file.message(
          `The page doesn't show {${value}}: in MDX, braces hold JavaScript. Write \\{${value}} for the text, or put it into backticks.`,
          node,
        );
      }
    } else if (node.type === 'text') {
      // As it is written, where a backslash makes a sign text.
      const text = source.slice(node.position?.start.offset, node.position?.end.offset);
      for (const {pattern, advice} of signs) {
        const [found] = pattern.exec(text) ?? [];
        if (found) {
          file.message(`The page shows "${found}" as it is written. ${advice}`, node);
        }
      }
    } else if (node.type === 'imageReference') {
      const message =
        'The picture would be missing, because Docusaurus finds only paths that are written in the picture: `![Text](./img/name.svg)`.';
      file.message(message, node);
    } else if (node.type === 'containerDirective') {
      if (!/^[\s>]*:{3,}\s*$/.test(lines[(node.position?.end.line ?? 0) - 1] ?? '')) {
        file.message(
          `The box :::${node.name} takes the rest of the page. Close it with a line of \`:::\`.`,
          node,
        );
      }
    }
  });
});
