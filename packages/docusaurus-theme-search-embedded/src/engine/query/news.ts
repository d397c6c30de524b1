/** A version or a year: `5.2`, `v3`, `2024-05`. */
const versionOrYear = /\bv?\d+(?:\.\d+)+\b|\bv\d+\b|\b(?:19|20)\d\d\b/i;

/** English words for what a post announces. */
const newsWords =
  /\b(?:announce(?:d|ments?)|announcing|blog|changelogs?|news|releases?|released|what'?s new)\b/i;

/** Returns whether a query is about what is new, so that posts count like docs. */
export function asksForNews(query: string): boolean {
  return versionOrYear.test(query) || newsWords.test(query);
}
