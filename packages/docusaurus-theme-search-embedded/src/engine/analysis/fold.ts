import {truncate} from '../../shared/text.js';

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
  // Letters that Persian and Urdu write otherwise than Arabic, as in Lucene's PersianNormalizer and ArabicNormalizer.
  ک: 'ك',
  ی: 'ي',
  ى: 'ي',
  ہ: 'ه',
  ە: 'ه',
  ة: 'ه',
};

/** What NFKC adds to numbers: ⑴ becomes (1), and ⒈ becomes 1. with a period. */
const enclosing = /[()]|[.,]$/gu;

const replaced = new RegExp(`[${Object.keys(replacements).join('')}]`, 'g');

/**
 * A letter with accents. The vowel points of Arabic and Hebrew are accents, too, and so is tatweel, which only
 * stretches a word. In other scripts (か and が, vowels of Hindi), combining marks are part of the word.
 */
const accentedLetter =
  /([\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}])[\p{M}\u0640]+/gu;

/**
 * Characters that are no part of the word around them: soft hyphen, zero-width non-joiner and joiner, and accents
 * that a text from a PDF has beside their letter, as in F¨ur.
 */
export const invisible = '\\u00ad\\u200c\\u200d\\u00a8\\u00b8\\u02c6\\u02da\\u02dc';
/** Also the letter that some type for an apostrophe. */
const invisiblePattern = new RegExp(`[${invisible}\\u02bc]`, 'g');

/** Removes invisible characters. */
export const visible = (text: string): string => text.replace(invisiblePattern, '');

/**
 * The Arabic article, alone and joined to one of the particles before it, if two letters remain: the
 * prefixes of the "light10" stemmer (Larkey, Ballesteros, and Connell, "Light stemming for Arabic", 2007).
 */
const arabicArticle = /^(?:[وبكف]?ال|لل)(?=[\p{sc=Arabic}]{2})/u;

/** A decimal digit of any script: 4 for ४ and ٤. */
const digit = /\p{Nd}/gu;

/** Returns the value of a digit. Unicode assigns those of a script in a row. */
function valueOf(text: string): string {
  const code = text.codePointAt(0)!;
  let zero = code;
  while (zero > code - 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) {
    zero--;
  }
  return String(code - zero);
}

const withoutAccents = (word: string): string =>
  word.normalize('NFD').replace(accentedLetter, '$1').normalize('NFC');

/** Texts for the fast path. */
const ascii = /^[\x00-\x7f]*$/;

/** Longer words are encoded data, which their first letters identify. */
const maxLength = 200;

/**
 * Folds a word for comparison: normalizes compatibility forms (`ｃ`, `ﬁ`), converts to lower case, and
 * removes accents and the Arabic article.
 *
 * @returns at most 200 UTF-16 units, never half a surrogate pair
 */
export function fold(word: string): string {
  if (ascii.test(word)) {
    return word.toLowerCase().slice(0, maxLength);
  }
  const folded = withoutAccents(
    visible(word).normalize('NFKC').replace(enclosing, '').toLowerCase(),
  )
    .replace(arabicArticle, '')
    .replace(replaced, letter => replacements[letter]!)
    .replace(digit, valueOf);
  return truncate(folded, maxLength);
}

/** Returns a word in lower case if it has accents that {@link fold} removes. */
export function accentedForm(word: string): string | undefined {
  const lower = visible(word).normalize('NFC').toLowerCase();
  return ascii.test(lower) || lower === withoutAccents(lower) ? undefined : lower;
}
