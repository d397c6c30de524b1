import {encodedDataTerm} from '../analysis/encodedData.js';
import {compoundParts, isUnspaced, wordsOrSigns, type Token} from '../analysis/tokens.js';
import {rarityOf} from '../format/terms.js';
import {spellApart} from './expandApart.js';
import type {Expansion} from './expansions.js';
import {formsOf, isNumber, isTopic} from './forms.js';
import {phraseTerms, queryTokens} from './queryTokens.js';
import {reachOf, type Vocabulary} from './vocabulary.js';

/** A word of a text, with its UTF-16 offsets: a part of a compound, or a character of a script without spaces. */
export type PlacedWord = {term: string; start: number; end: number};

/** Words in an order. `weight` decides which of two runs of them is longer. */
export type Words = {
  words: readonly {term: string; weight: number}[];
  /** A text that may be part of encoded data, whose words nobody can tell. */
  data?: string;
};

/**
 * Adjacent words of a query that a text has next to each other: the index of the first one, their number, and their
 * summed weight.
 */
export type Run = {first: number; length: number; weight: number};

export const noRun: Run = {first: 0, length: 0, weight: 0};

/** Texts that folding only converts to lower case. */
const ascii = /^[\x00-\x7f]*$/;

/** Returns the words of a text, as all that are compared for being next to each other. */
export function placedWords(text: string): PlacedWord[] {
  return wordsOrSigns(text)
    .flatMap(compoundParts)
    .flatMap((token, index, all) => charactersOf(token, all[index - 1]));
}

/**
 * Returns the characters of a word without spaces, whose limits depend on the words around it, except those that it
 * shares with the word before; or else the word.
 */
function charactersOf(token: Token, before?: Token): PlacedWord[] {
  const {term, start, end} = token;
  if (!isUnspaced(term)) {
    return [token];
  }
  const characters = Array.from(term);
  // Unless folding changed their number, characters are where they are in the word.
  const isSame = term.length === end - start;
  let offset = start;
  const placed = characters.map(character => {
    const from = offset;
    offset += character.length;
    return isSame ? {term: character, start: from, end: offset} : {term: character, start, end};
  });
  const sharedEnd = before?.end ?? 0;
  return sharedEnd <= start
    ? placed
    : placed.filter((character, index) => (isSame ? character.start >= sharedEnd : index > 0));
}

/** Returns the words of a text, without what the site has of them. */
export function plainWords(text: string): Words {
  return {words: placedWords(text).map(({term}) => ({term, weight: 1}))};
}

/** Returns the words of a phrase, all of which a text has to have. */
export function phraseWords(text: string, {dictionary}: Vocabulary): Words {
  const terms = phraseTerms(text);
  const isMissing = terms.filter(term => !dictionary.has(term)).length > 0;
  const isData = isMissing && dictionary.has(encodedDataTerm);
  return {...plainWords(text), ...(isData && {data: text.trim()})};
}

/** Finds words of a query next to each other in texts. */
export class RunFinder {
  /** The indexes of each word. */
  private readonly indexes = new Map<string, number[]>();

  constructor(private readonly query: Words) {
    for (const [index, {term}] of query.words.entries()) {
      this.indexes.set(term, [...(this.indexes.get(term) ?? []), index]);
    }
  }

  /** Returns the run with the highest weight in any of the texts. */
  longest(texts: readonly string[]): Run {
    let best = noRun;
    for (const text of texts) {
      best = longer(best, this.longestIn(text));
      // No run has more than all words, and a section may have very many texts.
      if (best.length === this.query.words.length) {
        break;
      }
    }
    return best;
  }

  /** Returns whether one of the texts has all words. */
  hasAll(texts: readonly string[]): boolean {
    const {words, data} = this.query;
    const isPart = (text: string) => data !== undefined && text.includes(data);
    return texts.some(text => isPart(text) || this.longestIn(text).length === words.length);
  }

  private longestIn(text: string): Run {
    const {words} = this.query;
    let best = noRun;
    // Most lines of a long log have no word of the query.
    if (ascii.test(text) && !this.mayHaveWord(text.toLowerCase())) {
      return best;
    }
    // The runs that end at the word before, by the index of their last word in the query.
    let before = new Map<number, Run>();
    for (const {term} of placedWords(text)) {
      const current = new Map<number, Run>();
      for (const index of this.indexes.get(term) ?? []) {
        const run = before.get(index - 1) ?? {...noRun, first: index};
        const longerRun = {
          first: run.first,
          length: run.length + 1,
          weight: run.weight + words[index]!.weight,
        };
        current.set(index, longerRun);
        best = longer(best, longerRun);
      }
      before = current;
    }
    return best;
  }

  /** Returns whether a text may have a word. Numbers may have commas in it. */
  private mayHaveWord(text: string): boolean {
    return this.query.words.some(({term}) =>
      /\d/.test(term) ? /\d/.test(text) : text.includes(term),
    );
  }
}

/** Returns the run with the higher weight. */
export function longer(a: Run, b: Run): Run {
  return b.weight > a.weight ? b : a;
}

type SequenceWord = PlacedWord & {
  weight: number;
  isTopic: boolean;
  /** The part of a line that it is in: a message, a value, a name. */
  segment: number;
};

/** The words of a query, which a section may have next to each other. */
export type Sequence = Omit<Words, 'words'> & {
  text: string;
  words: readonly SequenceWord[];
  /** The summed weight of the words. */
  weight: number;
  /** Those words with a topic that the site has. */
  topics: readonly {term: string; weight: number; isInHeadings?: true}[];
  /** Whether it is two or more words without a space between them, or a key and its value: `AT&T`, `type: module`. */
  isName: boolean;
  /** The least summed weight of a part that is no coincidence. */
  minWeight: number;
};

/** Text without a space, but one after a key: `type: module`. */
const nameOrSetting = /^\s*\S+(?:(?<=[:=]) +\S+)?\s*$/u;

/** What separates the parts of a line: signs of code, and the end of a sentence. */
const separator = /["“”„‟«»‹›「」『』＂`:;,=|(){}[\]<>\\\n]|[.!?…。](?:\s|$)|(?:^|\s)[-–—]+\s/u;

/** A URL in a line is where something is, not what it is. */
const url = /\bhttps?:\/\/\S+/giu;

/** Any two words may be next to each other. */
export const minWords = 3;

/**
 * Returns the words of a text that a section may have next to each other; undefined if it has a single one, or if no
 * section can have enough of them.
 *
 * @param expansions those of its words, some of which are two words
 */
export function sequenceOf(
  typedText: string,
  expansions: readonly Expansion[],
  vocabulary: Vocabulary,
): Sequence | undefined {
  const {language, sections} = vocabulary;
  const text = spellApart(typedText, expansions);
  const typed = wordsOrSigns(text);
  const parts = typed.flatMap(compoundParts);
  const isName = parts.length > 1 && nameOrSetting.test(typedText);
  const lastPart = parts.at(-1);
  const last = lastPart?.term ?? '';
  const isIncomplete = queryTokens(text).at(-1)?.isIncomplete ?? false;
  const ofLast = reachOf({term: last, isIncomplete}, vocabulary);
  // A word that the site lacks may go on. Each key would read other texts.
  const isUnfinished =
    isIncomplete &&
    !isUnspaced(last) &&
    !language.stopWords.has(last) &&
    formsOf(last, false, ofLast).length === 0;
  const tokens = isUnfinished ? parts.slice(0, -1) : parts;
  const urls = typed.length > 1 ? Array.from(text.matchAll(url)) : [];
  const isInUrl = ({start}: Token) =>
    urls.some(({0: whole, index}) => index <= start && start < index + whole.length);
  const isOnlyNumbers = tokens.every(({term}) => isNumber(term));
  // Numbers are rare and mean little: a page with the minute of a log is not about it. Addresses mean something.
  const isMeaningful = (term: string) => isOnlyNumbers || !isNumber(term) || isCode(term);
  const hasTopic = (token: Token) =>
    isTopic(language, token.term) && !isInUrl(token) && isMeaningful(token.term);
  // The index does not count stop words. They weigh as much as a word that all sections have.
  const reach = (token: Token) => (token === lastPart ? ofLast : vocabulary);
  const weightOf = (token: Token): number => {
    const {dictionary} = reach(token);
    if (!hasTopic(token) || !dictionary.has(token.term)) {
      return rarityOf(sections, sections);
    }
    const rarity = rarityOf(dictionary.frequency(token.term), sections);
    // So that a rare code is as long as a run that is no coincidence.
    return isCode(token.term) ? minWords * rarity : rarity;
  };
  let segment = 0;
  let end = 0;
  const words = tokens.flatMap((token, index) => {
    segment += separator.test(text.slice(end, token.start)) ? 1 : 0;
    end = token.end;
    const characters = charactersOf(token, tokens[index - 1]);
    const weight = weightOf(token) / characters.length;
    const isRare = hasTopic(token);
    return characters.map(character => ({...character, weight, isTopic: isRare, segment}));
  });
  const topics = tokens
    .filter(token => hasTopic(token) && reach(token).dictionary.has(token.term))
    .map(token => ({
      term: token.term,
      weight: weightOf(token),
      ...(reach(token) !== vocabulary && {isInHeadings: true as const}),
    }));
  return words.length < 2 || topics.length === 0
    ? undefined
    : {
        text,
        words,
        weight: words.reduce((sum, {weight}) => sum + weight, 0),
        topics,
        isName,
        // Three words that no more than the square root of all sections have, or as much of other words.
        minWeight: (minWords * Math.log(sections + 1)) / 2,
      };
}

/** Returns whether a run is all of the query, all of a part of it, or so rare that it is no coincidence. */
export function isVerbatim({first, length, weight}: Run, {words, minWeight}: Sequence): boolean {
  const run = words.slice(first, first + length);
  const topics = run.filter(word => word.isTopic);
  // A rare code is as certain as three words in a row.
  if (topics.some(({term}) => isCode(term)) && weight >= minWeight) {
    return true;
  }
  if (length < 2 || topics.length === 0) {
    return false;
  }
  const isWhole = length === words.length;
  const segments = new Set(run.map(({segment}) => segment));
  const hasMeaning = topics.some(({term}) => /\p{L}/u.test(term));
  const hasSegment = Array.from(segments).some(segment => {
    const inRun = run.filter(word => word.segment === segment).length;
    return inRun >= minWords && inRun === words.filter(word => word.segment === segment).length;
  });
  return (
    isWhole || (hasMeaning && hasSegment) || (topics.length >= minWords && weight >= minWeight)
  );
}

/** Returns whether a word has three digits and a letter, or is an address: nobody writes it by coincidence. */
export function isCode(term: string): boolean {
  return /\p{N}{3}/u.test(term) ? /\p{L}/u.test(term) : /\p{N}\.\p{N}+\.\p{N}/u.test(term);
}

/** Returns whether a run has a code of a pasted text, such as `E0599`. */
export function hasCode({first, length}: Run, {words}: Sequence): boolean {
  return words.slice(first, first + length).some(({term}) => isCode(term));
}

/** Returns the least weight of topics that a section needs to have a part of the query that {@link isVerbatim}. */
export function leastWeight({words, topics, minWeight}: Sequence): number {
  const all = topics.reduce((sum, {weight}) => sum + weight, 0);
  const bySegment = new Map<number, {weight: number; count: number}>();
  for (const {segment, weight, isTopic: isRare} of words) {
    const sum = bySegment.get(segment) ?? {weight: 0, count: 0};
    bySegment.set(segment, {
      weight: sum.weight + (isRare ? weight : 0),
      count: sum.count + 1,
    });
  }
  const segments = Array.from(bySegment.values())
    .filter(({weight, count}) => weight > 0 && count >= minWords)
    .map(({weight}) => weight);
  return Math.min(all, minWeight, ...segments);
}

/** Returns a run as it was typed; an empty text if it means nothing: it has no topic, or only numbers such as `08`. */
export function textOfRun({first, length}: Run, {text, words}: Sequence): string {
  const all = words.slice(first, first + length);
  const hasMeaning = all.some(({isTopic: isRare, term}) => isRare && /\p{L}/u.test(term));
  return hasMeaning ? text.slice(all[0]!.start, all.at(-1)!.end) : '';
}
