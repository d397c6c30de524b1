import type {Element, ElementContent, Text} from 'hast';
import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';
import {grammarOf} from './prism';

/**
 * Prism's tokens by line.
 *
 * @param language as the fence names it; without one the code is plain
 * @returns `undefined` for a language that Prism does not know
 */
export function tokenize(code: string, language = 'plain'): Token[][] | undefined {
  const found = grammarOf(language);
  if (!found) {
    return undefined;
  }
  // Languages within others, such as PHP in HTML, are the work of Prism's hooks.
  const env = {...found, code, tokens: [] as (string | Prism.Token)[]};
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return normalizeTokens(env.tokens);
}

/**
 * Turns Prism's tokens into one element per line, as `CodeBlock` and its style sheet expect it:
 * `<span class="token-line">` around text and `<span class="token keyword">`. Each line keeps its
 * line break, so that the text of the block is the code itself.
 *
 * @param highlighted 1-based numbers of the lines to mark
 * @param firstLineNumber number that the first line shows; without it lines show none
 */
export function toElements(
  lines: readonly Token[][],
  {highlighted, firstLineNumber}: {highlighted: ReadonlySet<number>; firstLineNumber?: number},
): Element[] {
  return lines.map((tokens, i) => {
    const mark = highlighted.has(i + 1) ? ['theme-code-block-highlighted-line'] : [];
    const lineBreak = text(i === lines.length - 1 ? '' : '\n');
    const element = span(['token-line', ...mark], [...tokens.map(toNode), lineBreak]);
    if (firstLineNumber !== undefined) {
      element.properties.dataLine = firstLineNumber + i;
    }
    return element;
  });
}

/** A token has all its types, those of the tokens around it first; the style sheet picks. */
function toNode({types, content, empty}: Token): Element | Text {
  const value = text(empty ? '' : content);
  return types.join() === 'plain' ? value : span(['token', ...types], [value]);
}

function text(value: string): Text {
  return {type: 'text', value};
}

function span(className: string[], children: ElementContent[]): Element {
  return {type: 'element', tagName: 'span', properties: {className}, children};
}
