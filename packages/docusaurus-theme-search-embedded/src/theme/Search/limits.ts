/** Numbers of search, those of DocSearch 3.9. */
export const limits = {
  /** Characters that the input takes, typed, pasted or from an address. */
  queryLength: 64,
  /** Milliseconds without an answer after which a search counts as stalled. */
  stallThreshold: 300,
  /** Milliseconds without an answer of the service after which the site's own copy is offered. */
  silenceThreshold: 5000,
  /** Milliseconds without a key after which a screen reader is told what was found. */
  pause: 500,
  hitsPerPage: 20,
  hitsPerGroup: 5,
  snippetWords: 10,
  /** On screens up to `narrowScreen` pixels wide. */
  snippetWordsNarrow: 5,
  /** Of a passage on the search page, where the site's own index answers: about two lines. */
  passageWords: 30,
  narrowScreen: 768,
  suggestions: 3,
  recent: 7,
  /** Recent searches kept once there is a favorite. */
  recentBesideFavorites: 4,
  favorites: 10,
} as const;

/** What of a text the search inputs take; a character on the border is left out whole. */
export function limitQuery(text: string): string {
  const end = limits.queryLength;
  const isCutInTwo = (text.codePointAt(end - 1) ?? 0) > 0xffff;
  return text.slice(0, isCutInTwo ? end - 1 : end);
}

/** Whether a text asks for nothing: a blank is no query. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}
