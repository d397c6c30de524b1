/**
 * How text becomes words. Build, engine and highlighting share this file, so that a word
 * found is always a word that can be marked.
 */

/** A word and where it stands in the text it was read from (UTF-16 offsets). */
export type Token = {word: string; start: number; end: number};

/** Longer runs are hashes or encoded data; their first letters are enough to find them. */
const MAX_WORD_LENGTH = 40;

/** Scripts written without spaces give one word a character. */
const TOKEN =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{N}\p{M}])+/gu;

/** `it's` is the word "it"; the ending is no word of its own. */
const CONTRACTION = /^['’](?:s|t|re|ve|ll|d|m)(?![\p{L}\p{N}])/iu;

/** `beforeEach` → before, Each; `URLSearchParams` → URL, Search, Params. */
const CAMEL_PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu;

/** The fast path. */
const ASCII = /^[\x00-\x7f]*$/;

/**
 * Folds a word for comparison: lower case, compatibility forms, no accents, and the sigma that
 * ends a word as any other, because the word may go on.
 *
 * @returns at most {@link MAX_WORD_LENGTH} UTF-16 units, never half a surrogate pair
 */
export function fold(word: string): string {
  const folded = ASCII.test(word)
    ? word.toLowerCase()
    : word
        .toLowerCase()
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '');
  return truncate(folded, MAX_WORD_LENGTH);
}

/** Cuts a text at `length` UTF-16 units without splitting a surrogate pair. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}

/** The words of a text in reading order, with their places. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const start = match.index;
    const end = TOKEN.lastIndex;
    const word = fold(match[0]);
    if (word) tokens.push({word, start, end});
    const next = text.charCodeAt(end);
    if (next === 0x27 || next === 0x2019) {
      const ending = CONTRACTION.exec(text.slice(end, end + 4));
      if (ending) TOKEN.lastIndex = end + ending[0].length;
    }
  }
  return tokens;
}

/**
 * The parts of a compound identifier such as `experimentalSourceRewriting`.
 *
 * @returns parts with offsets in the same text as the token, none if it is a plain word
 */
export function compoundParts(text: string, token: Token): Token[] {
  const source = text.slice(token.start, token.end);
  if (source.length < 4 || !/\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u.test(source)) return [];
  const parts: Token[] = [];
  for (const match of source.matchAll(CAMEL_PART)) {
    const start = token.start + match.index;
    const word = fold(match[0]);
    if (word.length > 1) parts.push({word, start, end: start + match[0].length});
  }
  return parts.length > 1 ? parts : [];
}

/**
 * Words of grammar. They say little, however rare they are on a small site, and texts are full of
 * them: the index knows them in headings only, where they may be all there is.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be by for from in is it its of on or that the their this to was with you your'.split(
    ' ',
  ),
);

/** Longest first, so that `ations` goes before `s`; what is left keeps at least three letters. */
const ENDINGS: readonly [ending: string, replacement: string][] = [
  ['ations', ''],
  ['ation', ''],
  ['ments', ''],
  ['ment', ''],
  ['ities', ''],
  ['ity', ''],
  ['ings', ''],
  ['ing', ''],
  ['ions', ''],
  ['ion', ''],
  ['ies', 'y'],
  ['ied', 'y'],
  ['ers', ''],
  ['able', ''],
  ['er', ''],
  ['ed', ''],
  ['es', ''],
  ['ly', ''],
  ['s', ''],
  ['e', ''],
];

/**
 * A simple English stem: plural, -ing, -ed, -ation and their like, then a final `e` and a
 * doubled consonant. It only groups words for a discounted match, so it may be coarse.
 */
export function stem(word: string): string {
  if (word.length < 4) return word;
  for (const [ending, replacement] of ENDINGS) {
    if (!word.endsWith(ending) || (ending === 's' && /[su]s$/.test(word))) continue;
    const root = word.slice(0, -ending.length) + replacement;
    if (root.length < 3) continue;
    return /([^aeiouls])\1$/.test(root) ? root.slice(0, -1) : root;
  }
  return word;
}
