/** The search box takes no more characters (SPECIFICATION.md#limits-and-constants). */
const queryLimit = 64;

/** What servers and authors append to addresses, and where a page lies: neither says what it is about. */
const ending = /(\/index)?\.(html?|mdx?|php|aspx)$/i;
const sections = new Set(['docs', 'blog']);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // An address need not be valid percent-encoding; its letters still say something.
    return path;
  }
}

/**
 * The words of a wrong address as a search query, as long as the search box allows.
 *
 * @param path path below the base URL, percent-encoded or not even that
 * @returns an empty string when the address has no words worth a search
 */
export function addressQuery(path: string): string {
  const words = decoded(path)
    .replace(ending, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const telling = [...new Set(words)].filter((word, place) => place > 0 || !sections.has(word));
  const all = telling.join(' ');
  // No half words, unless there is but one.
  return all.length > queryLimit ? all.slice(0, queryLimit).replace(/ \S*$/, '') : all;
}
