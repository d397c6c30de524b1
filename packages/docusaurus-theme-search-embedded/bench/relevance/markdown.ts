import {createSlugger, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {Element} from 'domhandler';
import type {Heading, Node, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Page} from '../../src/engine/format/sections';
import {tableGap} from '../../src/engine/analysis/tokens';
import {cleanText} from '../../src/records/text';
import {PageWalker} from '../../src/records/walk';
import type {SourceFile} from './fetch';

export type Link = {text: string; href: string};
export type Doc = {page: Page; links: Link[]};

/** The site of all sets. Results are compared by path. */
export const site = 'https://docs.example';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Returns the path of a page: that of its file without extension, index, and the numbers that order files. */
export function pathOf(file: string): string {
  const parts = file
    .replace(/\.(?:mdx?|html)$/i, '')
    .split('/')
    .map(part => part.replace(/^\d+[-_.]/, ''));
  const isIndex = /^(?:index|readme)$/i.test(parts.at(-1)!);
  return `/${(isIndex ? parts.slice(0, -1) : parts).join('/')}`;
}

const labelOf = (folder: string) => folder.replaceAll('-', ' ');

/** Converts a Markdown or MDX file into a page for the index, and returns it with its links. */
export async function parseDoc({path, text}: SourceFile): Promise<Doc> {
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: path,
    fileContent: text,
  });
  const root: Root = parser.parse(content);
  const heading = root.children.find((node): node is Heading => node.type === 'heading');
  const isTitle = heading?.depth === 1;
  const pathname = pathOf(path);
  const name = pathname.split('/').at(-1)!;
  const title = isTitle ? cleanText(toString(heading)) : String(frontMatter.title ?? name);
  return {
    page: {
      url: site + pathname,
      category: labelOf(pathname.split('/').slice(0, -1)[1] ?? ''),
      title,
      label: '',
      facets: {language: 'en', docusaurus_tag: '', version: '', area: ''},
      rank: 0,
      sections: sectionsOf(root, title, isTitle ? heading : undefined, frontMatter.description),
    },
    links: linksOf(root),
  };
}

function sectionsOf(root: Root, title: string, titleNode: Node | undefined, description: unknown) {
  const walker = new PageWalker(new Map(), title);
  const slugger = createSlugger();
  walker.addHeading(1, title, null);
  if (typeof description === 'string') {
    walker.addText(cleanText(description));
  }
  visit(root, node => {
    if (node.type === 'heading' && node !== titleNode) {
      const text = cleanText(toString(node));
      walker.addHeading(Math.max(2, node.depth), text, slugger.slug(text));
    } else if (node.type === 'paragraph') {
      walker.addText(cleanText(toString(node)));
    } else if (node.type === 'tableRow') {
      walker.addText(cleanText(node.children.map(cell => toString(cell)).join(tableGap)));
    } else if (node.type === 'code') {
      walker.addText(cleanText(node.value), 'code');
    }
  });
  return walker.walk(new Element('main', {}));
}

function linksOf(root: Root): Link[] {
  const links: Link[] = [];
  visit(root, 'link', node => {
    links.push({text: cleanText(toString(node)), href: node.url});
  });
  return links;
}
