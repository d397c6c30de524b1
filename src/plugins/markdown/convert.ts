import {blogPostContainerID} from '@docusaurus/utils-common';
import type {Element, Root, RootContent} from 'hast';
import type {Root as MarkdownRoot} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import {handlers, nodeHandlers} from './handlers';

const parser = unified().use(rehypeParse);

const converter = unified().use(rehypeRemark, {handlers, nodeHandlers}).freeze();

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', resourceLink: true})
  .freeze();

/** Writes a Markdown tree as text, in the one style of all files of this plugin. */
export function writeMarkdown(tree: MarkdownRoot): string {
  return writer.stringify(tree);
}

function find(tree: Root, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', element => {
    found = test(element) ? element : undefined;
    return found ? EXIT : undefined;
  });
  return found;
}

/** What the author wrote: a doc's text, a post's text, else (a category's page) all of `main`. */
function articleOf(page: Root): Element | undefined {
  return (
    find(page, ({properties}) => [properties.className].flat().includes('theme-doc-markdown')) ??
    find(page, ({properties}) => properties.id === blogPostContainerID) ??
    find(page, ({tagName}) => tagName === 'main')
  );
}

/** Takes out the title, which every twin begins with, and what readers do not see. */
function tidy(article: Element): void {
  visit(article, 'element', (element, index, parent) => {
    const {hidden, ariaHidden, role} = element.properties;
    const isHidden = (hidden && role !== 'tabpanel') || ariaHidden === 'true';
    if (parent && index !== undefined && (isHidden || element.tagName === 'h1')) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
}

/** Makes one list of those that follow each other, as a category's cards do. */
function joinLists(tree: MarkdownRoot): void {
  tree.children = tree.children.reduce<MarkdownRoot['children']>((joined, node) => {
    const last = joined.at(-1);
    if (node.type === 'list' && last?.type === 'list' && node.ordered === last.ordered) {
      last.children.push(...node.children);
      return joined;
    }
    return [...joined, node];
  }, []);
}

/**
 * Makes Markdown of a built page's article: CommonMark with the tables of GFM, without HTML, its
 * links absolute. The page's title is not part of it.
 *
 * @param html the whole page
 * @param url address of the page, with the site's origin
 * @throws Error naming the address when the page has no article
 */
export async function pageToMarkdown(html: string, url: string): Promise<string> {
  const article = articleOf(parser.parse(html));
  if (!article) {
    throw new Error(`${url} holds neither an article nor a "main" to make Markdown of.`);
  }
  tidy(article);
  // rehype-remark resolves addresses against a `base` element.
  const base = {type: 'element', tagName: 'base', properties: {href: url}, children: []} as const;
  const content: RootContent[] = [base as unknown as Element, article];
  const tree = (await converter.run({type: 'root', children: content})) as MarkdownRoot;
  joinLists(tree);
  return writeMarkdown(tree);
}
