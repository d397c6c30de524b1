/** The limit of the search box, in characters (#limits in the specification of the search theme). */
const queryLimit = 64;

/** Extensions and first segments, which do not describe the page. */
const ending = /(\/index)?\.(html?|mdx?|php|aspx)$/i;
/** What people copy along with a URL. */
const copiedAlong = /[^\p{L}\p{N}]+$/u;
const sections = new Set(['docs', 'blog']);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Invalid percent-encoding; the letters are still useful.
    return path;
  }
}

/**
 * Turns the words of an unknown path into a search query that fits the search box.
 *
 * @param path path below the base URL, possibly with invalid percent-encoding
 * @returns an empty string if the path contains no words
 */
export function queryFromPath(path: string): string {
  const words = decoded(path)
    .replace(copiedAlong, '')
    .replace(ending, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const telling = [...new Set(words)].filter((word, index) => index > 0 || !sections.has(word));
  const all = telling.join(' ');
  // Cut between words, unless there is only one.
  return all.length > queryLimit ? all.slice(0, queryLimit).replace(/ \S*$/, '') : all;
}
