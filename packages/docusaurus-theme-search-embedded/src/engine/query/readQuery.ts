import type {Language} from '../analysis/language.js';
import {compoundParts, tokenize} from '../analysis/tokens.js';
import {isTopic} from './forms.js';
import {cleanLine, isLine} from './line.js';
import {maxTerms} from './matches.js';
import {readOperators, type Operators} from './operators.js';

const maxWordLength = 200;

/** The operators of a query, and its words as far as they are looked up. */
export type ReadQuery = Operators & {
  /** All words outside of phrases. */
  text: string;
};

/**
 * Reads the operators of a query, and limits its other words. A pasted line has no operators.
 *
 * @param isFlag returns whether the index contains a word with its minus
 */
export function readQuery(
  query: string,
  language: Language,
  isFlag: (word: string) => boolean,
): ReadQuery {
  if (isLine(query)) {
    const words = limitWords(cleanLine(query), language);
    return {text: query, words, phrases: [], excluded: []};
  }
  const operators = readOperators(query, isFlag);
  const {words: text} = operators;
  return {...operators, text, words: limitWords(text, language)};
}

/**
 * Truncates the words outside of phrases to {@link maxTerms} before they are expanded, so that a pasted error message
 * is as fast as a question. Of a text with more words, leaves out signs, repeated words, and those without a topic.
 */
export function limitWords(text: string, language: Language): string {
  const words = text.trimStart().split(/(?<=\s)(?=\S)/);
  const topics = words.length > maxTerms ? topicsOf(text, language) : [];
  return (topics.length > 0 ? topics : words)
    .slice(0, maxTerms)
    .map(word => word.slice(0, maxWordLength))
    .join('');
}

/** Returns the different words with a topic, each with a space after it. */
function topicsOf(text: string, language: Language): string[] {
  const topics = tokenize(text)
    .flatMap(compoundParts)
    .filter(({term}) => isTopic(language, term));
  return Array.from(new Map(topics.map(({term, source}) => [term, `${source} `])).values());
}
