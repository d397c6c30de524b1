import {compoundParts, isUnspaced, tokenize, type Token} from '../analysis/tokens.js';
import {rarityOf} from '../format/terms.js';
import {isTopic} from './forms.js';
import type {Vocabulary} from './vocabulary.js';

/** A word of a query, with its rarity, and its UTF-16 offsets in the query's text. */
type Word = {term: string; weight: number; isTopic: boolean; start: number; end: number};

/** A word with a topic, and the terms of the site that it may be: itself, and the completions of the last word. */
type Topic = {terms: readonly string[]; weight: number};

/** The words of a query that a section may have next to each other. */
export type RunQuery = {
  text: string;
  words: readonly Word[];
  /** The summed rarity of the words. */
  weight: number;
  /** Those words with a topic that the site has. */
  topics: readonly Topic[];
  /** Whether the last word may be incomplete. */
  isOpen: boolean;
  /** Whether it is two or more words without a space between them, or a key and its value: `AT&T`, `type: module`. */
  isName: boolean;
  /** Whether a section may have only a part of it next to each other. */
  isLong: boolean;
  /** The least summed rarity of such a part. */
  minWeight: number;
};

/** Adjacent words of a query: the index of the first one, their number, and their summed rarity. */
export type Run = {first: number; length: number; weight: number};

export const noRun: Run = {first: 0, length: 0, weight: 0};

/** Any two words may be next to each other. */
export const minRunWords = 3;

/** The words of a name are next to each other. */
const minNameWords = 2;

/** Text without a space, but one after a key: `type: module`. */
const nameOrSetting = /^\s*\S+(?:(?<=[:=]) +\S+)?\s*$/u;

/** In a shorter query, part of it next to each other is a coincidence: "how to install astro". */
const minLongWords = 6;

/** A query has at most 256 characters. */
const maxWords = 64;

/** The shortest prefix whose completions are looked up. */
const minPrefix = 3;

/**
 * Returns the words of a query's text, unless there are too few, or the site lacks some of them. Of a long query,
 * one word is enough.
 */
export function runQueryOf(text: string, vocabulary: Vocabulary): RunQuery | undefined {
  const {dictionary, language, sections} = vocabulary;
  const typed = tokenize(text);
  const tokens = typed.flatMap(compoundParts).slice(0, maxWords);
  const isName = typed.length > 1 && nameOrSetting.test(text);
  const isOpen = !/\s$/.test(text);
  const isLong = tokens.length >= minLongWords;
  const weightOf = ({term}: Token): number => {
    const isCounted = isTopic(language, term) && dictionary.has(term);
    // The index does not count stop words. They weigh as much as a word that all sections have.
    return rarityOf(isCounted ? dictionary.frequency(term) : sections, sections);
  };
  const topics = tokens.flatMap((token, index): Topic[] => {
    const {term} = token;
    if (!isTopic(language, term)) {
      return [];
    }
    const mayGoOn = isOpen && index === tokens.length - 1 && term.length >= minPrefix;
    const terms = [term, ...(mayGoOn ? dictionary.completionsOf(term) : [])];
    return [{terms: terms.filter(each => dictionary.has(each)), weight: weightOf(token)}];
  });
  const known = topics.filter(({terms}) => terms.length > 0);
  const [leastWords, leastTopics] = isName ? [minNameWords, 1] : [minRunWords, 2];
  const isComplete = tokens.length >= leastWords && known.length === topics.length;
  if (isLong ? known.length === 0 : !isComplete || known.length < leastTopics) {
    return undefined;
  }
  const words = tokens.flatMap(token => {
    const characters = charactersOf(token);
    const weight = weightOf(token) / characters.length;
    const hasTopic = isTopic(language, token.term);
    return characters.map(({term, start, end}) => ({
      term,
      weight,
      isTopic: hasTopic,
      start,
      end,
    }));
  });
  return {
    text,
    words,
    weight: words.reduce((sum, {weight}) => sum + weight, 0),
    topics: known,
    isOpen,
    isName,
    isLong,
    // Three words that no more than the square root of all sections have, or as much of other words.
    minWeight: (minRunWords * Math.log(sections + 1)) / 2,
  };
}

/** Returns the characters of a word without spaces, whose limits depend on the words around it; or else the word. */
function charactersOf(token: Token): Token[] {
  const {term} = token;
  return isUnspaced(term) ? Array.from(term, character => ({...token, term: character})) : [token];
}

/** Returns the words of the query with the highest weight that a text has next to each other. */
export function longestRun({words, isOpen}: RunQuery, text: string): Run {
  let best = noRun;
  // The runs that end at the term before, by the index of their last word in the query.
  let before: (Run | undefined)[] = [];
  for (const {term} of tokenize(text).flatMap(compoundParts).flatMap(charactersOf)) {
    const current: (Run | undefined)[] = [];
    for (const [index, word] of words.entries()) {
      const isLast = index === words.length - 1;
      const mayGoOn = isOpen && isLast && word.term.length >= minPrefix;
      if (mayGoOn ? term.startsWith(word.term) : term === word.term) {
        const {first, length, weight} = before[index - 1] ?? {...noRun, first: index};
        const run = {first, length: length + 1, weight: weight + word.weight};
        current[index] = run;
        best = longer(best, run);
      }
    }
    before = current;
  }
  return best;
}

/** Returns the run with the higher weight. */
export function longer(a: Run, b: Run): Run {
  return b.weight > a.weight ? b : a;
}

/** Returns a run as it was typed; an empty text if it means nothing: it has no topic, or only numbers such as `08`. */
export function textOfRun({first, length}: Run, {text, words}: RunQuery): string {
  const all = words.slice(first, first + length);
  const hasMeaning = all.some(({isTopic: isRare, term}) => isRare && /\p{L}/u.test(term));
  return hasMeaning ? text.slice(all[0]!.start, all.at(-1)!.end) : '';
}

/** Returns whether a run is all of the query, or a part of a long one that is no coincidence. */
export function isVerbatim(run: Run, query: RunQuery): boolean {
  const {words, isLong, minWeight} = query;
  const {first, length, weight} = run;
  const topics = words.slice(first, first + length).filter(({isTopic: isRare}) => isRare);
  const isPart = isLong && topics.length >= minRunWords && weight >= minWeight;
  return isPart || length === words.length;
}
