import {fold} from '../analysis/fold';
import type {Language} from '../analysis/language';
import {atomsOf, partsOf as partsOfToken, tokenize, type Token} from '../analysis/tokens';
import type {Dictionary} from '../format/terms';
import {
  addExact,
  addStem,
  addTypos,
  MIN_STEM_PREFIX,
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

/** A query as the engine searches it. */
export type ParsedQuery = {
  terms: QueryTerm[];
  /** Phrases in quotation marks, in terms. */
  phrases: string[][];
  /** What a section must not contain: single words, or phrases. */
  without: string[][];
  /** Synonyms of terms that few sections contain; they are worth a file of postings. */
  rescue: string[];
};

/** A term, and what else a reader may mean by it. */
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
  /** camelCase, dotted, a flag: typed in full it means one thing. */
  isIdentifier?: boolean;
};

/** Splits a query into terms and expands each. */
export function parseQuery(query: string, vocabulary: Vocabulary): ParsedQuery {
  const {dictionary} = vocabulary;
  const {words, phrases, without} = readOperators(limitQuery(query, vocabulary.language), word =>
    dictionary.has(word.toLowerCase()),
  );
  const quoted = phrases.map(atomsIn);
  const parts = [
    ...quoted.flat().map(term => ({term, isQuoted: true})),
    ...splitQuery(words, vocabulary),
  ].slice(0, MAX_TERMS);
  const rescue: string[] = [];
  return {
    terms: expandAll(parts, vocabulary, rescue),
    phrases: quoted.filter(phrase => phrase.length > 1),
    without: without.map(atomsIn).filter(atoms => atoms.length > 0),
    rescue,
  };
}

/**
 * Cuts a query to its first {@link MAX_TERMS} words before any of them is expanded, so that a pasted
 * error message costs no more than a question. Of a longer one the words of grammar go first.
 */
export function limitQuery(query: string, language: Language): string {
  const words = query.trimStart().split(/(?<=\s)(?=\S)/);
  const isTopic = (word: string) => !isWeakIn(language, fold(word.trim()));
  const topics = words.length > MAX_TERMS ? words.filter(isTopic) : words;
  return (topics.length > 0 ? topics : words)
    .slice(0, MAX_TERMS)
    .map(word => word.slice(0, MAX_WORD_LENGTH))
    .join('');
}

const MAX_WORD_LENGTH = 200;

/** Returns the terms whose postings a query needs, and tells which may be a beginning. */
export function lookupsOf(query: string, language: Language): {term: string; isTyped: boolean}[] {
  const limited = limitQuery(query, language);
  const isOpen = !/\s$/.test(limited);
  const tokens = tokenize(limited);
  return tokens.flatMap((token, number) => {
    const isTyped = isOpen && number === tokens.length - 1;
    const terms = [token, ...Array.from(partsOfToken(token))].map(({term}) => term);
    return terms.filter(term => !language.stopWords.has(term)).map(term => ({term, isTyped}));
  });
}

/** Returns the words of a phrase; words that a sign joins come one by one. */
export function atomsIn(text: string): string[] {
  return tokenize(text).flatMap(token => atomsOf(token).map(({term}) => term));
}

function expandAll(parts: readonly Part[], vocabulary: Vocabulary, rescue: string[]): QueryTerm[] {
  const {dictionary, language, ranking} = vocabulary;
  const all = parts.map(part => {
    const expansions = new Expansions(dictionary);
    addPart(expansions, part, vocabulary);
    return expansions;
  });
  addJoined(all, parts, vocabulary);
  addSynonyms(all, parts, vocabulary, rescue);
  return parts.map(({term, isHalf, isQuoted, isTyped = false}, number) => {
    const expansions = all[number]!;
    if (!isHalf && !isQuoted) addTypos(expansions, term, isTyped, vocabulary);
    const list = expansions.list();
    const isWeak = isWeakIn(language, term);
    const weight = rarityOf(term, list, vocabulary) * (isWeak ? ranking.weakTerm : 1);
    return {term, weight, isWeak, isQuoted, expansions: list};
  });
}

/** Adds what a part of the query may stand for by itself. */
function addPart(
  expansions: Expansions,
  {term, whole, major, isQuoted, isIdentifier, isTyped = false}: Part,
  vocabulary: Vocabulary,
): void {
  const {dictionary, ranking} = vocabulary;
  // An identifier that the site has as it was typed means nothing else: `-w` does not begin
  // "workflow", and `getUsers` is not "get user".
  const isKnown = isIdentifier === true && dictionary.has(whole ?? term);
  if (whole !== undefined) {
    addExact(expansions, whole, isTyped, vocabulary);
    if (isKnown) {
      // The page about `cy.pause` may be called "pause".
      const isOwnName = !isFlag(whole) && whole.endsWith(term);
      expansions.add(term, isOwnName ? 1 : ranking.part);
      return;
    }
  }
  addExact(expansions, term, isTyped, vocabulary);
  if (!isQuoted && !isKnown) addStem(expansions, term, isTyped, vocabulary);
  if (major !== undefined) {
    for (const form of [major, `v${major}`]) expansions.add(form, ranking.part);
  }
}

/**
 * Adds the word that two words make if the site writes them as one, in any form. By themselves they
 * count as parts then, unless a heading contains both.
 */
function addJoined(
  all: readonly Expansions[],
  parts: readonly Part[],
  vocabulary: Vocabulary,
): void {
  const {ranking, shareHeading} = vocabulary;
  forPairs(parts, (joined, from) => {
    const [before, after] = [parts[from]!, parts[from + 1]!];
    const isLong = joined.length > MIN_STEM_PREFIX;
    const isKnown = isLong && formsOf(joined, false, vocabulary).length > 0;
    const isOne =
      isKnown &&
      !shareHeading(
        formsOf(before.term, false, vocabulary),
        formsOf(after.term, false, vocabulary),
      );
    for (const expansions of all.slice(from, from + 2)) {
      if (isOne) expansions.lower(ranking.part);
      expansions.add(joined, 1);
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
  rescue: string[],
): void {
  const {dictionary, synonyms} = vocabulary;
  const terms = parts.map(({term, isQuoted}) => (isQuoted ? '' : term));
  const last = parts.at(-1);
  const found = synonyms.find(terms);
  if (last?.isTyped && last.term.length >= MIN_STEM_PREFIX) {
    found.push(...synonyms.begunBy(last.term, parts.length - 1));
  }
  forPairs(parts, (joined, from) => {
    for (const {words} of synonyms.find([joined])) found.push({from, to: from + 2, words});
  });
  for (const {from, to, words} of found) {
    const isRare = parts.slice(from, to).every(({term}) => dictionary.frequency(term) < ENOUGH);
    if (isRare)
      rescue.push(...words.flatMap(word => [word, ...atomsOf(word)].map(({term}) => term)));
    for (const expansions of all.slice(from, to)) addSubstitute(expansions, words, vocabulary);
  }
}

/** A word in so many sections needs no synonyms from texts. */
const ENOUGH = 8;

/**
 * Adds a synonym. One of several words is looked up by the rarest of them, of "one-time code" by
 * one-time, and only if the site has all of them.
 */
function addSubstitute(
  expansions: Expansions,
  words: readonly Token[],
  vocabulary: Vocabulary,
): void {
  const {dictionary, language, ranking} = vocabulary;
  const terms = words.flatMap(word =>
    dictionary.has(word.term) ? word.term : atomsOf(word).map(({term}) => term),
  );
  const topics = terms.filter(term => !isWeakIn(language, term));
  const candidates = (topics.length > 0 ? topics : terms).map(term =>
    formsOf(term, false, vocabulary),
  );
  if (candidates.some(forms => forms.length === 0)) return;
  const counts = candidates.map(forms => highestFrequency(forms, dictionary));
  const rarest = candidates[counts.indexOf(Math.min(...counts))] ?? [];
  for (const form of rarest) expansions.add(form, ranking.guess);
}

function highestFrequency(terms: readonly string[], dictionary: Dictionary): number {
  return Math.max(...terms.map(term => dictionary.frequency(term)));
}

/** Tells whether a sign comes first: `--flag`, `.NET`, `$NAME`, `@scope`. */
function isFlag(whole: string): boolean {
  return /^[^\p{L}\p{N}]/u.test(whole);
}

/** Splits the words of a query; an identifier that the site has in parts only is split too. */
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
    // After other words a word of grammar is complete: the "in" of `log in` begins nothing.
    const isWhole = number > 0 && language.stopWords.has(term);
    const isUnknown =
      !isLast && !part.isHalf && term.length >= MIN_STEM_PREFIX && !dictionary.has(term);
    return {...part, isTyped: (isLast && isOpen && !isWhole) || isUnknown};
  });
}

function partsOf(token: Token, isTyped: boolean, vocabulary: Vocabulary): Part[] {
  const {dictionary, synonyms} = vocabulary;
  const {term} = token;
  if (token.kind === 'compound' && token.parts.length > 0) {
    const isIdentifier = isFlag(term) || /[._]/.test(term);
    return atomsOf(token).map(part => ({term: part.term, whole: term, isIdentifier}));
  }
  const inParts = token.parts.map(part => ({term: part.term}));
  const isKnown =
    (isTyped ? dictionary.hasBeginning(term) : dictionary.has(term)) ||
    sameStem(term, vocabulary).length > 0 ||
    synonyms.find([term]).length > 0;
  if (!isKnown && inParts.length > 0) {
    const isEachKnown = inParts.every(part =>
      isTyped ? dictionary.hasBeginning(part.term) : dictionary.has(part.term),
    );
    if (isEachKnown || findTypos(dictionary.tables, term, isTyped).length === 0) return inParts;
  }
  if (token.kind === 'camel' && dictionary.has(term)) return [{term, isIdentifier: true}];
  const halves = splitWord(term, isKnown, isTyped, vocabulary);
  if (halves) return halves.map(half => ({term: half, whole: term, isHalf: true}));
  return [{term, major: /^(\d+)\./.exec(term)?.[1]}];
}

/**
 * Splits a word that the site writes as two, such as `ratelimit` or `utf8`, where the rarer half is the
 * most frequent. A word that the site has, but in no heading, is split if a heading contains both halves.
 */
function splitWord(
  term: string,
  isKnown: boolean,
  isTyped: boolean,
  vocabulary: Vocabulary,
): [string, string] | undefined {
  const {dictionary, shareHeading} = vocabulary;
  const isHeading = (form: string) => dictionary.isInHeadings(form);
  if (isKnown && formsOf(term, isTyped, vocabulary).some(isHeading)) return undefined;
  const isSure = isKnown || findTypos(dictionary.tables, term, isTyped).length > 0;
  let best: [string, string] | undefined;
  let bestFrequency = 0;
  for (let cut = 1; cut < term.length; cut++) {
    const isNumber = DIGIT.test(term[cut - 1]!) !== DIGIT.test(term[cut]!);
    if (!isNumber && (cut < 3 || cut > term.length - 2)) continue;
    const halves: [string, string] = [term.slice(0, cut), term.slice(cut)];
    const forms = halves.map((half, number) => formsOf(half, isTyped && number === 1, vocabulary));
    if (forms.some(list => list.length === 0)) continue;
    if (isSure && !shareHeading(forms[0]!, forms[1]!)) continue;
    const rarer = Math.min(...forms.map(list => highestFrequency(list, dictionary)));
    if (rarer <= bestFrequency) continue;
    bestFrequency = rarer;
    best = halves;
  }
  return best;
}

/** Returns all terms of the index that are a form of the term, or that it begins. */
export function formsOf(term: string, isTyped: boolean, vocabulary: Vocabulary): string[] {
  const {dictionary} = vocabulary;
  const own = dictionary.has(term) ? [term] : [];
  const begun = isTyped ? dictionary.beginningWith(term) : [];
  return [...own, ...sameStem(term, vocabulary), ...begun];
}

/**
 * Returns the inverse document frequency. A word that may lack its last letter is no rarer than with
 * it: `mode` no rarer than `model`.
 */
function rarityOf(
  term: string,
  expansions: readonly Expansion[],
  {dictionary, sections}: Vocabulary,
): number {
  const countsOf = (list: readonly Expansion[]) => list.map(at => dictionary.frequency(at.term));
  const isNear = ({term: other, typed}: Expansion) =>
    typed !== undefined && other.length <= typed + 1;
  const holders = dictionary.has(term)
    ? Math.max(dictionary.frequency(term), ...countsOf(expansions.filter(isNear)))
    : countsOf(expansions).reduce((sum, count) => sum + count, 0);
  return Math.log(1 + (sections + 1) / (holders + 1));
}
