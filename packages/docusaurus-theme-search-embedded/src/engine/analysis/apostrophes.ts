import {fold} from './fold.js';

/**
 * Words that lose their vowel before another word: `l'installation`. Those of French, Italian, Catalan, and
 * Irish, from Lucene's lists for its ElisionFilter. Docs mix languages, so they apply in each.
 */
const elided: ReadonlySet<string> = new Set(
  'c d j jusqu l lorsqu m n puisqu qu quoiqu s t agl all b dagl dall degl dell negl nell quell quest sugl sull un'.split(
    ' ',
  ),
);

/** French words with an apostrophe inside: `aujourd'hui`, `quelqu'un`. */
const firstHalves: ReadonlySet<string> = new Set(['aujourd', 'presqu', 'prud', 'quelqu']);

/** The ending of a contraction such as `it's`, which is not a word. */
const contraction = /^['’´](?:s|t|re|ve|ll|d|m)(?![\p{L}\p{N}])/iu;

/**
 * Turkish suffixes, which follow a name after an apostrophe (Göksel and Kerslake, "Turkish: A Comprehensive
 * Grammar", 2005, chapter 8): plural, possessive, case, copula, and -ki. What another apostrophe closes is a
 * string literal: `f'data'`.
 */
const turkishSuffix =
  // eslint-disable-next-line redos/no-vulnerable -- of a text, only `maxLength` characters are looked at
  /^['’´](?:l[ae]r|[ns]?[ıiuü]n?|[ıiuü]m|[yn]?[ae]|n?[dt][ae]n?|ki|y?l[ae]|[dt][ıiuü]r|l[ıiuü]k?|s[ıiuü]z|[cç][ae])+(?![\p{L}\p{N}'’´])/iu;

/** Scripts in which an apostrophe is a letter: `об'єкт`, `ג'אווה`. */
const insideWord = /^['’´][\p{sc=Cyrillic}\p{sc=Hebrew}]/u;
const letterBefore = /[\p{sc=Cyrillic}\p{sc=Hebrew}]$/u;

/** The longest ending that is looked at. */
const maxLength = 16;

export type Apostrophe = 'none' | 'article' | 'inside' | {suffixLength: number};

/**
 * Returns what an apostrophe makes of the words around it.
 *
 * @param word the word before it
 * @param end its offset in the text
 */
export function apostropheAfter(word: string, text: string, end: number): Apostrophe {
  const sign = text.charCodeAt(end);
  // Some keyboards make it easier to type an acute accent (´) than an apostrophe.
  if (sign !== 0x27 && sign !== 0x2019 && sign !== 0xb4) {
    return 'none';
  }
  const rest = text.slice(end, end + maxLength);
  const suffix = contraction.exec(rest);
  if (suffix) {
    return {suffixLength: suffix[0].length};
  }
  if (!/^.\p{L}/su.test(rest)) {
    return 'none';
  }
  const before = fold(word);
  if (elided.has(before)) {
    return 'article';
  }
  if (firstHalves.has(before) || (insideWord.test(rest) && letterBefore.test(before))) {
    return 'inside';
  }
  const ending = turkishSuffix.exec(rest);
  return ending ? {suffixLength: ending[0].length} : 'none';
}
