/** A query split by its operators. */
export type Operators = {
  /** The words outside of phrases. */
  words: string;
  /** Texts in quotation marks, whose words must be adjacent. */
  phrases: string[];
  /** Words and phrases after a minus; sections with them are excluded. */
  excluded: string[];
};

/** Quotation marks of all languages that are no apostrophes. Any of them opens or closes a phrase. */
const quotes = '"“”„‟«»‹›「」『』＂';

/** `"a phrase"`, `-"a phrase"` and `-word`, after a space or at the beginning. */
const operator = new RegExp(
  `(?<=^|\\s)(-?)(?:[${quotes}]([^${quotes}]+)[${quotes}]|(?<=-)([\\p{L}\\p{N}][^\\s${quotes}]*))`,
  'gu',
);

/** A dash that a phone put in place of two hyphens: `—watch`. */
const dashedOption = /(?<!\S)[\u2012-\u2015\u2212](?=\p{L})/gu;

/** The letters of an option such as `-v` or `-it`. */
const shortOption = /^[a-z\d]{1,2}$/i;

/** The text before an option that another one precedes: `docker run --rm `. */
const afterOption = /(?:^|\s)-\S+\s+$/u;

/**
 * Parses the operators of a query. Commands are queries, so a minus before one or two letters (`docker run
 * -it`), after another option, or before an option that the site documents excludes nothing, unless the
 * query also has the word without a minus. An unmatched quotation mark is ordinary text, and so is a minus
 * in a query without other words.
 *
 * @param isFlag returns whether the index contains a word with its minus
 */
export function readOperators(typedQuery: string, isFlag: (word: string) => boolean): Operators {
  const query = typedQuery.replace(dashedOption, '--');
  const phrases: string[] = [];
  const excluded: string[] = [];
  const typed = new Set(query.toLowerCase().split(/\s+/u));
  let words = '';
  let end = 0;
  for (const match of query.matchAll(operator)) {
    const [whole, minus, phrase, word] = match;
    words += query.slice(end, match.index);
    end = match.index + whole.length;
    const isOption =
      word !== undefined && (shortOption.test(word) || afterOption.test(words) || isFlag(whole));
    if (isOption && !typed.has(word.toLowerCase())) {
      words += whole;
    } else {
      (minus ? excluded : phrases).push(phrase ?? word!);
    }
  }
  words += query.slice(end);
  const hasTerms = words.trim() !== '' || phrases.length > 0;
  return hasTerms ? {words, phrases, excluded} : {words: query, phrases: [], excluded: []};
}
