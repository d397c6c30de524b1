import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, ElementContent, Text} from 'hast';
import postcss from 'postcss';
import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';
import {grammarOf} from './prism';

type PrismToken = string | Prism.Token;

const styleSheet = path.resolve(__dirname, '../../theme/CodeBlock/tokens.css');

/**
 * Prism's token types that the style sheet gives a color of their own. Tokens of other types become
 * plain text, which keeps pages and their scripts small.
 */
const coloredTypes = new Set<string>();
postcss.parse(readFileSync(styleSheet, 'utf8')).walkRules(/^\.token[.:]/, ({selector}) => {
  for (const [, name] of selector.matchAll(/\.([\w-]+)/g)) {
    coloredTypes.add(name!);
  }
});

/** Takes away the aliases of tokens whose own type has a color; Prism gives them to themes without it. */
function dropSpareAliases(tokens: PrismToken | readonly PrismToken[]): void {
  for (const token of [tokens].flat()) {
    if (typeof token !== 'string') {
      token.alias = coloredTypes.has(token.type) ? [] : token.alias;
      dropSpareAliases(token.content);
    }
  }
}

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
  const env = {...found, code, tokens: [] as PrismToken[]};
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  dropSpareAliases(env.tokens);
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
    const lineBreak = i === lines.length - 1 ? '' : '\n';
    const mark = highlighted.has(i + 1) ? ['theme-code-block-highlighted-line'] : [];
    const element = span(['token-line', ...mark], toPieces(tokens, lineBreak).map(toNode));
    if (firstLineNumber !== undefined) {
      element.properties.dataLine = firstLineNumber + i;
    }
    return element;
  });
}

/** A piece of a line: its text and the token type that colors it, if any. */
type Piece = {text: string; type?: string};

/** The pieces of a line; neighbors of one color, and the space between words, are joined. */
function toPieces(tokens: readonly Token[], lineBreak: string): Piece[] {
  const pieces: Piece[] = [];
  const add = (text: string, type?: string): void => {
    const last = pieces.at(-1);
    if (last && (last.type === type || text.trim() === '')) {
      last.text += text;
    } else if (text !== '') {
      pieces.push({text, type});
    }
  };
  for (const {types, content, empty} of tokens) {
    // From the outermost token to the innermost, whose color shows.
    const type = types.filter(name => coloredTypes.has(name)).at(-1);
    add(empty ? '' : content, type);
  }
  add(lineBreak);
  return pieces;
}

function toNode({text, type}: Piece): Element | Text {
  const node: Text = {type: 'text', value: text};
  return type ? span(['token', type], [node]) : node;
}

function span(className: string[], children: ElementContent[]): Element {
  return {type: 'element', tagName: 'span', properties: {className}, children};
}
