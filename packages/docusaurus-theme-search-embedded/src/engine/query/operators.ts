/** A query split by its operators. */
export type Operators = {
  /** The words outside of phrases. */
  words: string;
  /** Texts in quotation marks, whose words must be adjacent. */
  phrases: string[];
  /** Words and phrases after a minus; sections with them are excluded. */
  excluded: string[];
};

/** `"a phrase"`, `-"a phrase"` and `-word`, after a space or at the beginning. */
const operator = /(?<=^|\s)(-?)(?:["“”„]([^"“”]+)["“”]|(?<=-)([\p{L}\p{N}][^\s"“”]*))/gu;

/**
 * Parses the operators of a query. An unmatched quotation mark is ordinary text, and so is a minus before
 * a flag that the site documents (`-v`) or in a query without other words. A word that the query also has
 * without a minus is no flag.
 *
 * @param isFlag returns whether the index contains a word with its minus
 */
export function readOperators(query: string, isFlag: (word: string) => boolean): Operators {
  const phrases: string[] = [];
  const excluded: string[] = [];
  const typed = new Set(query.toLowerCase().split(/\s+/u));
  const words = query.replace(operator, (whole, minus: string, phrase?: string, word?: string) => {
    if (word && isFlag(whole) && !typed.has(word.toLowerCase())) {
      return whole;
    }
    (minus ? excluded : phrases).push(phrase ?? word!);
    return '';
  });
  const hasTerms = words.trim() !== '' || phrases.length > 0;
  return hasTerms ? {words, phrases, excluded} : {words: query, phrases: [], excluded: []};
}
