import {tokenize} from '../analysis/tokens.js';
import {minRunWords} from './runs.js';

/**
 * A query with more words has no operators. Of the pasted texts of the sets with which constants are chosen, 5 to 8
 * find as many first; 10 find 0.008 fewer of npm, and without a limit 0.012 (`npm run bench -- relevance`).
 */
const maxTypedWords = 8;

/**
 * A query with more characters counts as pasted. Any limit from 60 to 200 finds as many of these texts, because most of
 * them have more words, too. Without both limits, 0.016 fewer of npm are first.
 */
const maxTypedLength = 100;

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';

/** A time with seconds, as at the beginning of a line of a log: `10:08:01.123`. */
const clock = '(?<!\\d)\\d{1,2}:\\d\\d:\\d\\d(?:[.,]\\d+)?';
const uuid = '\\b[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}\\b';

/** What nobody types. */
const untyped = new RegExp(`${clock}|${uuid}`, 'i');

/** What differs in each line of a log: times, ids, addresses, and versions of a path. */
const variable = new RegExp(
  [
    // 2025-08-11T10:08:01.123+02:00
    `\\b\\d{4}[-/]\\d\\d[-/]\\d\\d(?:[T ]${clock})?(?:Z|[+-]\\d\\d:?\\d\\d)?`,
    // 11/Aug/2025:10:08:01 +0000, 11.08.2025
    `\\b\\d{1,2}/${month}/\\d{4}(?::[\\d:]+)?(?: [+-]\\d{4})?`,
    '\\b\\d{1,2}[./]\\d{1,2}[./]\\d{4}\\b',
    // Aug 11
    `\\b${month} {1,2}\\d{1,2}\\b`,
    `${clock}(?: ?[AP]M\\b)?`,
    // The first letter of a level and the date: E0811
    '\\b[IWEF]\\d{4}\\b',
    // 10.42.0.17:8080
    '\\b\\d{1,3}(?:\\.\\d{1,3}){3}(?:[:/]\\d+)?\\b',
    uuid,
    // Hashes, process ids, and other long numbers.
    '\\b(?:0x)?(?=[a-f]*\\d)(?=\\d*[a-f])[\\da-f]{4,}\\b',
    '\\[\\d+\\]',
    '\\b\\d{5,}\\b',
    // The keys of structured logs: level=error, "level": "error"
    '\\b(?:caller|level|logger|msg|time|ts)\\s*[:=]',
    // Lines and columns: index.js:12:34
    '(?<=\\w):\\d+(?::\\d+)?\\b',
  ].join('|'),
  'gi',
);

const quotes = /["“”„‟«»‹›「」『』＂`]/gu;
const onePhrase = /^["“”„‟«»‹›「」『』＂][^"“”„‟«»‹›「」『』＂]+["“”„‟«»‹›「」『』＂]$/u;

/**
 * Returns whether a query is no phrase, and has enough words for a part of a line. One with fewer words is a
 * query for its id or time, which a page may list.
 */
function isText(trimmed: string): boolean {
  return !onePhrase.test(trimmed) && tokenize(cleanLine(trimmed)).length >= minRunWords;
}

/** Returns whether nobody would type a text. */
function isUntyped(trimmed: string): boolean {
  return trimmed.length > maxTypedLength || untyped.test(trimmed);
}

/** Returns whether a query is a line of a log or another long text that somebody pasted, and no phrase. */
export function isPasted(query: string): boolean {
  const trimmed = query.trim();
  return isUntyped(trimmed) && isText(trimmed);
}

/** Returns whether a query is pasted or as long, so that quotation marks and signs are no operators. */
export function isLine(query: string): boolean {
  const trimmed = query.trim();
  const isLong = trimmed.split(/\s+/u).length > maxTypedWords;
  return (isLong || isUntyped(trimmed)) && isText(trimmed);
}

/** Removes quotation marks, and what differs in each line of a log. */
export function cleanLine(line: string): string {
  return line.replace(quotes, ' ').replace(variable, ' ');
}
