import escapeStringRegexp from 'escape-string-regexp';
import {piecesOf} from './Highlight.jsx';
import type {SearchItem} from './items.js';

/** Returns the words that matched in a result, as its page spells them. A name stands for its parts. */
export function wordsOf({title, breadcrumb, excerpt = ''}: SearchItem): string[] {
  const texts = [title, ...breadcrumb, excerpt];
  const words = texts
    .flatMap(piecesOf)
    .filter(({kind}) => kind !== 'text')
    .map(({text}) => text);
  // Lower case only compares: that of `İzmir` is longer, and the page does not contain it.
  const spellings = new Map(words.map(word => [word.toLowerCase(), word]));
  const parts = new Set(Array.from(spellings.keys()).flatMap(partsOfName));
  return Array.from(spellings)
    .filter(([word]) => !parts.has(word))
    .map(([, word]) => word);
}

/** Returns the parts of a name such as `mysql_root_password`, or of a path; none of an ordinary word. */
function partsOfName(word: string): string[] {
  const parts = word.split(/[^\p{L}\p{M}\p{N}]+/u).filter(part => part !== '');
  return parts.length > 1 ? parts : [];
}

/** Returns the words of a query that are long enough to be found on a page, without operators. */
export function queryWords(query: string): string[] {
  const words =
    query
      .toLowerCase()
      .replace(/(?<!\S)-(?!-)\S+/gu, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter(word => word.length > 2 || /\p{Lo}/u.test(word));
}

/**
 * Returns a pattern for words at the beginning of a word or an identifier, or anywhere in scripts without spaces.
 */
export function patternOf(words: readonly string[]): RegExp {
  const escaped = [...words]
    .sort((one, other) => other.length - one.length)
    .map(escapeStringRegexp);
  const before = String.raw`(?<![\p{N}_]|(?=[\p{L}\p{M}])[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])`;
  return new RegExp(`${before}(?:${escaped.join('|')})`, 'giu');
}
