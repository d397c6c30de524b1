// @ts-check
import {visit} from 'unist-util-visit';
import {proseRule} from '../page.mjs';

/** A name in an expression that the page can have imported, exported, or received. */
const identifier = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** The kinds of boxes: the default `keywords` of Docusaurus' admonitions. */
const boxes = new Set(
  'note tip info warning danger caution important success secondary'.split(' '),
);

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
  {
    pattern: /(?<!\\)\[[^\]\n]+\]\([^)\n]+\)/,
    advice: 'Put a target with spaces into angle brackets, as in `[name](<./a page.mdx>)`.',
  },
  {
    pattern: /(?<![\\*])\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*/,
    advice: 'Put the punctuation outside of the signs, or a space behind them.',
  },
];

/** Control characters other than line ends and tabs, which no feed may have. */
const control = /[\0-\x08\v\f\x0e-\x1f\x7f]/;

/**
 * Returns the names that a page imports, exports, or defines, and `props`.
 *
 * @param {import('../page.mjs').Root} tree
 */
function namesOf(tree) {
  const code = tree.children.filter(node => node.type === 'mdxjsEsm').map(({value}) => value);
  return new Set(['props', ...(code.join('\n').match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [])]);
}

/**
 * Whether a text such as `:name` has a label or attributes. Without them it is a text with a colon, as in `host:port`.
 *
 * @param {{attributes?: object | null, children: unknown[]}} node
 */
const isMeant = ({attributes, children}) =>
  children.length > 0 || Object.keys(attributes ?? {}).length > 0;

/** Finds what an author wrote and the page would not show as it is meant. */
export const lostText = proseRule('lost-text', (tree, file) => {
  const names = namesOf(tree);
  const source = String(file);
  const lines = source.split('\n');
  lines.forEach((line, index) => {
    const [character] = control.exec(line) ?? [];
    if (character) {
      const code = character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase();
      file.message(`Delete the invisible character U+${code}.`, {
        line: index + 1,
        column: line.indexOf(character) + 1,
      });
    }
  });
  /** @param {import('../page.mjs').Nodes} node */
  const sourceOf = ({position}) => source.slice(position?.start.offset, position?.end.offset);
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
      const text = sourceOf(node);
      for (const {pattern, advice} of signs) {
        const [found] = pattern.exec(text) ?? [];
        if (found) {
          file.message(`The page shows "${found}" as it is written. ${advice}`, node);
        }
      }
    } else if (node.type === 'code') {
      const [opening = '', ...rest] = sourceOf(node).split('\n');
      const [fence] = /^(?:`{3,}|~{3,})/.exec(opening) ?? [];
      if (fence && !(rest.at(-1) ?? '').replace(/^[\s>]*/, '').startsWith(fence)) {
        file.message(`The code takes the rest of the page. Close it with a line of ${fence}`, node);
      }
    } else if (node.type === 'table') {
      const [head, ...rows] = node.children;
      const columns = head?.children.length ?? 0;
      for (const row of rows.filter(({children}) => children.length > columns)) {
        file.message(
          `The page shows ${columns} of the ${row.children.length} cells in this row. In code, too, write | as \\|`,
          row,
        );
      }
    } else if (node.type === 'imageReference') {
      const message =
        'The picture would be missing, because Docusaurus finds only paths that are written in the picture: `![Text](./img/name.svg)`.';
      file.message(message, node);
    } else if (node.type === 'leafDirective' || (node.type === 'textDirective' && isMeant(node))) {
      file.message(
        `The page shows nothing, or another text, for :${node.name}, which only other programs support. Write \\:${node.name} for the text.`,
        node,
      );
    } else if (node.type === 'containerDirective') {
      if (!boxes.has(node.name)) {
        file.message(
          `There is no box :::${node.name}. Boxes are ${[...boxes].map(name => `:::${name}`).join(', ')}.`,
          node,
        );
      } else if (!/^[\s>]*:{3,}\s*$/.test(lines[(node.position?.end.line ?? 0) - 1] ?? '')) {
        file.message(
          `The box :::${node.name} takes the rest of the page. Close it with a line of \`:::\`.`,
          node,
        );
      }
    }
  });
});
