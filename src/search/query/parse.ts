import type {Lexicon} from '../format/lexicon';
import {ranking} from './ranking';
import {findSynonyms, type Synonyms} from '../analysis/synonyms';
import {compoundParts, FUNCTION_WORDS, tokenize, truncate} from '../analysis/words';

/** The dialog's input limit (SPECIFICATION.md#limits-and-constants). */
export const QUERY_LENGTH = 64;
/** One bit each in the engine's masks. */
const QUERY_WORDS = 16;

/** Words that ask, and words for the documentation itself ("filters guide"), name no topic. */
const WEAK_WORDS = new Set(
  'article can chapter do doc docs documentation does guide guides how i info information me my page pages read reference section see should tutorial we what when where which who why'.split(
    ' ',
  ),
);

/** How an index word answers a query word. */
export type Match = {
  /** Number of the word in the index. */
  place: number;
  /** 0–1: what the match is worth beside the word itself. */
  worth: number;
  /** The query word is its beginning: only that much of it is marked. */
  isPrefix: boolean;
};

/** A word of the query with all index words that answer it. */
export type QueryWord = {word: string; weight: number; matches: Match[]};

/** What a query is read against. */
export type Vocabulary = {
  lexicon: Lexicon;
  /** Number of sections that hold the word. */
  frequency: (place: number) => number;
  /** Number of all sections. */
  sections: number;
  synonyms: Synonyms;
};

/** Splits a query into words and finds the index words for each. */
export function parseQuery(query: string, vocabulary: Vocabulary): QueryWord[] {
  const words = splitQuery(truncate(query, QUERY_LENGTH), vocabulary);
  const synonyms = findSynonyms(words, vocabulary.synonyms);
  return words.map((word, number) => {
    const matches = new MatchList();
    addForms(matches, word, number === words.length - 1, vocabulary);
    const {lexicon} = vocabulary;
    const [before, after] = [words[number - 1], words[number + 1]];
    if (before !== undefined) matches.add(lexicon.find(before + word), ranking.joined);
    if (after !== undefined) matches.add(lexicon.find(word + after), ranking.joined);
    for (const {words: others} of synonyms.filter(({from, to}) => from <= number && number < to)) {
      for (const other of others) matches.add(lexicon.find(other), ranking.synonym / others.length);
    }
    const certainty = matches.certainty;
    return {
      word,
      weight: weightOf(word, matches, vocabulary),
      matches: matches.list().map(match => ({...match, worth: match.worth / certainty})),
    };
  });
}

/** Keeps the best match of each index word. */
class MatchList {
  private readonly best = new Map<number, Match>();

  add(place: number, worth: number, isPrefix = false): void {
    if (place < 0 || worth <= (this.best.get(place)?.worth ?? 0)) return;
    this.best.set(place, {place, worth, isPrefix});
  }

  get isEmpty(): boolean {
    return this.best.size === 0;
  }

  /** Worth of the best match. */
  get certainty(): number {
    let best = 0;
    for (const {worth} of this.best.values()) best = Math.max(best, worth);
    return best || 1;
  }

  list(): Match[] {
    return [...this.best.values()];
  }
}

/** The words of a query; what the site only knows in parts is taken in parts. */
function splitQuery(text: string, {lexicon, frequency}: Vocabulary): string[] {
  const tokens = tokenize(text);
  const words = tokens.flatMap((token, number) => {
    const {word} = token;
    const isLast = number === tokens.length - 1;
    const [from, to] = lexicon.range(word);
    if (lexicon.words[from] === word || (isLast && from < to)) return [word];
    const parts = compoundParts(text, token).map(part => part.word);
    if (parts.length > 0) return parts;
    if (lexicon.sameStem(word).length > 0 || lexicon.typos(word, isLast).length > 0) return [word];
    return splitWord(word, lexicon, frequency) ?? [word];
  });
  return words.slice(0, QUERY_WORDS);
}

/** `database` as `data base`: the split whose rarer half is the most frequent. */
function splitWord(
  word: string,
  lexicon: Lexicon,
  frequency: (place: number) => number,
): [string, string] | undefined {
  let best: [string, string] | undefined;
  let bestFrequency = 0;
  for (let cut = 2; cut <= word.length - 2; cut++) {
    const halves: [string, string] = [word.slice(0, cut), word.slice(cut)];
    const places = halves.map(half => lexicon.find(half));
    if (places.some(place => place < 0)) continue;
    const rarer = Math.min(...places.map(frequency));
    if (rarer <= bestFrequency) continue;
    bestFrequency = rarer;
    best = halves;
  }
  return best;
}

/** The word itself, its beginnings, stems and typos. */
function addForms(matches: MatchList, word: string, isLast: boolean, {lexicon}: Vocabulary): void {
  matches.add(lexicon.find(word), 1);
  if (isLast) {
    const [from, to] = lexicon.range(word);
    for (let place = from; place < to; place++) {
      const length = lexicon.words[place]!.length;
      const share =
        length === word.length
          ? 1
          : ranking.prefix * (word.length / length) ** ranking.prefixLength;
      matches.add(place, share, true);
    }
  }
  for (const place of lexicon.sameStem(word)) matches.add(place, ranking.stem);
  const certainty = matches.isEmpty ? 1 : ranking.typoOfKnownWord;
  for (const [place, typos] of lexicon.typos(word, isLast)) {
    matches.add(place, (typos === 1 ? ranking.typo : ranking.twoTypos) * certainty);
  }
}

/** Rare words weigh more, as far as they name a topic. */
function weightOf(
  word: string,
  matches: MatchList,
  {lexicon, frequency, sections}: Vocabulary,
): number {
  const exact = lexicon.find(word);
  const holders =
    exact >= 0
      ? frequency(exact)
      : matches.list().reduce((sum, {place}) => sum + frequency(place), 0);
  const rarity = Math.log(1 + (sections + 1) / (holders + 1)) ** ranking.rarity;
  if (FUNCTION_WORDS.has(word)) return rarity * ranking.functionWord;
  return WEAK_WORDS.has(word) ? rarity * ranking.weakWord : rarity;
}
