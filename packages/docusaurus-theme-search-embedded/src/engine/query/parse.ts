import {atomsOf, tokenize, type Token} from '../analysis/tokens';
import {
  addExact,
  addStem,
  addTypos,
  BEGUN,
  Expansions,
  isWeakIn,
  sameStem,
  type Expansion,
  type QueryTerm,
  type Vocabulary,
} from './expand';
import {readOperators} from './operators';
import {MAX_TERMS} from './score';
import {DIGIT, findTypos} from './typos';

/** What a query asks for. */
export type Query = {
  terms: QueryTerm[];
  /** Phrases in quotation marks, in terms. */
  phrases: string[][];
  /** What must not be there: single words, or phrases. */
  without: string[][];
};

/** A term, and what else the reader may mean by it. */
type Part = {
  term: string;
  /** The whole of which it was written as a part (`x-api-key`). */
  whole?: string;
  /** The first number of a version (7 of `v7.0`). */
  major?: string;
  /** Half of a word that the site writes as two. */
  isHalf?: boolean;
  /** In quotation marks: nothing else is meant. */
  isQuoted?: boolean;
  /** The reader may go on typing it. */
  isTyped?: boolean;
};

/** Splits a query into terms and expands each. */
export function parseQuery(query: string, vocabulary: Vocabulary): Query {
  const {dictionary} = vocabulary;
  const {words, phrases, without} = readOperators(query, word =>
    dictionary.has(word.toLowerCase()),
  );
  const quoted = phrases.map(atomsIn);
  const parts = limited(
    [...quoted.flat().map(term => ({term, isQuoted: true})), ...splitQuery(words, vocabulary)],
    vocabulary,
  );
  return {
    terms: expandAll(parts, vocabulary),
    phrases: quoted.filter(phrase => phrase.length > 1),
    without: without.map(atomsIn).filter(atoms => atoms.length > 0),
  };
}

/** The words of a phrase; those that a sign joins one by one. */
export function atomsIn(text: string): string[] {
  return tokenize(text).flatMap(token => atomsOf(token).map(({term}) => term));
}

function limited(parts: readonly Part[], {language}: Vocabulary): Part[] {
  const topics = parts.filter(({term}) => !isWeakIn(language, term));
  const isTooLong = parts.length > MAX_TERMS && topics.length > 0;
  return (isTooLong ? topics : parts).slice(0, MAX_TERMS);
}

function expandAll(parts: readonly Part[], vocabulary: Vocabulary): QueryTerm[] {
  const {language, ranking} = vocabulary;
  const all = parts.map(part => {
    const expansions = new Expansions();
    addPart(expansions, part, vocabulary);
    return expansions;
  });
  addJoined(all, parts, vocabulary);
  addSynonyms(all, parts, vocabulary);
  return parts.map(({term, isHalf, isQuoted, isTyped = false}, number) => {
    const expansions = all[number]!;
    if (!isHalf && !isQuoted) addTypos(expansions, term, isTyped, vocabulary);
    const list = expansions.list();
    const isWeak = isWeakIn(language, term);
    const weight = rarityOf(term, list, vocabulary) * (isWeak ? ranking.weakTerm : 1);
    return {term, weight, isWeak, isQuoted, expansions: list};
  });
}

/** What a part of the query may stand for by itself. */
function addPart(
  expansions: Expansions,
  {term, whole, major, isQuoted, isTyped = false}: Part,
  vocabulary: Vocabulary,
): void {
  const {dictionary, ranking} = vocabulary;
  if (whole !== undefined) {
    addExact(expansions, whole, isTyped, vocabulary);
    if (isFlag(whole) && dictionary.has(whole)) {
      // `-w` is no beginning of "workflow".
      expansions.add(dictionary.find(term), ranking.part);
      return;
    }
  }
  addExact(expansions, term, isTyped, vocabulary);
  if (!isQuoted) addStem(expansions, term, isTyped, vocabulary);
  if (major !== undefined) {
    for (const form of [major, `v${major}`]) expansions.add(dictionary.find(form), ranking.part);
  }
}

/**
 * Two words that the site writes as one, in any form of it. By themselves they count as parts then,
 * unless a heading has both.
 */
function addJoined(
  all: readonly Expansions[],
  parts: readonly Part[],
  vocabulary: Vocabulary,
): void {
  const {dictionary, ranking, shareHeading} = vocabulary;
  forPairs(parts, (joined, from) => {
    const [before, after] = [parts[from]!, parts[from + 1]!];
    const isLong = joined.length > BEGUN;
    const isKnown = isLong && formsOf(joined, false, vocabulary).length > 0;
    const isOne =
      isKnown &&
      !shareHeading(
        formsOf(before.term, false, vocabulary),
        formsOf(after.term, false, vocabulary),
      );
    for (const expansions of all.slice(from, from + 2)) {
      if (isOne) expansions.lower(ranking.part);
      expansions.add(dictionary.find(joined), 1);
      if (isLong) addStem(expansions, joined, false, vocabulary);
      if (isLong && !isKnown && after.isTyped) addExact(expansions, joined, true, vocabulary);
    }
  });
}

function forPairs(parts: readonly Part[], each: (joined: string, from: number) => void): void {
  for (let from = 0; from + 1 < parts.length; from++) {
    const [before, after] = [parts[from]!, parts[from + 1]!];
    if (!before.isQuoted && !after.isQuoted) each(before.term + after.term, from);
  }
}

function addSynonyms(
  all: readonly Expansions[],
  parts: readonly Part[],
  vocabulary: Vocabulary,
): void {
  const {synonyms} = vocabulary;
  const terms = parts.map(({term, isQuoted}) => (isQuoted ? '' : term));
  const last = parts.at(-1);
  const found = synonyms.find(terms);
  if (last?.isTyped && last.term.length >= BEGUN) {
    found.push(...synonyms.begunBy(last.term, parts.length - 1));
  }
  forPairs(parts, (joined, from) => {
    for (const {words} of synonyms.find([joined])) found.push({from, to: from + 2, words});
  });
  for (const {from, to, words} of found) {
    for (const expansions of all.slice(from, to)) addSubstitute(expansions, words, vocabulary);
  }
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
  for (const place of rarest) expansions.add(place, ranking.guess);
}

/** `--flag`, `.NET`, `$NAME`, `@scope`: a sign is the first that was written. */
function isFlag(whole: string): boolean {
  return /^[^\p{L}\p{N}]/u.test(whole);
}

/** The terms of a query; what the site only knows in parts is taken in parts. */
function splitQuery(query: string, vocabulary: Vocabulary): Part[] {
  const {dictionary, language} = vocabulary;
  const tokens = tokenize(query);
  const isOpen = !/\s$/.test(query);
  const parts = tokens.flatMap((token, number) => {
    const isLast = number === tokens.length - 1;
    return partsOf(token, isOpen && isLast, vocabulary);
  });
  return parts.map((part, number): Part => {
    const {term} = part;
    const isLast = number === parts.length - 1;
    // After other words a word of grammar is whole: the "in" of `log in` begins nothing.
    const isWhole = number > 0 && language.stopWords.has(term);
    const isUnknown = !isLast && !part.isHalf && term.length >= BEGUN && !dictionary.has(term);
    return {...part, isTyped: (isLast && isOpen && !isWhole) || isUnknown};
  });
}

function partsOf(token: Token, isTyped: boolean, vocabulary: Vocabulary): Part[] {
  const {dictionary, synonyms} = vocabulary;
  const {term} = token;
  if (token.kind === 'compound' && token.parts.length > 0) {
    return atomsOf(token).map(part => ({term: part.term, whole: term}));
  }
  const inParts = token.parts.map(part => ({term: part.term}));
  const isKnown =
    dictionary.has(term, isTyped) ||
    sameStem(term, vocabulary).length > 0 ||
    synonyms.find([term]).length > 0;
  if (!isKnown && inParts.length > 0) {
    const isEachKnown = inParts.every(part => dictionary.has(part.term, isTyped));
    if (isEachKnown || findTypos(dictionary, term, isTyped).length === 0) return inParts;
  }
  const halves = splitWord(term, isKnown, isTyped, vocabulary);
  if (halves) return halves.map(half => ({term: half, whole: term, isHalf: true}));
  return [{term, major: /^(\d+)\./.exec(term)?.[1]}];
}

/**
 * A word that the site writes as two, such as `ratelimit` or `utf8`: the split whose rarer half is the
 * most frequent. One that the site has, though in no heading, is split if a heading has both halves.
 */
function splitWord(
  term: string,
  isKnown: boolean,
  isTyped: boolean,
  vocabulary: Vocabulary,
): [string, string] | undefined {
  const {dictionary, frequency, isInHeadings, shareHeading} = vocabulary;
  if (isKnown && formsOf(term, isTyped, vocabulary).some(isInHeadings)) return undefined;
  const isSure = isKnown || findTypos(dictionary, term, isTyped).length > 0;
  let best: [string, string] | undefined;
  let bestFrequency = 0;
  for (let cut = 1; cut < term.length; cut++) {
    const isNumber = DIGIT.test(term[cut - 1]!) !== DIGIT.test(term[cut]!);
    if (!isNumber && (cut < 3 || cut > term.length - 2)) continue;
    const halves: [string, string] = [term.slice(0, cut), term.slice(cut)];
    const places = halves.map((half, number) => formsOf(half, isTyped && number === 1, vocabulary));
    if (places.some(list => list.length === 0)) continue;
    if (isSure && !shareHeading(places[0]!, places[1]!)) continue;
    const rarer = Math.min(...places.map(list => Math.max(...list.map(frequency))));
    if (rarer <= bestFrequency) continue;
    bestFrequency = rarer;
    best = halves;
  }
  return best;
}

/** All terms of the index that are a form of the term, or that it begins. */
export function formsOf(term: string, isTyped: boolean, vocabulary: Vocabulary): number[] {
  const {dictionary} = vocabulary;
  const [from, to] = isTyped ? dictionary.range(term) : [0, 0];
  const begun = Array.from({length: to - from}, (_, place) => from + place);
  return [dictionary.find(term), ...sameStem(term, vocabulary), ...begun].filter(at => at >= 0);
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
