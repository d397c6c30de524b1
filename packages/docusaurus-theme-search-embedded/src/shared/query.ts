/** The number of UTF-16 units of a query that the engine reads, and thus the maximum of the option `maxQueryLength`. */
export const queryLimit = 1024;

/** Quotation marks of all languages that are no apostrophes. Any of them opens or closes a phrase. */
const quotes = '"“”„‟«»‹›「」『』＂';

/** The source of an expression for a phrase in quotation marks. Captures the text in them. */
export const phraseSource = `[${quotes}]([^${quotes}]+)[${quotes}]`;

/** The source of an expression for a word that a minus can exclude. */
export const excludedWordSource = `[\\p{L}\\p{N}][^\\s${quotes}]*`;

/** The source of an expression for the letters of an option such as `-v` or `-it`. */
export const shortOptionSource = '[A-Za-z\\d]{1,2}';

/** A quotation mark next to a sign of code: `"key":`, `key="value"`, `["a", "b"]`. */
export const quoteInCode = /[:=,([{\\]"|"[:,)\]}\\]/u;
