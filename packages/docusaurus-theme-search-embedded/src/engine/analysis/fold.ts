/** Letters without a Unicode decomposition, with their usual replacements. */
const replacements: Readonly<Record<string, string>> = {
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

const replaced = new RegExp(`[${Object.keys(replacements).join('')}]`, 'g');

/**
 * Optional marks: accents, and the vowel points of Arabic and Hebrew. In other scripts (か and が, vowels
 * of Hindi) marks are part of the word. Tatweel only stretches a word.
 */
const accented =
  /([\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}])[\p{M}\u0640]+/gu;

/** Texts for the fast path. */
const ascii = /^[\x00-\x7f]*$/;

/** Longer words are hashes or encoded data, which their first letters identify. */
const maxLength = 40;

/**
 * Folds a word for comparison: normalizes compatibility forms (`ｃ`, `ﬁ`), converts to lower case, and
 * removes optional marks.
 *
 * @returns at most 40 UTF-16 units, never half a surrogate pair
 */
export function fold(word: string): string {
  if (ascii.test(word)) {
    return word.toLowerCase().slice(0, maxLength);
  }
  const folded = word
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(accented, '$1')
    .normalize('NFC')
    .replace(replaced, letter => replacements[letter]!);
  return truncate(folded, maxLength);
}

/** Truncates a text to `length` UTF-16 units without splitting a surrogate pair. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) {
    return text;
  }
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
