import escapeStringRegexp from 'escape-string-regexp';
import {piecesOf} from './Highlight.jsx';
import type {SearchItem} from './items.js';

/** Returns the words that matched in a result, as its page spells them. */
export function wordsOf({title, breadcrumb, excerpt = ''}: SearchItem): string[] {
  const texts = [title, ...breadcrumb, excerpt];
  const words = texts
    .flatMap(piecesOf)
    .filter(({kind}) => kind !== 'text')
    .map(({text}) => text);
  // Lower case only compares: that of `İzmir` is longer, and the page does not contain it.
  return Array.from(new Map(words.map(word => [word.toLowerCase(), word])).values());
}

/** Returns words without those that are parts of a name among them: of `root` and `MYSQL_ROOT_PASSWORD`, the name. */
export function withoutPartsOfNames(words: readonly string[]): string[] {
  const parts = new Set(words.flatMap(partsOfName));
  return words.filter(word => !parts.has(word.toLowerCase()));
}

/** Returns the parts of a name or a path, in lower case; none of an ordinary word. */
function partsOfName(word: string): string[] {
  const parts = word.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
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
