/** Matches `title="…"`. */
const titlePattern = /(?:^|\s)title=(["'])(.*?)\1(?=\s|$)/;

/**
 * Returns the title in a fence's info string.
 *
 * @param metastring what follows the language, for example `title="Answer"`
 * @throws Error with everything else in it, which would have no effect
 */
export function parseTitle(metastring: string): string | undefined {
  const rest = metastring.replace(titlePattern, ' ').trim();
  if (rest) {
    throw new Error(
      `"${rest}" has no effect. After the language, a code block can have only title="a title".`,
    );
  }
  return titlePattern.exec(metastring)?.[2] || undefined;
}

/**
 * Matches a magic comment of stock Docusaurus or of Gatsby, in any form of comment. Names of classes,
 * as in `.highlight-end`, and of CSS properties are not comments.
 */
const directive = /(?<![\w.]|\w-)highlight-(?:next-line|line|start|end)(?![\w:-])/i;

/**
 * Checks that no magic comment stays visible, since this site has none.
 *
 * @throws Error with the first line that contains one
 */
export function assertNoDirective(code: string): void {
  const index = code.split('\n').findIndex(line => directive.test(line));
  if (index !== -1) {
    throw new Error(
      `"${code.split('\n')[index]!.trim()}" in its line ${index + 1} would stay visible, because code blocks here have no highlighted lines. Delete it. To point at a line, quote it in the text.`,
    );
  }
}
