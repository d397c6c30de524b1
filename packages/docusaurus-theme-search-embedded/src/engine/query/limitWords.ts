import {fold} from '../analysis/fold.js';
import type {Language} from '../analysis/language.js';
import {isTopic} from './forms.js';
import {maxTerms} from './matches.js';

const maxWordLength = 200;

/**
 * Truncates a query to its first {@link maxTerms} words before it is expanded, so that a pasted error
 * message is as fast as a question. Removes words without a topic first.
 */
export function limitWords(query: string, language: Language): string {
  const words = query.trimStart().split(/(?<=\s)(?=\S)/);
  const topics =
    words.length > maxTerms ? words.filter(word => isTopic(language, fold(word.trim()))) : words;
  return (topics.length > 0 ? topics : words)
    .slice(0, maxTerms)
    .map(word => word.slice(0, maxWordLength))
    .join('');
}
