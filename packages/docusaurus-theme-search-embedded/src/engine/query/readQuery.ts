import {
  excludedWordSource,
  phraseSource,
  queryLimit,
  quoteInCode,
  shortOptionSource,
} from '../../shared/query.js';
import {truncate} from '../../shared/text.js';
import {tokenize, unspaced} from '../analysis/tokens.js';
import {isNumber} from './forms.js';

/** A query as it is written, before it is compared with the words of a site. */
export type ReadQuery = {
  /** What it searches for, without phrases and exclusions. */
  text: string;
  /** Texts in quotation marks, whose words must be adjacent. */
  phrases: string[];
  /** Words and phrases after a minus; sections with them are excluded. */
  excluded: string[];
  /** Whether somebody pasted it, so that sections without a long part of it are no results. */
  isPasted: boolean;
  /** Whether it is about what is new, so that posts count like docs. */
  asksForNews: boolean;
};

/**
 * `"a phrase"`, `-"a phrase"` and `-word`, after a space or at the beginning. After a phrase comes a space, or a
 * word of a script without spaces.
 */
const operator = new RegExp(
  `(?<=^|\\s)(-?)(?:${phraseSource}(?=$|[\\s${unspaced}])|(?<=-)(${excludedWordSource}))`,
  'gu',
);

/** A dash that a phone put in place of two hyphens: `—watch`. */
const dashedOption = /(?<!\S)[\u2012-\u2015\u2212](?=\p{L})/gu;

/** The letters of an option such as `-v` or `-it`. */
const shortOption = new RegExp(`^${shortOptionSource}$`);

/** The text before an option that another one precedes: `docker run --rm `. */
const afterOption = /(?:^|\s)-\S+\s+$/u;

/** What nobody types: a time with seconds, as at the beginning of a line of a log, and a UUID. */
const untyped = /(?<!\d)\d{1,2}:\d\d:\d\d|\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/i;

/** A version or a year: `5.2`, `v3`, `2024-05`. */
const versionOrYear = /\bv?\d+(?:\.\d+)+\b|\bv\d+\b|\b(?:19|20)\d\d\b/i;

/** English words for what a post announces. */
const newsWords =
  /\b(?:announce(?:d|ments?)|announcing|blog|changelogs?|news|releases?|released|what'?s new)\b/i;

/**
 * A query with more characters counts as pasted. Any limit from 60 to 200 finds as many pasted texts first
 * (`npm run bench -- relevance`).
 */
const maxTypedLength = 100;

/** A text with fewer words is a query for its id or time, which a page may list. */
const minPastedWords = 3;

/**
 * Reads the operators of a query. How they are written decides, not how long the query is.
 *
 * Quotation marks are operators if spaces are around the text in them, and none of the query's marks is next to
 * a sign of code. An unmatched one is ordinary text. Commands are queries, so a minus before one or two letters
 * (`docker run -it`), after another option, or before an option that the site documents excludes nothing, unless
 * the query also has the word without a minus. A minus in a query without other words is ordinary text, too.
 *
 * @param isFlag returns whether the index contains a word with its minus
 */
export function readQuery(typedQuery: string, isFlag: (word: string) => boolean): ReadQuery {
  const query = truncate(typedQuery, queryLimit).replace(dashedOption, '--');
  const isCode = quoteInCode.test(query);
  const phrases: string[] = [];
  const excluded: string[] = [];
  const typed = new Set(query.toLowerCase().split(/\s+/u));
  let text = '';
  let end = 0;
  for (const match of query.matchAll(operator)) {
    const [whole, minus, phrase, word] = match;
    text += query.slice(end, match.index);
    end = match.index + whole.length;
    const isOption =
      word !== undefined &&
      (shortOption.test(word) || afterOption.test(text.slice(-64)) || isFlag(whole)) &&
      !typed.has(word.toLowerCase());
    if (isOption || (phrase !== undefined && isCode)) {
      text += whole;
    } else {
      (minus ? excluded : phrases).push(phrase ?? word!);
    }
  }
  text += query.slice(end);
  const hasTerms = text.trim() !== '' || phrases.length > 0;
  return {
    ...(hasTerms ? {text, phrases, excluded} : {text: query, phrases: [], excluded: []}),
    isPasted: phrases.length === 0 && isPastedText(query.trim()),
    asksForNews: versionOrYear.test(typedQuery) || newsWords.test(typedQuery),
  };
}

/** Returns whether nobody would type a text. */
function isPastedText(text: string): boolean {
  const isUntyped = text.length > maxTypedLength || untyped.test(text);
  const words = tokenize(text).filter(({term}) => !isNumber(term));
  return isUntyped && words.length >= minPastedWords;
}
