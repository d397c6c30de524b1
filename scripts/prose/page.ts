import matter from 'gray-matter';
import type {Nodes, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** Something an author has to change: where, and what to do about it. */
export type Problem = {line: number; message: string};

/** One rule: looks at a page and names what breaks the rule; an empty list means none. */
export type Check = (page: Page) => Problem[];

/** A piece of text as a reader meets it, with the line it begins on. */
export type TextPiece = {text: string; line: number};

/** A parsed MDX file, in the forms that the checks need. */
export type Page = {
  /** Path below the repository's root, with forward slashes. */
  file: string;
  frontMatter: Record<string, unknown>;
  tree: Root;
  /** All text a reader can meet: prose, code, attribute values, title and description. */
  text: TextPiece[];
};

/** A React element in MDX, on its own or inside a paragraph. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

// The same Markdown as Docusaurus reads: GitHub's tables, admonitions, front matter, JSX.
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/** A partial is a piece of text that several pages import; it has no page of its own. */
export const isPartial = ({file}: Page) => /(?:^|\/)_[^/]+$/.test(file);

/** The line a node begins on; nodes made by the parser always have one. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** What a heading, link or paragraph says, with code and without markup. */
export const textOf = (node: Nodes | PhrasingContent): string => toString(node).trim();

/** The value of a JSX attribute that is written as a plain string. */
export function attribute(element: JsxElement, name: string): string | undefined {
  const found = element.attributes.find(
    item => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Whether a JSX attribute is present at all, be its value a string or an expression. */
export function hasAttribute(element: JsxElement, name: string): boolean {
  return element.attributes.some(item => item.type === 'mdxJsxAttribute' && item.name === name);
}

function collectText(tree: Root): TextPiece[] {
  const pieces: TextPiece[] = [];
  visit(tree, node => {
    const line = lineOf(node);
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      // A fence's text begins on the line after its opening.
      pieces.push({text: node.value, line: node.type === 'code' ? line + 1 : line});
    } else if (node.type === 'image' && node.alt) {
      pieces.push({text: node.alt, line});
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const {value} of node.attributes) {
        if (typeof value === 'string') {
          pieces.push({text: value, line});
        }
      }
    }
  });
  return pieces;
}

/**
 * Reads one MDX file.
 *
 * @param file path below the repository's root, used in messages and to choose rules
 * @param source the file's text
 * @throws the parser's error, with its line, when the MDX is broken
 */
export function parsePage(file: string, source: string): Page {
  const tree = parser.parse(source);
  const frontMatter = matter(source).data;
  const fromFrontMatter = ['title', 'description', 'sidebar_label']
    .map(key => frontMatter[key])
    .filter(value => typeof value === 'string')
    .map(text => ({text, line: 1}));
  return {file, frontMatter, tree, text: [...fromFrontMatter, ...collectText(tree)]};
}

/** Finds every match of the expressions in the page's text, with the line of each. */
export function findInText(
  page: Page,
  expressions: readonly RegExp[],
): {match: string; line: number}[] {
  return page.text.flatMap(({text, line}) =>
    expressions.flatMap(expression =>
      [...text.matchAll(expression)].map(({0: match, index}) => ({
        match,
        line: line + text.slice(0, index).split('\n').length - 1,
      })),
    ),
  );
}
