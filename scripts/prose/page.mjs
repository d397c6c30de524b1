// @ts-check
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';

/**
 * @typedef {import('mdast').Nodes} Nodes
 * @typedef {import('mdast').Root} Root
 * @typedef {import('vfile').VFile} VFile
 * @typedef {NonNullable<Root['position']>['start']} Point
 * @typedef {Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>} JsxElement
 */

// The Markdown that Docusaurus reads: GitHub's tables, admonitions, front matter, JSX.
const mdx = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();
const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();

/**
 * Returns the path of a file below the repository's root, with forward slashes. Editors pass absolute
 * paths.
 *
 * @param {VFile} file
 */
export const pathOf = ({cwd, path: name = ''}) =>
  path.relative(cwd, path.resolve(cwd, name)).split(path.sep).join('/');

/**
 * Reports whether a file is part of the site, rather than a document of the repository.
 *
 * @param {VFile} file
 */
const isContent = file => /^(?:docs|blog|src\/pages)\//.test(pathOf(file));

/**
 * Remark plugin: parses the site's content as MDX, whatever its extension, and other files as
 * Markdown.
 *
 * @this {import('unified').Processor}
 */
export function readContentAsMdx() {
  /** @type {import('unified').Parser<Root>} */
  const parser = (text, file) => {
    if (!isContent(file)) {
      return markdown.parse(text);
    }
    const tree = mdx.parse(text);
    addIds(tree);
    // Message control mistakes an element without children at the end of a page for a gap and drops
    // its messages. It finds no gap if the end of the page has no offset.
    if (tree.position) {
      tree.position.end.offset = undefined;
    }
    return tree;
  };
  Object.assign(this, {parser});
}

/**
 * Adds explicit ids, `## Heading {/* #id *\/}` and `<a id="id">`, to the nodes' data, where the link
 * check reads them.
 *
 * @param {Root} tree
 */
function addIds(tree) {
  visit(tree, node => {
    const last = node.type === 'heading' ? node.children.at(-1) : undefined;
    const comment = last?.type === 'mdxTextExpression' ? last.value : '';
    const id = isElement(node)
      ? attribute(node, 'id')?.value
      : /^\/\*\s*#([^\s*]+)/.exec(comment)?.[1];
    if (typeof id === 'string') {
      // The check compares in lower case.
      Object.assign((node.data ??= {}), {id: id.toLowerCase()});
    }
  });
}

/**
 * Parses a page.
 *
 * @param {string} text
 * @throws the parser's error, with its line, when the MDX is broken
 */
export const parsePage = text => mdx.parse(text);

/**
 * Creates a rule of remark-lint for the site's content.
 *
 * @param {string} name follows each message in parentheses; comments disable the rule by it
 * @param {(tree: Root, file: VFile) => void} check
 */
export function proseRule(name, check) {
  return lintRule(
    {origin: `remark-lint:${name}`, url: 'CONTRIBUTING.md#when-a-check-fails'},
    /** @type {import('unified-lint-rule').Rule<Root>} */
    (tree, file) => {
      if (isContent(file)) {
        check(tree, file);
      }
    },
  );
}

/**
 * Returns the text of a heading, link, or paragraph, including code, without markup.
 *
 * @param {Nodes} node
 */
export const textOf = node =>
  toString('children' in node ? node.children.filter(child => !isComment(child)) : node).trim();

/** @param {Nodes} node */
const isComment = node => node.type === 'mdxTextExpression' && node.value.startsWith('/*');

/**
 * @param {Nodes} node
 * @returns {node is JsxElement}
 */
export const isElement = node =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/**
 * Returns an attribute of an element. Its value may be a string or an expression.
 *
 * @param {JsxElement} element
 * @param {string} name
 */
export const attribute = (element, name) =>
  element.attributes.find(item => item.type === 'mdxJsxAttribute' && item.name === name);

/**
 * Reads a page's front matter.
 *
 * @param {Root} tree
 * @returns the fields, and a function that returns the start of a field, or of the first line when the
 *   field is missing
 */
export function readFrontMatter({children: [first]}) {
  const text = first?.type === 'yaml' ? first.value : '';
  const fields = /** @type {Record<string, unknown>} */ (parseYaml(text) ?? {});
  const lines = text.split('\n');
  /**
   * @param {string} key
   * @returns {Point}
   */
  const startOf = key => ({
    line: lines.findIndex(line => line.startsWith(`${key}:`)) + 2,
    column: 1,
  });
  return {fields, lines, startOf};
}
