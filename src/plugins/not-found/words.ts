/** No address of a person has more words than this; the rest is noise or an attack. */
const wordLimit = 8;
/** Fuse looks at 32 characters at a time. */
const lengthLimit = 32;
/** The search box takes no more characters (SPECIFICATION.md#limits-and-constants). */
const queryLimit = 64;

/** What servers and authors append to addresses, which says nothing about a page. */
const endings = new Set(['html', 'htm', 'md', 'mdx', 'php', 'aspx', 'index']);
/** Where a page lies says little about what it is about. */
const sections = new Set(['docs', 'blog']);

/** Splits a text into lower-case words of letters and digits. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // An address need not be valid percent-encoding; its letters still say something.
    return path;
  }
}

/**
 * The words of a wrong address that may say what was meant.
 *
 * @param path path below the base URL, percent-encoded or not even that.
 */
export function addressWords(path: string): string[] {
  const words = wordsOf(decoded(path.slice(0, 2000)))
    .filter(word => !endings.has(word))
    .map(word => word.slice(0, lengthLimit));
  return [...new Set(words)].slice(0, wordLimit);
}

/**
 * The words of a wrong address as a search query, as long as the search box allows.
 *
 * @returns an empty string when the address has no words worth a search.
 */
export function addressQuery(path: string): string {
  const words = addressWords(path);
  const telling = words.filter((word, index) => index > 0 || !sections.has(word));
  let query = '';
  for (const word of telling) {
    const longer = query ? `${query} ${word}` : word;
    if (longer.length > queryLimit) {
      break;
    }
    query = longer;
  }
  return query;
}
