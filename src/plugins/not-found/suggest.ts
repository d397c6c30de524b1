import Fuse from 'fuse.js/basic';
import type {SitePage} from './pages';
import {addressWords, wordsOf} from './words';

/** How many pages are suggested at most (SPECIFICATION.md#not-found-page). */
const suggestionLimit = 5;
/** How unlike two words may be and still count as the same: Fuse's scale, 0 is equal. */
const fuzziness = 0.35;
/** What share of the address a page must answer to be worth a suggestion. */
const leastShare = 0.4;
/** Takes a page with fewer words first when two answer the address alike. */
const perExtraWord = 0.005;

type Entry = {page: SitePage; words: string[]};

/** Which pages hold a word like this one, and how much alike (0 to 1). */
type Matches = Map<Entry, number>;

function matchesOf(word: string, fuse: Fuse<string>, entriesOf: Map<string, Entry[]>): Matches {
  const matches: Matches = new Map();
  for (const {item, score = 0} of fuse.search(word)) {
    for (const entry of entriesOf.get(item) ?? []) {
      matches.set(entry, Math.max(matches.get(entry) ?? 0, 1 - score));
    }
  }
  return matches;
}

function indexByWord(entries: readonly Entry[]): Map<string, Entry[]> {
  const entriesOf = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const word of entry.words) {
      const list = entriesOf.get(word) ?? [];
      list.push(entry);
      entriesOf.set(word, list);
    }
  }
  return entriesOf;
}

/**
 * Finds the pages that a wrong address probably meant. Each word of the address is looked up among
 * the words of the pages' addresses and titles, typing errors allowed; a word that few pages hold
 * counts for more than one that many hold.
 *
 * @param path path of the wrong address below the base URL, percent-encoded or not.
 * @param pages this site's pages.
 * @returns at most five pages, the likeliest first; none when nothing is alike.
 */
export function suggestPages(path: string, pages: readonly SitePage[]): SitePage[] {
  const entries = pages.map(page => ({
    page,
    words: [...new Set([...wordsOf(page.path), ...wordsOf(page.title)])],
  }));
  const entriesOf = indexByWord(entries);
  const fuse = new Fuse([...entriesOf.keys()], {
    includeScore: true,
    ignoreLocation: true,
    ignoreFieldNorm: true,
    threshold: fuzziness,
  });

  const scores = new Map<Entry, number>();
  let attainable = 0;
  for (const word of addressWords(path)) {
    const matches = matchesOf(word, fuse, entriesOf);
    const weight = Math.log(1 + entries.length / Math.max(matches.size, 1));
    // A word that no page holds says little, but it must not make the others say everything.
    attainable += matches.size > 0 ? weight : weight / 2;
    for (const [entry, likeness] of matches) {
      scores.set(entry, (scores.get(entry) ?? 0) + weight * likeness);
    }
  }
  return [...scores]
    .filter(([, score]) => score >= leastShare * attainable)
    .map(([{page, words}, score]) => ({page, score: score - perExtraWord * words.length}))
    .sort((a, b) => b.score - a.score)
    .slice(0, suggestionLimit)
    .map(({page}) => page);
}
