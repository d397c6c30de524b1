/** A query apart from its operators. */
export type Operators = {
  /** The words to look for, those of phrases left out. */
  words: string;
  /** What stands in quotation marks: words that follow each other just so. */
  phrases: string[];
  /** Words and phrases after a minus: what has them is left out. */
  without: string[];
};

/** `"a phrase"`, `-"a phrase"` and `-word`, after a space or at the beginning. */
const OPERATOR = /(?<=^|\s)(-?)(?:["“”„]([^"“”]+)["“”]|(?<=-)([\p{L}\p{N}][^\s"“”]*))/gu;

/**
 * Reads the operators of a query. A quotation mark without another is none yet, nor is a minus before
 * what the site names with it (`-v`), or where nothing else is asked for.
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
