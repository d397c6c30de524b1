import {excludedWordSource, phraseSource, quoteInCode, shortOptionSource} from '../shared/query.js';

/** Limits of DocSearch 3.9, and a few of this theme's own. */
export const limits = {
  /** Milliseconds without an answer after which a search counts as stalled. */
  stallThreshold: 300,
  /** Milliseconds without an answer after which a search counts as unanswered. */
  unansweredThreshold: 5000,
  /** Milliseconds after the last keystroke until screen readers announce the number of results. */
  pause: 500,
  /** Milliseconds on screen after which results count as viewed. */
  viewDelay: 400,
  hitsPerPage: 20,
  hitsPerGroup: 5,
  /** The number of the best results that the dialog shows before the groups. */
  bestRows: 3,
  /** The length of the search page's excerpts in words, on wide screens: about two lines. */
  passageWords: 30,
  narrowScreen: 768,
  suggestions: 3,
  /** The number of other versions that are searched for a query without results. Each has an index. */
  otherVersions: 8,
  recent: 7,
  /** The number of recent searches if there are favorites. */
  recentWithFavorites: 4,
  favorites: 10,
} as const;

/** Returns whether a query is empty: only spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}\p{M}\p{P}\p{S}]/u.test(text);
}

/** Returns whether a query has a letter or a digit. Others are signs, such as `??`. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}\p{M}]/u.test(text);
}

/** Encodes a query for a URL. `encodeURIComponent` alone throws for half of a surrogate pair. */
export function encodeQuery(query: string): string {
  return encodeURIComponent(query.replace(/\p{Surrogate}/gu, '\ufffd'));
}

const exclusions = new RegExp(
  `^\\s*(?:-(?:${phraseSource}|(?!${shortOptionSource}(?:\\s|$))${excludedWordSource})(?:\\s+|$))+$`,
  'u',
);

/**
 * Returns whether a query has only words and phrases after a minus, so that nothing is left to search for. These are
 * the rules of the engine (`engine/query/readQuery`), except that the interface cannot look up the site's flags.
 */
export function isOnlyExclusions(text: string): boolean {
  return exclusions.test(text) && !quoteInCode.test(text);
}
