import {typedAddresses} from '../analysis/address.js';
import {withMarks} from '../analysis/fold.js';
import {rarityOf} from '../format/terms.js';
import {expandPart} from './expandPart.js';
import {mergeExpansions, raiseBest, type Expansion} from './expansions.js';
import {expandSynonym, findSynonyms, termsOfMissingWords} from './expandSynonyms.js';
import {expandTypos, isCorrectable} from './expandTypos.js';
import {formsOf, isTopic} from './forms.js';
import {joinWords} from './joinWords.js';
import {maxTerms} from '../ranking/matches.js';
import {lookupsOfWords, unique, type Lookup} from './lookups.js';
import {asksForNews} from './news.js';
import {isMember, quotedParts, readParts, type Part} from './parts.js';
import {phraseTerms} from './queryTokens.js';
import {readQuery, type ReadQuery} from './readQuery.js';
import {phraseWords, sequenceOf, type Sequence, type Words} from './adjacency.js';
import {lookupUnspaced} from './unspaced.js';
import {reachOf, type Vocabulary} from './vocabulary.js';

/** A term of the query with all matching terms of the index. */
export type QueryTerm = {
  term: string;
  /** The word as it was typed, in lower case, if it has marks. */
  marked?: string;
  weight: number;
  /** Whether it is neither a stop word nor a word without a topic. */
  isTopic: boolean;
  /** Whether it is a stop word outside of quotation marks. */
  isStopWord: boolean;
  /** Whether it is in quotation marks, so that a section must contain it. */
  isQuoted: boolean;
  expansions: Expansion[];
};

/** A parsed query. */
export type ParsedQuery = {
  terms: QueryTerm[];
  /**
   * If the whole query is a flag, path, or name of the site: that, or the names that it is a prefix of. Not of
   * a dotted name, whose page may have only its last part.
   */
  names?: readonly string[];
  /** If the whole query is the URL, path, or slug of a page: the term of that page's path. */
  address?: string;
  /** If the whole query is a hyphenated compound of the site: that, and the flag. */
  spellings?: readonly string[];
  /** The words that a section may have next to each other, if they are at least two and no phrase. */
  sequence?: Sequence;
  /** Whether somebody pasted it, so that sections without a long part of it are no results. */
  isPasted: boolean;
  /** Whether it is a single word, such as a name in code. */
  isOneWord: boolean;
  /** Whether it is about what is new, so that posts count like docs. */
  asksForNews: boolean;
  /** The texts of two or more words in quotation marks. */
  phrases: Words[];
  /** The excluded words and phrases, as terms. */
  excluded: string[][];
  /** The excluded words, and their other forms. */
  excludedWords: string[];
  /** The excluded texts of two or more words. */
  excludedPhrases: Words[];
  /** The terms that the search looks up in addition, because the site lacks words of the query. */
  more: Lookup[];
  /** Whether it also looks for misspelled words among all terms. */
  needsVocabulary: boolean;
};

/** Splits a query into its operators and parts, without expanding them. */
export function splitQuery(
  query: string,
  vocabulary: Vocabulary,
): {operators: ReadQuery; parts: Part[]} {
  const {dictionary} = vocabulary;
  const operators = readQuery(query, word => dictionary.has(word.toLowerCase()));
  const quoted = quotedParts(operators.phrases.flatMap(phraseTerms));
  const parts = [...quoted, ...readParts(operators.text, vocabulary)].slice(0, maxTerms);
  return {operators, parts};
}

/** Splits a query into terms and expands each. */
export function parseQuery(query: string, vocabulary: Vocabulary): ParsedQuery {
  const {dictionary, language} = vocabulary;
  const {operators, parts} = splitQuery(query, vocabulary);
  const {text, phrases, excluded} = operators;
  const excludedTerms = excluded.map(phraseTerms).filter(list => list.length > 0);
  const address = typedAddresses(query).find(term => dictionary.isInHeadings(term));
  const synonyms = findSynonyms(parts, vocabulary);
  const joined = joinWords(
    parts.map(part => expandPart(part, vocabulary)),
    parts,
    vocabulary,
  );
  const expansions = joined.map((list, index) => {
    const ofPart = synonyms.filter(({from, to}) => from <= index && index < to);
    return [...list, ...ofPart.flatMap(synonym => expandSynonym(synonym, parts, vocabulary))];
  });
  const terms = parts.map((part, index) =>
    queryTerm(part, expansions[index]!, parts.length === 1, vocabulary),
  );
  return {
    terms: terms.map(({term}) => term),
    names: namesOfQuery(parts),
    spellings: spellingsOfQuery(parts),
    address,
    sequence: phrases.length === 0 && !address ? sequenceOf(text, vocabulary) : undefined,
    isPasted: operators.isPasted && !address,
    isOneWord: /^\s*\S+\s*$/u.test(query),
    asksForNews: asksForNews(query),
    phrases: phrases.map(phrase => phraseWords(phrase, vocabulary)).filter(isPhrase),
    excluded: excludedTerms,
    excludedWords: excludedTerms
      .filter(({length}) => length === 1)
      .flatMap(([word]) => formsOf(word!, false, vocabulary)),
    excludedPhrases: excluded.map(phrase => phraseWords(phrase, vocabulary)).filter(isPhrase),
    more: unique([
      ...lookupsOfWords(termsOfMissingWords(synonyms, parts, vocabulary).join(' '), language),
      ...parts
        .filter(({term}) => !dictionary.has(term))
        .flatMap(({term}) => lookupUnspaced(term, language)),
      ...terms.flatMap(({typos}) => typos),
    ]),
    needsVocabulary: terms.some(({needsVocabulary}) => needsVocabulary),
  };
}

/** Returns whether the postings cannot tell which sections have a phrase. */
const isPhrase = ({words, data}: Words): boolean => words.length > 1 || data !== undefined;

function namesOfQuery(parts: readonly Part[]): readonly string[] | undefined {
  const [first] = parts;
  const names = first?.kind === 'compoundPart' ? first.names : undefined;
  const isWhole = parts.every(part => part.kind === 'compoundPart' && part.names === names);
  return isWhole && !names?.some(isMember) ? names : undefined;
}

function spellingsOfQuery(parts: readonly Part[]): readonly string[] | undefined {
  const [first] = parts;
  const spellings = first?.kind === 'compoundPart' ? first.spellings : undefined;
  const isWhole = parts.every(part => part.kind === 'compoundPart' && part.spellings === spellings);
  return isWhole ? spellings : undefined;
}

function queryTerm(
  part: Part,
  expansions: readonly Expansion[],
  isOnlyWord: boolean,
  vocabulary: Vocabulary,
): {term: QueryTerm; typos: Lookup[]; needsVocabulary: boolean} {
  const {dictionary, language, ranking} = vocabulary;
  const {term, kind} = part;
  const known = mergeExpansions(expansions, dictionary);
  const typos = expandTypos(part, known, isOnlyWord, vocabulary);
  const all = raiseBest(mergeExpansions([...known, ...typos], dictionary), ranking);
  const hasTopic = isTopic(language, term);
  const queryWord: QueryTerm = {
    term,
    marked: withMarks(dictionary.typedAs(term)),
    weight: rarity(term, all, reachOf(part, vocabulary)) * (hasTopic ? 1 : ranking.withoutTopic),
    isTopic: hasTopic,
    isStopWord: kind !== 'quoted' && language.stopWords.has(term),
    isQuoted: kind === 'quoted',
    expansions: all,
  };
  return {
    term: queryWord,
    typos: typos.map(typo => ({term: typo.term, isPrefix: false})),
    needsVocabulary: known.length === 0 && isCorrectable(part, vocabulary),
  };
}

/**
 * Returns the rarity of a term. An incomplete word is at most as rare as the word with another letter:
 * `mode` is not rarer than `model`.
 */
function rarity(
  term: string,
  expansions: readonly Expansion[],
  {dictionary, sections}: Vocabulary,
): number {
  const frequencies = (list: readonly Expansion[]) =>
    list.map(other =>
      (other.isInHeadings ? dictionary.ofHeadings : dictionary).frequency(other.term),
    );
  if (!dictionary.has(term)) {
    const count = frequencies(expansions).reduce((sum, frequency) => sum + frequency, 0);
    return rarityOf(count, sections);
  }
  const oneLetterLonger = expansions.filter(
    ({term: other, prefixLength}) => prefixLength !== undefined && other.length <= prefixLength + 1,
  );
  const count = Math.max(dictionary.frequency(term), ...frequencies(oneLetterLonger));
  return rarityOf(count, sections);
}
