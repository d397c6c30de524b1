/** A query split by its operators. */
export type Operators = {
  /** The words outside of phrases. */
  words: string;
  /** Texts in quotation marks: words that must follow each other. */
  phrases: string[];
  /** Words and phrases after a minus; sections with them are excluded. */
  without: string[];
};

/** `"a phrase"`, `-"a phrase"` and `-word`, after a space or at the beginning. */
const OPERATOR = /(?<=^|\s)(-?)(?:["“”„]([^"“”]+)["“”]|(?<=-)([\p{L}\p{N}][^\s"“”]*))/gu;

/**
 * Reads the operators of a query. An unmatched quotation mark is ordinary text, and so is a minus
 * before a flag of the site (`-v`) or in a query that has nothing else.
 *
 * @param isFlag tells whether the site has a word with its minus
 */
export function readOperators(query: string, isFlag: (word: string) => boolean): Operators {
  const phrases: string[] = [];
  const without: string[] = [];
  const words = query.replace(OPERATOR, (whole, minus: string, phrase?: string, word?: string) => {
    if (word && isFlag(whole)) return whole;
    (minus ? without : phrases).push(phrase ?? word!);
    return '';
  });
  const isAsked = words.trim() !== '' || phrases.length > 0;
  return isAsked ? {words, phrases, without} : {words: query, phrases: [], without: []};
}
