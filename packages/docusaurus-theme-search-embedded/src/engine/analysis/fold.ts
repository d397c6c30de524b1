/** Letters without a Unicode decomposition, with their usual replacements. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  // NFKC turns a non-breaking hyphen into this one.
  '\u2010': '-',
  // Final sigma: a typed word may continue.
  ς: 'σ',
};

const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * Optional marks: accents, and the vowel points of Arabic and Hebrew. In other scripts (か and が, vowels
 * of Hindi) marks are part of the word. Tatweel only stretches a word.
 */
const ACCENTED =
  /([\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}])[\p{M}\u0640]+/gu;

/** Texts for the fast path. */
const ASCII = /^[\x00-\x7f]*$/;

/** Longer words are hashes or encoded data, which their first letters identify. */
const MAX_LENGTH = 40;

/**
 * Folds a word for comparison: normalizes compatibility forms (`ｃ`, `ﬁ`), converts to lower case, and
 * removes optional marks.
 *
 * @returns at most 40 UTF-16 units, never half a surrogate pair
 */
export function fold(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase().slice(0, MAX_LENGTH);
  const folded = word
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTED, '$1')
    .normalize('NFC')
    .replace(SPECIAL, letter => LETTERS[letter]!);
  return truncate(folded, MAX_LENGTH);
}

/** Truncates a text to `length` UTF-16 units without splitting a surrogate pair. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
