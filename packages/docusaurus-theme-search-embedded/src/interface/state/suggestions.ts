import {limits} from '../limits.js';
import type {SearchItem} from '../list/items.js';
import {wordsOf} from '../list/words.js';

/** Finds the best items of a query. */
type Find = (query: string) => Promise<readonly SearchItem[]>;

/** The shares of a word's letters that are searched when the whole word has no results. */
const wordShares = [0.8, 0.6, 0.4];

/** Shorter beginnings of words have results that mean anything. */
const minLetters = 3;

/** Returns a query without quotation marks and exclusions. */
function withoutOperators(query: string): string {
  return query
    .replace(/(?<!\S)-(?!-)("[^"]*"|\S+)/gu, ' ')
    .replaceAll('"', ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

function commonLetters(one: string, other: string): number {
  const differs = Array.from(one).findIndex((letter, index) => letter !== other[index]);
  return differs < 0 ? one.length : differs;
}

/** Returns the words of the site that begin most like a word without results. */
async function similarWords(word: string, find: Find): Promise<string[]> {
  const letters = Array.from(word.toLowerCase());
  for (const share of wordShares) {
    const start = letters.slice(0, Math.ceil(letters.length * share)).join('');
    const items = start.length >= minLetters && start !== word ? await find(start) : [];
    const words = items.flatMap(wordsOf).map(found => found.toLowerCase());
    const known = Array.from(new Set(words)).filter(found => commonLetters(found, start) > 2);
    if (known.length > 0) {
      return known.sort((a, b) => commonLetters(b, word) - commonLetters(a, word));
    }
  }
  return [];
}

/**
 * Returns queries that a query without results could mean: the query without its operators, or words of the
 * site that begin like its words.
 */
export async function suggestQueries(query: string, find: Find): Promise<string[]> {
  const plain = withoutOperators(query);
  if (plain !== query.trim() && plain !== '' && (await find(plain)).length > 0) {
    return [plain];
  }
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const longest = words.sort((a, b) => b.length - a.length).slice(0, limits.suggestions);
  const found: string[] = [];
  for (const word of longest) {
    found.push(...(await similarWords(word, find)));
  }
  return Array.from(new Set(found)).slice(0, limits.suggestions);
}
