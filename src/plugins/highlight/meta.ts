/** The settings in the info string of a fence, after its language. */
export type FenceMeta = {
  /** Text of `title="…"`, shown above the block. */
  title?: string;
  /** First line number, from `showLineNumbers` or `showLineNumbers=5`. */
  firstLineNumber?: number;
  /** 1-based numbers of the lines to highlight, from `{1,3-5}`. */
  highlighted: Set<number>;
};

/** Docusaurus' default magic comments, which highlight lines without a list in the fence. */
const directives = ['highlight-next-line', 'highlight-start', 'highlight-end'] as const;
type Directive = (typeof directives)[number];

/** Comment openers and closers that may surround a directive, in any language. */
const openers = ['//', '#', '--', '<!--', '{/*', '/*', ';', '%', "'", 'REM '];
const closers = ['-->', '*/}', '*/'];

/** Matches `title="…"` and other quoted values. */
const quoted = /(?:^|\s)(\w+)=(["'])(.*?)\2(?=\s|$)/g;

/**
 * Reads the part of a fence's info string that follows the language.
 *
 * @param metastring for example `title="check" {1,3-5} showLineNumbers`
 * @throws Error with the invalid part: a title without its closing quotation mark, an invalid line
 *   number, or an empty or descending range
 */
export function parseFenceMeta(metastring = ''): FenceMeta {
  const title = [...metastring.matchAll(quoted)].find(([, name]) => name === 'title')?.[3];
  const rest = metastring.replace(quoted, ' ');
  if (/(?:^|\s)title=/.test(rest)) {
    throw new Error(`The title in "${metastring}" is not quoted. Write title="a title".`);
  }
  const firstLineNumber = parseFirstLineNumber(rest);
  const range = /\{(.*?)\}/.exec(rest)?.[1];
  return {
    ...(title && {title}),
    ...(firstLineNumber !== undefined && {firstLineNumber}),
    highlighted: new Set(range === undefined ? [] : parseRange(range)),
  };
}

/** Parses `showLineNumbers`, which starts at 1, or `showLineNumbers=5`. */
function parseFirstLineNumber(meta: string): number | undefined {
  const [setting, first = '1'] = /(?:^|\s)showLineNumbers(?:=(\S*))?(?=\s|$)/.exec(meta) ?? [];
  if (!/^\d+$/.test(first)) {
    throw new Error(`"${setting!.trim()}" is not a line number. Write showLineNumbers=5.`);
  }
  return setting === undefined ? undefined : Number(first);
}

/** Expands `1,3-5` to `[1, 3, 4, 5]`. */
function parseRange(range: string): number[] {
  return range.split(',').flatMap(part => {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!from || to < from) {
      throw new Error(
        `"{${range}}" is not a list of lines. Write line numbers from 1, like {1,3-5}.`,
      );
    }
    return Array.from({length: to - from + 1}, (_, i) => from + i);
  });
}

/**
 * Removes the magic comments from a block of code.
 *
 * @returns the remaining code, and the 1-based numbers of the lines to highlight
 * @throws Error if a `highlight-start` has no `highlight-end`, or vice versa
 */
export function extractMagicComments(code: string): {code: string; highlighted: number[]} {
  const kept: string[] = [];
  const highlighted: number[] = [];
  let blockStart: number | undefined;
  for (const line of code.split('\n')) {
    const directive = directiveOf(line);
    if (directive === undefined) {
      kept.push(line);
    } else if (directive === 'highlight-next-line') {
      highlighted.push(kept.length + 1);
    } else if (directive === 'highlight-start' && blockStart === undefined) {
      blockStart = kept.length + 1;
    } else if (directive === 'highlight-end' && blockStart !== undefined) {
      for (let n = blockStart; n <= kept.length; n++) {
        highlighted.push(n);
      }
      blockStart = undefined;
    } else {
      throw new Error(`${directive} has no matching partner.`);
    }
  }
  if (blockStart !== undefined) {
    throw new Error('highlight-start has no highlight-end after it.');
  }
  return {code: kept.join('\n'), highlighted};
}

/** Returns the directive of a line that contains only a comment. */
function directiveOf(line: string): Directive | undefined {
  const text = line.trim();
  const opener = openers.find(o => text.startsWith(o));
  if (opener === undefined) {
    return undefined;
  }
  const inner = text.slice(opener.length);
  const closer = closers.find(c => inner.endsWith(c)) ?? '';
  const word = inner.slice(0, inner.length - closer.length).trim();
  return directives.find(d => d === word);
}

/**
 * Checks that no directive would stay visible.
 *
 * @param code without the directives that {@link extractMagicComments} knows
 * @throws Error with the line of a directive in another form of comment
 */
export function assertNoDirective(code: string): void {
  const line = code
    .split('\n')
    .find(text => /^\W*(?:\w+\W+)?highlight-(?:next-line|start|end)\W*$/i.test(text));
  if (line) {
    throw new Error(
      `"${line.trim()}" would stay visible. Write a comment with ${openers.slice(0, -1).join(' ')}, or list the lines after the language, as in {2}.`,
    );
  }
}
