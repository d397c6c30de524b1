import type {Element, Root} from 'hast';
import type {VFile} from 'vfile';
import {parseFence, takeMarks} from './fence';
import type * as tokens from './tokens';

type Prism = Pick<typeof tokens, 'toElements' | 'tokenize'>;

/**
 * Rehype plugin that colors fenced code at build time, so that browsers load no highlighter and no
 * second copy of the code. It replaces the text of `pre > code` with lines of token spans, and passes
 * the title to `CodeBlock.tsx`.
 *
 * @returns the transformer, which throws an Error with file and line for a language that Prism does not support, for an
 *   unknown setting in the info string, and for a comment that begins or ends highlighted lines without its partner
 */
export function rehypeHighlight(): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, file) => {
    const {visit} = await import('unist-util-visit');
    // Prism. It is loaded on use, because most builds find their pages in the bundler's cache.
    const {toElements, tokenize} = await import('./tokens');
    visit(tree, 'element', (node: Element) => {
      const [code] = node.children;
      if (node.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') {
        highlightFence(code, file, {toElements, tokenize});
      }
    });
  };
}

/**
 * Returns {@link rehypeHighlight}.
 *
 * @throws Error if the theme has options for Prism, such as magic comments of its own. `theme` is required; an empty
 *   one replaces the default, which would be in every page's scripts.
 */
export function highlighter(themeConfig: {prism?: object}): typeof rehypeHighlight {
  const unused = Object.keys(themeConfig.prism ?? {}).find(name => name !== 'theme');
  if (unused) {
    throw new Error(
      `themeConfig.prism.${unused} has no effect, because src/features/code colors code. Remove it. Languages load by the name in the fence, and colors are in src/features/code/colors.css.`,
    );
  }
  return rehypeHighlight;
}

function highlightFence(fence: Element, file: VFile, {toElements, tokenize}: Prism): void {
  const where = `${file.path}:${fence.position?.start.line ?? 1}`;
  const {metastring, className} = fence.properties;
  const language = languageOf(fence);
  const [text] = fence.children;
  if (text?.type !== 'text') {
    return;
  }
  try {
    const {title, highlighted, firstNumber} = parseFence(String(metastring ?? ''));
    const code = text.value.replace(/\n$/, '');
    const tokens = tokenize(code, language);
    if (!tokens) {
      // A warning would be missing in the next build, which takes the page from its cache.
      throw new Error(
        `Prism does not support the language "${language}". Correct it, or use "text" for code without colors.`,
      );
    }
    const {lines, marked} = takeMarks(tokens);
    fence.children = toElements(lines, new Set([...highlighted, ...marked]), firstNumber);
    fence.properties = {className, ...(title && {title})};
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
