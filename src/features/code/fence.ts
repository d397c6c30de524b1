import parseRange from 'parse-numeric-range';
import type {Token} from 'prism-react-renderer';

const titlePattern = /(?:^|\s)title=(["'])(.*?)\1(?=\s|$)/;
const rangePattern = /(?:^|\s)\{([\d,.\s-]+)\}(?=\s|$)/;
const numbersPattern = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/;

export type FenceOptions = {
  title?: string;
  /** Lines to highlight; the first line is 1. */
  highlighted: ReadonlySet<number>;
  /** The number of the first line, if lines have numbers. */
  firstNumber?: number;
};

/**
 * Reads a fence's info string, whose syntax is that of Docusaurus.
 *
 * @param metastring what follows the language, for example `title="Answer" {1,3-5} showLineNumbers=5`
 * @throws Error with everything else in it, which would have no effect
 */
export function parseFence(metastring: string): FenceOptions {
  let rest = metastring;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest);
    rest = rest.replace(pattern, ' ');
    return match;
  };
  const title = take(titlePattern)?.[2];
  const range = take(rangePattern)?.[1];
  const numbers = take(numbersPattern);
  if (rest.trim()) {
    throw new Error(
      `"${rest.trim()}" has no effect. After the language, a code block can have title="a title", lines to highlight such as {1,3-5}, and showLineNumbers or showLineNumbers=5.`,
    );
  }
  return {
    ...(title && {title}),
    highlighted: new Set(parseRange(range ?? '')),
    ...(numbers && {firstNumber: Number(numbers[1] ?? 1)}),
  };
}

/** Matches the whole text of a comment that only marks lines. `rem` and `dnl` are letters that begin a comment. */
const markPattern = /^\W*(?:(?:rem|dnl)\s+)?highlight-(next-line|start|end)\W*$/i;

/** Returns the mark in a line that has nothing but a comment, whose syntax Prism knows, and braces around it. */
function markOf(line: readonly Token[]): string | undefined {
  const isOnlyComment = line.every(
    ({types, content}) => types.includes('comment') || /^[\s{}]*$/.test(content),
  );
  const text = line.map(({content}) => content).join('');
  return isOnlyComment ? markPattern.exec(text)?.[1]?.toLowerCase() : undefined;
}

/**
 * Removes the comments `highlight-next-line`, `highlight-start`, and `highlight-end` of Docusaurus.
 *
 * @returns the lines without them, and which of these to highlight; the first line is 1
 * @throws Error with a `highlight-start` without its end, or the reverse
 */
export function takeMarks(lines: readonly Token[][]): {lines: Token[][]; marked: Set<number>} {
  const kept: Token[][] = [];
  const marked = new Set<number>();
  let isInside = false;
  for (const line of lines) {
    const mark = markOf(line);
    if (mark === undefined) {
      kept.push(line);
      if (isInside) {
        marked.add(kept.length);
      }
    } else if (mark === 'next-line') {
      marked.add(kept.length + 1);
    } else if (isInside === (mark === 'start')) {
      throw new Error(`A comment "highlight-${mark}" has no partner. Use start and end in pairs.`);
    } else {
      isInside = mark === 'start';
    }
  }
  if (isInside) {
    throw new Error('A comment "highlight-start" has no partner. Use start and end in pairs.');
  }
  return {lines: kept, marked};
}
