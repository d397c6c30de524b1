import logger from '@docusaurus/logger';
import type {Element, Root} from 'hast';
import type {VFile} from 'vfile';
import {toElements, tokenize} from './lines';
import {assertNoDirective, extractMagicComments, parseFenceMeta} from './meta';

/**
 * Rehype plugin that colors fenced code at build time, so that browsers load no highlighter and no
 * second copy of the code. It replaces the text of `pre > code` with lines of token spans, and converts
 * the info string to the props of `src/theme/CodeBlock`. It warns about languages that Prism does not
 * support.
 *
 * @returns the transformer, which throws an Error with file and line for an invalid info string or an
 *   unpaired magic comment
 */
export function rehypeHighlight(): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, file) => {
    const {visit} = await import('unist-util-visit');
    visit(tree, 'element', (node: Element) => {
      const [code] = node.children;
      if (node.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') {
        highlightFence(code, file);
      }
    });
  };
}

function highlightFence(fence: Element, file: VFile): void {
  const where = `${file.path}:${fence.position?.start.line ?? 1}`;
  const {metastring, className} = fence.properties;
  const language = languageOf(fence);
  const [text] = fence.children;
  if (text?.type !== 'text') {
    return;
  }
  try {
    const meta = parseFenceMeta(metastring ? String(metastring) : undefined);
    const {code, highlighted} = extractMagicComments(text.value.replace(/\n$/, ''));
    assertNoDirective(code);
    const lines = tokenize(code, language);
    if (!lines) {
      logger.warn(
        logger.interpolate`Code block at path=${where}: Prism does not support name=${language!}, so the code has no colors. If that is intended, use name=${'text'}.`,
      );
    }
    fence.children = toElements(lines ?? tokenize(code)!, {
      highlighted: new Set([...meta.highlighted, ...highlighted]),
      firstLineNumber: meta.firstLineNumber,
    });
    fence.properties = {className, ...(meta.title && {title: meta.title})};
  } catch (error) {
    throw new Error(`Code block at ${where}: ${(error as Error).message}`, {cause: error});
  }
}

function languageOf({properties: {className}}: Element): string | undefined {
  const name = Array.isArray(className)
    ? className.map(String).find(value => value.startsWith('language-'))
    : undefined;
  return name?.slice('language-'.length);
}
