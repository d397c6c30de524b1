import {typedAddresses} from '../analysis/address.js';
import {accentedForm} from '../analysis/fold.js';
import {rarityOf} from '../format/terms.js';
import type {Form} from './dictionary.js';
import {expandApart, expandEnding} from './expandApart.js';
import {expandPart} from './expandPart.js';
import {mergeExpansions, raiseBest, type Expansion} from './expansions.js';
import {expandSynonym, findSynonyms} from './expandSynonyms.js';
import {expandTypos} from './expandTypos.js';
import {formsOf, isTopic} from './forms.js';
import {joinWords} from './joinWords.js';
import {isMember, maxTerms, quotedParts, readParts, type Part} from './parts.js';
import {phraseTerms} from './queryTokens.js';
import {readQuery, type ReadQuery} from './readQuery.js';
import {phraseWords, sequenceOf, type Sequence, type Words} from './adjacency.js';
import type {Engine} from '../engine.js';
import type {PostingTables} from './textTerms.js';
import {reachOf, unionOf, type Vocabulary} from './vocabulary.js';

/** A term of the query with all matching terms of the index. */
export type QueryTerm = {
  term: string;
  /** The word as it was typed, in lower case, if it has accents. */
  accented?: string;
  weight: number;
  /** Whether it is neither a stop word nor a word without a topic. */
  isTopic: boolean;
  /** Whether it is a stop word outside of quotation marks. */
  isStopWord: boolean;
  /** Whether it is in quotation marks, so that a section must contain it. */
  isQuoted: boolean;
  /** The word without spaces that it is a piece of. A section has to have all pieces. */
  cutFrom?: string;
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
  excludedWords: Form[];
  /** The excluded texts of two or more words. */
  excludedPhrases: Words[];
};

/** An index, and its files of postings that are at hand. */
export type IndexAtHand = {engine: Engine; tables: PostingTables};

/** A query as all indexes together understand it. */
export type QueryInIndexes = {
  parsed: ParsedQuery;
  /** What it was parsed with: whether a word exists, and how rare it is, in all indexes together. */
  vocabulary: Vocabulary;
  /** The vocabulary of each index. */
  vocabularies: readonly Vocabulary[];
  /** The files of postings of each index that it also needs. Until there are none, `parsed` is provisional. */
  missing: readonly (readonly number[])[];
};

/** Parses a query with the files at hand. */
export function parseWith(
  query: string,
  indexes: readonly [IndexAtHand, ...IndexAtHand[]],
): QueryInIndexes {
  const [first, ...others] = indexes.map(({engine, tables}) => engine.vocabularyOf(query, tables));
  const vocabularies = [first!, ...others] as const;
  const vocabulary = unionOf(vocabularies);
  const parsed = parseQuery(query, vocabulary);
  return {parsed, vocabulary, vocabularies, missing: vocabulary.dictionary.missing};
}

/** Splits a query into its operators and parts, without expanding them. */
export function splitQuery(
  query: string,
  vocabulary: Vocabulary,
): {operators: ReadQuery; parts: Part[]} {
  const {dictionary} = vocabulary;
  // While it is not certain that a word is an option, it is excluded: most are.
  const operators = readQuery(query, word => dictionary.frequency(word.toLowerCase()) > 0);
  const quoted = quotedParts(operators.phrases.flatMap(phraseTerms));
  const parts = [...quoted, ...readParts(operators.text, vocabulary)];
  return {operators, parts: dictionary.isProvisional ? parts : parts.slice(0, maxTerms)};
}

/** Splits a query into terms and expands each. */
export function parseQuery(query: string, vocabulary: Vocabulary): ParsedQuery {
  const {dictionary} = vocabulary;
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
    terms,
    names: namesOfQuery(parts),
    spellings: spellingsOfQuery(parts),
    address,
    sequence:
      phrases.length === 0 && !address
        ? sequenceOf(
            text,
            terms.flatMap(term => term.expansions),
            vocabulary,
          )
        : undefined,
    isPasted: operators.isPasted && !address,
    isOneWord: /^\s*\S+\s*$/u.test(query),
    asksForNews: operators.asksForNews,
    phrases: phrases.map(phrase => phraseWords(phrase, vocabulary)).filter(isPhrase),
    excluded: excludedTerms,
    excludedWords: excludedTerms
      .filter(({length}) => length === 1)
      .flatMap(([word]) => formsOf(word!, false, vocabulary)),
    excludedPhrases: excluded.map(phrase => phraseWords(phrase, vocabulary)).filter(isPhrase),
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
): QueryTerm {
  const {dictionary, language, ranking} = vocabulary;
  const {term, kind} = part;
  const known = mergeExpansions(expansions, dictionary);
  const apart = known.length === 0 ? expandApart(part, vocabulary) : [];
  const guesses = apart.length > 0 ? apart : expandTypos(part, known, isOnlyWord, vocabulary);
  const isUnknown = known.length + guesses.length === 0;
  const endings = isUnknown ? expandEnding(part, vocabulary) : [];
  const all = raiseBest(mergeExpansions([...known, ...guesses, ...endings], dictionary), ranking);
  const hasTopic = isTopic(language, term);
  return {
    term,
    accented: accentedForm(dictionary.typedAs(term)),
    weight: rarity(term, all, reachOf(part, vocabulary)) * (hasTopic ? 1 : ranking.withoutTopic),
    isTopic: hasTopic,
    isStopWord: kind !== 'quoted' && language.stopWords.has(term),
    isQuoted: kind === 'quoted',
    cutFrom: part.cutFrom,
    expansions: all,
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
