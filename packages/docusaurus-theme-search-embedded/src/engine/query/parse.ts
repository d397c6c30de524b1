import {fold} from '../analysis/fold';
import type {Language} from '../analysis/language';
import {compoundParts, partsOf as partsOfToken, tokenize, type Token} from '../analysis/tokens';
import {rarityOf, type Dictionary} from '../format/terms';
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

/** A parsed query. */
export type ParsedQuery = {
  terms: QueryTerm[];
  /** The phrases in quotation marks, as terms. */
  phrases: string[][];
  /** The excluded words and phrases. */
  without: string[][];
  /** Synonyms of terms in few sections, for which the search reads more files of postings. */
  rescue: string[];
};

/** A term of the query and its context. */
type Part = {
  term: string;
  /** The compound of which it is a part (`x-api-key`). */
  whole?: string;
  /** The first number of a version (7 of `v7.0`). */
  major?: string;
  /** Whether it is half of a word that the site writes as two. */
  isHalf?: boolean;
  /** Whether it is in quotation marks, and thus not expanded. */
  isQuoted?: boolean;
  /** Whether the reader may still be typing it. */
  isTyped?: boolean;
  /** Whether it is a camelCase word that the site contains, and thus not expanded. */
  isIdentifier?: boolean;
  /** The site's flag or dotted name that `whole` is, or the names that it begins. */
  names?: readonly string[];
};

/** Splits a query into terms and expands each. */
export function parseQuery(query: string, vocabulary: Vocabulary): ParsedQuery {
  const {dictionary} = vocabulary;
  const {words, phrases, without} = readOperators(limitQuery(query, vocabulary.language), word =>
    dictionary.has(word.toLowerCase()),
  );
  const quoted = phrases.map(phraseTerms);
  const parts = [
    ...quoted.flat().map(term => ({term, isQuoted: true})),
    ...splitQuery(words, vocabulary),
  ].slice(0, MAX_TERMS);
  const rescue: string[] = [];
  return {
    terms: expandAll(parts, vocabulary, rescue),
    phrases: quoted.filter(phrase => phrase.length > 1),
    without: without.map(phraseTerms).filter(atoms => atoms.length > 0),
    rescue,
  };
}

/**
 * Cuts a query to its first {@link MAX_TERMS} words before it is expanded, so that a pasted error message
 * is as fast as a question. Removes stop words first.
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

/** Returns the terms whose postings a query needs, and whether each may be a prefix. */
export function lookupTerms(query: string, language: Language): {term: string; isTyped: boolean}[] {
  const limited = limitQuery(query, language);
  const isOpen = !/\s$/.test(limited);
  const tokens = tokenize(limited);
  return tokens.flatMap((token, number) => {
    const isTyped = isOpen && number === tokens.length - 1;
    const terms = [token, ...Array.from(partsOfToken(token))].map(({term}) => term);
    return terms.filter(term => !language.stopWords.has(term)).map(term => ({term, isTyped}));
  });
}

/** Returns the terms of a phrase, with compounds split into their words. */
export function phraseTerms(text: string): string[] {
  return tokenize(text).flatMap(token => compoundParts(token).map(({term}) => term));
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
    if (!isHalf && !isQuoted) addTypos(expansions, {term, isTyped}, parts.length === 1, vocabulary);
    const list = expansions.list();
    const isWeak = isWeakIn(language, term);
    const weight = weightOf(term, list, vocabulary) * (isWeak ? ranking.weakTerm : 1);
    return {term, weight, isWeak, isQuoted, expansions: list};
  });
}

/** Adds the expansions of one part of the query. */
function addPart(
  expansions: Expansions,
  {term, whole, major, isQuoted, isIdentifier, names, isTyped = false}: Part,
  vocabulary: Vocabulary,
): void {
  const {ranking} = vocabulary;
  // All parts of a name that is being typed match the names that it begins.
  const isBegun = names !== undefined && !names.includes(whole ?? '');
  if (whole !== undefined) addExact(expansions, whole, isTyped || isBegun, vocabulary);
  if (whole !== undefined && names) {
    // An identifier that the site contains is not expanded: `-w` is not a prefix of "workflow".
    const isOwnName = !isFlag(whole) && whole.endsWith(term);
    if (!isOwnName) expansions.add(term, ranking.part);
    // The title of the page about `cy.pause` may be "pause", and `cy.pa` begins it.
    for (const name of isOwnName ? names : []) {
      const [word = ''] = name.slice(whole.length - term.length).split(/[^\p{L}\p{N}]/u);
      const boost = (whole.length / name.length) ** ranking.prefix;
      expansions.add(word, boost, {isForHeadings: name !== whole});
    }
    return;
  }
  addExact(expansions, term, isTyped, vocabulary);
  // `getUsers` does not match "get user".
  if (!isQuoted && !isIdentifier) addStem(expansions, term, isTyped, vocabulary);
  if (major !== undefined) {
    for (const form of [major, `v${major}`]) expansions.add(form, ranking.part);
  }
}

/**
 * Adds the compound of two words if the site writes them as one, in any form. The single words then count
 * as parts, unless a heading contains both.
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
    // `cy.press` is not "cypress", but `e-mail` may be "email".
    const isName = before.names !== undefined && before.names === after.names;
    if (!before.isQuoted && !after.isQuoted && !isName) each(before.term + after.term, from);
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
      rescue.push(...words.flatMap(word => [word, ...compoundParts(word)].map(({term}) => term)));
    for (const expansions of all.slice(from, to)) addSubstitute(expansions, words, vocabulary);
  }
}

/** A word in this many sections needs no synonyms from texts. */
const ENOUGH = 8;

/**
 * Adds a synonym. A synonym of several words is looked up by the rarest one ("one-time" of "one-time
 * code"), and only if the site contains all of them.
 */
function addSubstitute(
  expansions: Expansions,
  words: readonly Token[],
  vocabulary: Vocabulary,
): void {
  const {dictionary, language, ranking} = vocabulary;
  const terms = words.flatMap(word =>
    dictionary.has(word.term) ? word.term : compoundParts(word).map(({term}) => term),
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

/** Returns the flag or dotted name of the site that a compound is, or the names that it begins. */
function namesOf(whole: string, isTyped: boolean, dictionary: Dictionary): string[] | undefined {
  if (!isFlag(whole) && !/[._]/.test(whole)) return undefined;
  if (dictionary.has(whole)) return [whole];
  const isBegun = isTyped && !isFlag(whole) && dictionary.hasBeginning(whole);
  return isBegun ? dictionary.beginningWith(whole) : undefined;
}

/** Returns whether a term starts with a sign: `--flag`, `.NET`, `$NAME`, `@scope`. */
function isFlag(whole: string): boolean {
  return /^[^\p{L}\p{N}]/u.test(whole);
}

/** Splits a query into words. Also splits identifiers of which the site contains only the parts. */
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
    // After other words, a stop word is complete: "in" of `log in` is not a prefix.
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
    const names = namesOf(term, isTyped, dictionary);
    return compoundParts(token).map(part => ({term: part.term, whole: term, names}));
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
 * Splits a word that the site writes as two, such as `ratelimit` or `utf8`, at the point where the rarer
 * half is most frequent. Splits a word that occurs only in texts if a heading contains both halves.
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

/** Returns all terms of the index that are a form of the term or begin with it. */
export function formsOf(term: string, isTyped: boolean, vocabulary: Vocabulary): string[] {
  const {dictionary} = vocabulary;
  const own = dictionary.has(term) ? [term] : [];
  const begun = isTyped ? dictionary.beginningWith(term) : [];
  return [...own, ...sameStem(term, vocabulary), ...begun];
}

/**
 * Returns the rarity of a term. A word that the reader is still typing is at most as rare as the
 * word with another letter: `mode` is not rarer than `model`.
 */
function weightOf(
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
  return rarityOf(holders, sections);
}
