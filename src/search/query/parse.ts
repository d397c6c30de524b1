import {tokenize, type Token} from '../analysis/tokens';
import {addExact, addTypos, Expansions, sameStem, type Expansion, type Vocabulary} from './expand';
import {MAX_TERMS} from './score';
import {findTypos} from './typos';

/** A term of the query with all terms of the index that answer it. */
export type QueryTerm = {
  term: string;
  weight: number;
  /** A word of grammar, or one that names no topic. */
  isWeak: boolean;
  expansions: Expansion[];
};

/** A term, and what else the reader may mean by it. */
type Part = {
  term: string;
  /** The whole of which it was written as a part (`x-api-key`). */
  whole?: string;
  /** The first number of a version (`v7` of `v7.0`). */
  major?: string;
};

/** Splits a query into terms and expands each. */
export function parseQuery(query: string, vocabulary: Vocabulary): QueryTerm[] {
  const parts = splitQuery(query, vocabulary);
  const terms = parts.map(({term}) => term);
  const {language, ranking, dictionary, synonyms} = vocabulary;
  const substitutes = synonyms.find(terms);
  return parts.map(({term, whole, major}, number) => {
    const isTyped = number === parts.length - 1;
    const expansions = new Expansions();
    if (whole !== undefined) addExact(expansions, whole, isTyped, vocabulary);
    addExact(expansions, term, isTyped, vocabulary);
    addTypos(expansions, term, isTyped, vocabulary);
    for (const place of sameStem(term, vocabulary)) expansions.add(place, ranking.stem);
    if (major !== undefined) expansions.add(dictionary.find(major), ranking.part);
    const [before, after] = [terms[number - 1], terms[number + 1]];
    if (before !== undefined) expansions.add(dictionary.find(before + term), 1);
    if (after !== undefined) expansions.add(dictionary.find(term + after), 1);
    for (const {terms: others} of substitutes.filter(
      ({from, to}) => from <= number && number < to,
    )) {
      for (const other of others) {
        const boost = ranking.synonym / others.length;
        for (const place of [dictionary.find(other), ...sameStem(other, vocabulary)]) {
          expansions.add(place, boost);
        }
      }
    }
    const list = expansions.list();
    const isWeak = language.stopWords.has(term) || language.weakWords.has(term);
    const weight = rarityOf(term, list, vocabulary) * (isWeak ? ranking.weakTerm : 1);
    return {term, weight, isWeak, expansions: list};
  });
}

/** The terms of a query; what the site only knows in parts is taken in parts. */
function splitQuery(query: string, vocabulary: Vocabulary): Part[] {
  const tokens = withoutRest(tokenize(query));
  const parts = tokens.flatMap((token, number): Part[] => {
    const isTyped = number === tokens.length - 1;
    if (token.kind === 'compound' && token.parts.length > 0) {
      return atoms(token).map(({term}) => ({term, whole: token.term}));
    }
    if (isKnown(token.term, isTyped, vocabulary)) {
      const major = token.kind === 'number' ? token.parts[0]!.term : undefined;
      return [{term: token.term, major}];
    }
    if (token.parts.length > 0) return token.parts.map(({term}) => ({term}));
    if (sameStem(token.term, vocabulary).length > 0) return [{term: token.term}];
    if (vocabulary.synonyms.find([token.term]).length > 0) return [{term: token.term}];
    if (findTypos(vocabulary.dictionary, token.term, isTyped).length > 0) {
      return [{term: token.term}];
    }
    const halves = splitWord(token.term, vocabulary) ?? [token.term];
    return halves.map(term => ({term}));
  });
  return parts.slice(0, MAX_TERMS);
}

/** The words of a phrase, as the query's own words are read. */
export function termsOf(phrase: string): string[] {
  return tokenize(phrase).flatMap(token => atoms(token).map(({term}) => term));
}

/** The words that a compound joins, versions whole. */
function atoms(token: Token): readonly Token[] {
  return token.kind === 'compound' && token.parts.length > 0 ? token.parts : [token];
}

/** Without the last character of a run of pairs, which the pair before it holds already. */
function withoutRest(tokens: readonly Token[]): Token[] {
  return tokens.filter(({end}, place) => end !== tokens[place - 1]?.end);
}

function isKnown(term: string, isTyped: boolean, {dictionary}: Vocabulary): boolean {
  const [from, to] = dictionary.range(term);
  return dictionary.terms[from] === term || (isTyped && from < to);
}

/** `database` as `data base`: the split whose rarer half is the most frequent. */
function splitWord(
  term: string,
  {dictionary, frequency}: Vocabulary,
): [string, string] | undefined {
  let best: [string, string] | undefined;
  let bestFrequency = 0;
  for (let cut = 2; cut <= term.length - 2; cut++) {
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

/** Inverse document frequency. */
function rarityOf(
  term: string,
  expansions: readonly Expansion[],
  {dictionary, frequency, sections}: Vocabulary,
): number {
  const exact = dictionary.find(term);
  const holders =
    exact >= 0
      ? frequency(exact)
      : expansions.reduce((sum, {term: place}) => sum + frequency(place), 0);
  return Math.log(1 + (sections + 1) / (holders + 1));
}
