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
  // Nukta, as in Lucene's HindiNormalizer: फ़ाइल is also written फाइल.
  '\u093c': '',
  // Final sigma: a typed word may continue.
  ς: 'σ',
};

/** What NFKC adds to numbers: ⑴ becomes (1), and ⒈ becomes 1. with a period. */
const enclosing = /[()]|[.,]$/gu;

const replaced = new RegExp(`[${Object.keys(replacements).join('')}]`, 'g');

/**
 * Optional marks: accents, and the vowel points of Arabic and Hebrew. In other scripts (か and が, vowels
 * of Hindi) marks are part of the word. Tatweel only stretches a word.
 */
const accented =
  /([\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}])[\p{M}\u0640]+/gu;

/** Invisible characters within words: soft hyphen, zero-width non-joiner and joiner. */
export const invisible = '\\u00ad\\u200c\\u200d';
/** Also the letter that some type for an apostrophe. */
const invisiblePattern = new RegExp(`[${invisible}\\u02bc]`, 'g');

/** Removes invisible characters. */
export const visible = (text: string): string => text.replace(invisiblePattern, '');

/**
 * The Arabic article, alone and joined to one of the particles before it, if two letters remain: the
 * prefixes of the "light10" stemmer (Larkey, Ballesteros, and Connell, "Light stemming for Arabic", 2007).
 */
const arabicArticle = /^(?:[وبكف]?ال|لل)(?=[\p{sc=Arabic}]{2})/u;

/** Texts for the fast path. */
const ascii = /^[\x00-\x7f]*$/;

/** Longer words are encoded data, which their first letters identify. */
const maxLength = 200;

/**
 * Folds a word for comparison: normalizes compatibility forms (`ｃ`, `ﬁ`), converts to lower case, and
 * removes optional marks and the Arabic article.
 *
 * @returns at most 200 UTF-16 units, never half a surrogate pair
 */
export function fold(word: string): string {
  if (ascii.test(word)) {
    return word.toLowerCase().slice(0, maxLength);
  }
  const folded = visible(word)
    .normalize('NFKC')
    .replace(enclosing, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(accented, '$1')
    .normalize('NFC')
    .replace(arabicArticle, '')
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
