import type {Substitute} from '../analysis/synonyms.js';
import {compoundParts, type Token} from '../analysis/tokens.js';
import {onlyInHeadings, type Expansion} from './expansions.js';
import {formsOf, highestFrequency, isTopic} from './forms.js';
import {joinedParts} from './joinWords.js';
import {minStemPrefix, type Part} from './parts.js';
import {inHeadings, reachOf, type Vocabulary} from './vocabulary.js';

/** Returns the synonyms of the query's parts, of adjacent parts as one word, and of the last part's completions. */
export function findSynonyms(parts: readonly Part[], vocabulary: Vocabulary): Substitute[] {
  const {synonyms} = vocabulary;
  const stemsOf = (part: Part) => reachOf(part, vocabulary).dictionary.stemsOf(part.term);
  const found = synonyms.find(parts.map(part => (part.kind === 'quoted' ? [] : stemsOf(part))));
  const last = parts.at(-1);
  const isPrefix = last?.isIncomplete && last.term.length >= minStemPrefix;
  const ofCompletions = isPrefix ? synonyms.findByPrefix(last.term, parts.length - 1) : [];
  const ofPairs = joinedParts(parts, vocabulary).flatMap(({term, from, to, reach}) =>
    synonyms.find([reach.dictionary.stemsOf(term)]).map(({words}) => ({from, to, words})),
  );
  return [...found, ...ofCompletions, ...ofPairs];
}

/** Returns whether the site lacks all words that a synonym stands for. */
function isMissing(
  {from, to}: Substitute,
  parts: readonly Part[],
  {dictionary}: Vocabulary,
): boolean {
  return parts
    .slice(from, to)
    .every(({term, isIncomplete}) =>
      isIncomplete ? !dictionary.hasCompletion(term) : !dictionary.has(term),
    );
}

/**
 * Returns the expansions of a synonym: in headings, and in texts if the site lacks the words that it stands for. So a word
 * means the same next to any other, and its synonyms need no files.
 */
export function expandSynonym(
  substitute: Substitute,
  parts: readonly Part[],
  vocabulary: Vocabulary,
): Expansion[] {
  return isMissing(substitute, parts, vocabulary)
    ? expandWords(substitute.words, vocabulary)
    : onlyInHeadings(expandWords(substitute.words, inHeadings(vocabulary)));
}

/**
 * Returns the expansions of a synonym's words. A synonym of several words is looked up by the rarest one
 * ("one-time" of "one-time code"), and only if the site contains all of them.
 */
function expandWords(words: readonly Token[], vocabulary: Vocabulary): Expansion[] {
  const {dictionary, language, ranking} = vocabulary;
  const terms = words.flatMap(word =>
    dictionary.has(word.term) ? word.term : compoundParts(word).map(({term}) => term),
  );
  const topics = terms.filter(term => isTopic(language, term));
  const candidates = (topics.length > 0 ? topics : terms).map(term =>
    formsOf(term, false, vocabulary),
  );
  if (candidates.some(forms => forms.length === 0)) {
    return [];
  }
  const counts = candidates.map(forms => highestFrequency(forms, dictionary));
  const rarest = candidates[counts.indexOf(Math.min(...counts))] ?? [];
  const phrase = terms.length > 1 ? words.map(({source}) => source).join(' ') : undefined;
  return rarest.map(form => ({
    ...form,
    boost: ranking.guess,
    isSynonym: true,
    ...(phrase !== undefined && {phrase}),
  }));
}
