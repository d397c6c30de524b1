/** Letters that Unicode does not take apart, by what people type for them. */
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
  // A hyphen where no line may end, as NFKC writes it.
  '\u2010': '-',
  // The sigma that ends a word; the word may go on.
  ς: 'σ',
};

const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * Marks that people leave out: accents, and the vowel points of Arabic and Hebrew. In other scripts (か
 * and が, vowels of Hindi) marks are part of the word. Tatweel only stretches a word.
 */
const ACCENTED =
  /([\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}])[\p{M}\u0640]+/gu;

/** The fast path. */
const ASCII = /^[\x00-\x7f]*$/;

/** Longer runs are hashes or encoded data; their first letters are enough to find them. */
const MAX_LENGTH = 40;

/**
 * Folds a word for comparison: compatibility forms (`ｃ`, `ﬁ`) become plain ones, then capitals small
 * ones, and accents go from letters of Latin, Greek and Cyrillic.
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

/** Cuts a text at `length` UTF-16 units without splitting a surrogate pair. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
