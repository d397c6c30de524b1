import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, ElementContent, RootContent, Text} from 'hast';
import postcss from 'postcss';

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
// Prism puts it on every token.
coloredTypes.delete('token');

/** A piece of code on one line: its text and the token type that colors it, if any. */
type Piece = {text: string; type?: string};

/** Walks Prism's nested tokens and notes, for each run of text, the innermost colored type. */
function* pieces(
  nodes: readonly (RootContent | ElementContent)[],
  type?: string,
): Generator<Piece> {
  for (const node of nodes) {
    if (node.type === 'text') {
      yield {text: node.value, ...(type && {type})};
    } else if (node.type === 'element') {
      yield* pieces(node.children, coloredType(node) ?? type);
    }
  }
}

/** The first colored type among the classes of a token (`token keyword control-flow`). */
function coloredType({properties}: Element): string | undefined {
  const {className} = properties;
  return Array.isArray(className)
    ? className.map(String).find(name => coloredTypes.has(name))
    : undefined;
}

/**
 * Turns Prism's tree into one element per line, as `CodeBlock` and its style sheet expect it:
 * `<span class="token-line">` around text and `<span class="token keyword">`. Each line keeps its
 * line break, so that the text of the block is the code itself.
 *
 * @param nodes children of the tree that Prism gave, or one text node for plain code
 * @param highlighted 1-based numbers of the lines to mark
 * @param firstLineNumber number that the first line shows; without it lines show none
 */
export function toLines(
  nodes: readonly (RootContent | ElementContent)[],
  {highlighted, firstLineNumber}: {highlighted: ReadonlySet<number>; firstLineNumber?: number},
): Element[] {
  const lines: Piece[][] = [[]];
  for (const {text, type} of pieces(nodes)) {
    text.split('\n').forEach((part, i) => {
      if (i > 0) {
        lines.push([]);
      }
      append(lines[lines.length - 1]!, {text: part, ...(type && {type})});
    });
  }
  return lines.map((line, i) => {
    const isLast = i === lines.length - 1;
    append(line, {text: isLast ? '' : '\n'});
    const element = span(
      ['token-line', ...(highlighted.has(i + 1) ? ['theme-code-block-highlighted-line'] : [])],
      line.map(toNode),
    );
    if (firstLineNumber !== undefined) {
      element.properties.dataLine = firstLineNumber + i;
    }
    return element;
  });
}

/** Adds a piece to a line, joined to the piece before it when both have the same color. */
function append(line: Piece[], piece: Piece): void {
  const last = line[line.length - 1];
  if (last && (last.type === piece.type || piece.text.trim() === '')) {
    last.text += piece.text;
  } else if (piece.text !== '') {
    line.push({...piece});
  }
}

function toNode({text, type}: Piece): Element | Text {
  const node: Text = {type: 'text', value: text};
  return type ? span(['token', type], [node]) : node;
}

function span(className: string[], children: ElementContent[]): Element {
  return {type: 'element', tagName: 'span', properties: {className}, children};
}
