import {atomsOf, tokenize, type Token} from '../analysis/tokens';
import type {Language} from '../analysis/language';
import {
  addExact,
  addStem,
  addTypos,
  Expansions,
  sameStem,
  type Expansion,
  type QueryTerm,
  type Vocabulary,
} from './expand';
import {MAX_TERMS} from './score';
import {DIGIT, findTypos} from './typos';

/** A term, and what else the reader may mean by it. */
type Part = {
  term: string;
  /** The whole of which it was written as a part (`x-api-key`). */
  whole?: string;
  /** The first number of a version (7 of `v7.0`). */
  major?: string;
  /** Half of a word that the site does not know: taken as it is. */
  isHalf?: boolean;
};

/** Splits a query into terms and expands each. */
export function parseQuery(query: string, vocabulary: Vocabulary): QueryTerm[] {
  const {language, ranking} = vocabulary;
  const parts = splitQuery(query, vocabulary);
  const substitutes = vocabulary.synonyms.find(parts.map(({term}) => term));
  return parts.map((part, number) => {
    const expansions = new Expansions();
    addPart(expansions, part, number === parts.length - 1, vocabulary);
    addJoined(expansions, parts, number, vocabulary);
    for (const {from, to, words} of substitutes) {
      if (from <= number && number < to) addSubstitute(expansions, words, vocabulary);
    }
    const list = expansions.list();
    const isWeak = isWeakIn(language, part.term);
    const weight = rarityOf(part.term, list, vocabulary) * (isWeak ? ranking.weakTerm : 1);
    return {term: part.term, weight, isWeak, expansions: list};
  });
}

/** What a part of the query may stand for by itself. */
function addPart(
  expansions: Expansions,
  {term, whole, major, isHalf}: Part,
  isLast: boolean,
  vocabulary: Vocabulary,
): void {
  const {dictionary, ranking} = vocabulary;
  const isTyped = isLast && !isHalf;
  if (whole !== undefined) {
    addExact(expansions, whole, isTyped, vocabulary);
    if (isFlag(whole) && dictionary.has(whole)) {
      // `-w` is no beginning of "workflow".
      expansions.add(dictionary.find(term), ranking.part);
      return;
    }
  }
  addExact(expansions, term, isTyped, vocabulary);
  if (!isHalf) addTypos(expansions, term, isTyped, vocabulary);
  addStem(expansions, term, isTyped, vocabulary);
  if (major !== undefined) {
    for (const form of [major, `v${major}`]) expansions.add(dictionary.find(form), ranking.part);
  }
}

/** Two words that the site writes as one. */
function addJoined(
  expansions: Expansions,
  parts: readonly Part[],
  number: number,
  {dictionary}: Vocabulary,
): void {
  const {term} = parts[number]!;
  const [before, after] = [parts[number - 1], parts[number + 1]];
  if (before) expansions.add(dictionary.find(before.term + term), 1);
  if (after) expansions.add(dictionary.find(term + after.term), 1);
}

/**
 * A synonym of several words is looked for by the one that says most, the rarest: of "one-time code"
 * by one-time. It is none where the site does not know all of them.
 */
function addSubstitute(
  expansions: Expansions,
  words: readonly Token[],
  vocabulary: Vocabulary,
): void {
  const {dictionary, frequency, language, ranking} = vocabulary;
  const placesOf = (term: string): number[] =>
    [dictionary.find(term), ...sameStem(term, vocabulary)].filter(place => place >= 0);
  const terms = words.flatMap(word =>
    dictionary.has(word.term) ? word.term : atomsOf(word).map(({term}) => term),
  );
  const topics = terms.filter(term => !isWeakIn(language, term));
  const candidates = (topics.length > 0 ? topics : terms).map(placesOf);
  if (candidates.some(places => places.length === 0)) return;
  const counts = candidates.map(places => Math.max(...places.map(frequency)));
  const rarest = candidates[counts.indexOf(Math.min(...counts))] ?? [];
  for (const place of rarest) expansions.add(place, ranking.synonym);
}

function isWeakIn({stopWords, weakWords}: Language, term: string): boolean {
  return stopWords.has(term) || weakWords.has(term);
}

/** `--flag`, `.NET`, `$NAME`, `@scope`: a sign is the first that was written. */
function isFlag(whole: string): boolean {
  return /^[^\p{L}\p{N}]/u.test(whole);
}

/** The terms of a query; what the site only knows in parts is taken in parts. */
function splitQuery(query: string, vocabulary: Vocabulary): Part[] {
  const {dictionary, language, synonyms} = vocabulary;
  const tokens = withoutRest(tokenize(query));
  const parts = tokens.flatMap((token, number): Part[] => {
    const {term} = token;
    const isTyped = number === tokens.length - 1;
    if (token.kind === 'compound' && token.parts.length > 0) {
      return atomsOf(token).map(part => ({term: part.term, whole: term}));
    }
    const isKnown =
      dictionary.has(term, isTyped) ||
      sameStem(term, vocabulary).length > 0 ||
      synonyms.find([term]).length > 0;
    if (isKnown) {
      const major = /^(\d+)\./.exec(term)?.[1];
      return [{term, major}];
    }
    const inParts = token.parts.map(part => ({term: part.term}));
    if (inParts.length > 0 && inParts.every(part => dictionary.has(part.term, isTyped))) {
      return inParts;
    }
    if (findTypos(dictionary, term, isTyped).length > 0) return [{term}];
    if (inParts.length > 0) return inParts;
    return splitWord(term, vocabulary)?.map(half => ({term: half, isHalf: true})) ?? [{term}];
  });
  const topics = parts.filter(({term}) => !isWeakIn(language, term));
  const isTooLong = parts.length > MAX_TERMS && topics.length > 0;
  return (isTooLong ? topics : parts).slice(0, MAX_TERMS);
}

/** Without the last character of a run of pairs, which the pair before it holds already. */
function withoutRest(tokens: readonly Token[]): Token[] {
  return tokens.filter(({end}, place) => end !== tokens[place - 1]?.end);
}

/** `database` as `data base`, `utf8` as `utf 8`: the split whose rarer half is the most frequent. */
function splitWord(
  term: string,
  {dictionary, frequency}: Vocabulary,
): [string, string] | undefined {
  let best: [string, string] | undefined;
  let bestFrequency = 0;
  for (let cut = 1; cut < term.length; cut++) {
    const isShort = cut < 2 || cut > term.length - 2;
    if (isShort && DIGIT.test(term[cut - 1]!) === DIGIT.test(term[cut]!)) continue;
    const halves: [string, string] = [term.slice(0, cut), term.slice(cut)];
    const places = halves.map(half => dictionary.find(half));
    if (places.some(place => place < 0)) continue;
    const rarer = Math.min(...places.map(frequency));
    if (rarer <= bestFrequency) continue;
    bestFrequency = rarer;
    best = halves;
  }
  return best;
}

/**
 * Inverse document frequency. A word that may lack its last letter is no rarer than with that: `mode`
 * no rarer than `model`.
 */
function rarityOf(
  term: string,
  expansions: readonly Expansion[],
  {dictionary, frequency, sections}: Vocabulary,
): number {
  const countsOf = (list: readonly Expansion[]) => list.map(({term: place}) => frequency(place));
  const isNear = ({term: place, typed}: Expansion) =>
    typed !== undefined && dictionary.terms[place]!.length <= typed + 1;
  const exact = dictionary.find(term);
  const holders =
    exact < 0
      ? countsOf(expansions).reduce((sum, count) => sum + count, 0)
      : Math.max(frequency(exact), ...countsOf(expansions.filter(isNear)));
  return Math.log(1 + (sections + 1) / (holders + 1));
}
