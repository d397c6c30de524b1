import logger from '@docusaurus/logger';
import type {Element, ElementContent, Root} from 'hast';
import type {VFile} from 'vfile';
import type {Refractor} from 'refractor/core';
import instruction from './instruction';
import {toLines} from './lines';
import {extractMagicComments, parseFenceMeta} from './meta';

/**
 * Rehype plugin that colors fenced code while the site is built, so that no highlighter and no
 * second copy of the code reaches the browser. It replaces the text of `pre > code` with lines of
 * token spans and turns the info string into the props of `src/theme/CodeBlock`.
 *
 * @returns the transformer; it throws an Error that names file and line for a wrong line range or
 *   an unpaired magic comment, and warns about a language that Prism does not know.
 */
export function rehypeHighlight(): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, file) => {
    const {visit} = await import('unist-util-visit');
    const fences: Element[] = [];
    visit(tree, 'element', (node: Element) => {
      const [code] = node.children;
      if (node.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') {
        fences.push(code);
      }
    });
    for (const fence of fences) {
      await highlightFence(fence, file);
    }
  };
}

/** Colors one `code` element in place. */
async function highlightFence(fence: Element, file: VFile): Promise<void> {
  const where = `${file.path}:${fence.position?.start.line ?? 1}`;
  const {metastring, className} = fence.properties;
  const language = languageOf(fence);
  const source = textOf(fence.children).replace(/\n$/, '');
  if (source === '') {
    return;
  }
  try {
    const meta = parseFenceMeta(metastring ? String(metastring) : undefined);
    const {code, highlighted} = extractMagicComments(source);
    fence.children = toLines(await tokens(code, language, where), {
      highlighted: new Set([...meta.highlighted, ...highlighted]),
      firstLineNumber: meta.firstLineNumber,
    });
    fence.properties = {className, ...(meta.title && {title: meta.title})};
  } catch (error) {
    throw new Error(`Code block at ${where}: ${(error as Error).message}`, {cause: error});
  }
}

let prism: Promise<Refractor> | undefined;

/** Prism with all its languages; loaded with the first fence that names one. */
function loadPrism(): Promise<Refractor> {
  prism ??= import('refractor/all').then(({refractor}) => {
    refractor.register(instruction);
    refractor.alias({
      bash: 'zsh',
      markdown: 'mdx',
      plain: ['console', 'output'],
      powershell: 'ps1',
      properties: ['dotenv', 'env'],
    });
    return refractor;
  });
  return prism;
}

async function tokens(
  code: string,
  language: string | undefined,
  where: string,
): Promise<ElementContent[]> {
  if (language) {
    const refractor = await loadPrism();
    if (refractor.registered(language.toLowerCase())) {
      return refractor.highlight(code, language.toLowerCase()).children as ElementContent[];
    }
    logger.warn(
      logger.interpolate`Code block at path=${where}: Prism has no language name=${language}; it stays uncolored. Use name=${'text'} to say so.`,
    );
  }
  return [{type: 'text', value: code}];
}

function languageOf({properties: {className}}: Element): string | undefined {
  const name = Array.isArray(className)
    ? className.map(String).find(value => value.startsWith('language-'))
    : undefined;
  return name?.slice('language-'.length);
}

function textOf(nodes: readonly ElementContent[]): string {
  return nodes
    .map(node =>
      node.type === 'text' ? node.value : node.type === 'element' ? textOf(node.children) : '',
    )
    .join('');
}
