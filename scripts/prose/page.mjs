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
import {VFile} from 'vfile';
import {parse as parseYaml} from 'yaml';

/**
 * @typedef {import('mdast').Nodes} Nodes
 * @typedef {import('mdast').Root} Root
 * @typedef {NonNullable<Root['position']>['start']} Point
 * @typedef {Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>} JsxElement
 */

/**
 * A page as the rules see it.
 *
 * @typedef {object} Page
 * @property {string} file path below the repository's root, with forward slashes
 * @property {string} folder the repository's root
 * @property {Root} tree
 * @property {Record<string, unknown>} frontMatter
 */

/**
 * Something an author has to change: what to do, and where.
 *
 * @typedef {{message: string, at: Nodes | Point}} Problem
 */

/** @typedef {'content' | 'all Markdown'} Scope */

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
 * Returns the path of a file below the repository's root. Editors pass absolute paths.
 *
 * @param {VFile} file
 */
const pathOf = ({cwd, path: name = ''}) =>
  path.relative(cwd, path.resolve(cwd, name)).split(path.sep).join('/');

/**
 * Reports whether a file is part of the site, rather than a document of the repository.
 *
 * @param {string} file path below the root
 */
export const isContent = file => /^(?:docs|blog|src\/pages)\//.test(file);

/**
 * Reports whether a file is a partial: text that several pages import, without a page of its own.
 *
 * @param {Page} page
 */
export const isPartial = ({file}) => /(?:^|\/)_[^/]+$/.test(file);

/**
 * Remark plugin: parses the site's content as MDX, whatever its extension, and other files as
 * Markdown.
 *
 * @this {import('unified').Processor}
 */
export function readContentAsMdx() {
  /** @type {import('unified').Parser<Root>} */
  const parser = (text, file) => {
    if (!isContent(pathOf(file))) {
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
 * Parses one page.
 *
 * @param {string} file path below the repository's root
 * @param {string} text
 * @returns {Page}
 * @throws the parser's error, with its line, when the MDX is broken
 */
export function parsePage(file, text) {
  return toPage(mdx.parse(text), file, process.cwd());
}

/**
 * @param {Root} tree
 * @param {string} file
 * @param {string} folder
 * @returns {Page}
 */
function toPage(tree, file, folder) {
  const [first] = tree.children;
  const data = first?.type === 'yaml' ? /** @type {unknown} */ (parseYaml(first.value)) : undefined;
  const frontMatter = /** @type {Record<string, unknown>} */ (data ?? {});
  return {file, folder, tree, frontMatter};
}

/**
 * Creates a rule of remark-lint.
 *
 * @param {string} name follows each message in parentheses; comments disable the rule by it
 * @param {(page: Page) => Iterable<Problem>} check
 * @param {Scope} [scope]
 */
export function proseRule(name, check, scope = 'content') {
  return lintRule(
    {origin: `remark-lint:${name}`, url: 'CONTRIBUTING.md#when-a-check-fails'},
    /** @type {import('unified-lint-rule').Rule<Root>} */
    (tree, file) => {
      const name = pathOf(file);
      if (scope === 'content' && !isContent(name)) {
        return;
      }
      for (const {message, at} of check(toPage(tree, name, file.cwd))) {
        file.message(message, {place: 'type' in at ? at.position : at});
      }
    },
  );
}

/**
 * Creates a rule that checks each node of a page separately.
 *
 * @param {string} name see {@link proseRule}
 * @param {(node: Nodes, page: Page) => string | readonly string[] | false | null | undefined} check
 *   returns the messages about a node, if any
 */
export function nodeRule(name, check) {
  return proseRule(name, page => {
    /** @type {Problem[]} */
    const problems = [];
    visit(page.tree, node => {
      for (const message of [check(node, page) || []].flat()) {
        problems.push({message, at: node});
      }
    });
    return problems;
  });
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
export function attribute(element, name) {
  return element.attributes.find(item => item.type === 'mdxJsxAttribute' && item.name === name);
}

/**
 * Returns all nodes of a type, in reading order.
 *
 * @template {Nodes['type']} T
 * @param {Root} tree
 * @param {T} type
 * @returns {Extract<Nodes, {type: T}>[]}
 */
export function nodesOf(tree, type) {
  /** @type {Extract<Nodes, {type: T}>[]} */
  const nodes = [];
  visit(tree, type, node => {
    nodes.push(/** @type {Extract<Nodes, {type: T}>} */ (node));
  });
  return nodes;
}

/**
 * Returns the start of a front matter field, or of the first line when the field is missing.
 *
 * @param {Page} page
 * @param {string} key
 * @returns {Point}
 */
export function frontMatterPoint({tree}, key) {
  const [first] = tree.children;
  const lines = first?.type === 'yaml' ? first.value.split('\n') : [];
  const index = lines.findIndex(line => line.startsWith(`${key}:`));
  return {line: index + 2, column: 1};
}
