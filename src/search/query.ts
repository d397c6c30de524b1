import type {Lexicon} from './lexicon';
import type {Ranking} from './ranking';
import {compoundParts, tokenize, truncate} from './words';

/** The dialog's input limit (specification, section 9). */
export const QUERY_LENGTH = 64;
/** Words beyond these do not narrow a search any more. */
const QUERY_WORDS = 16;

const FUNCTION_WORDS = new Set(
  'a an and are as at be by can do does for from how i if in into is it its me my not of on or our so that the their them then there these this those to up use using was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Words for the documentation itself. */
const MEDIUM_WORDS = new Set(
  'article chapter doc docs documentation guide guides info information page pages read reference section see tutorial'.split(' '),
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

/** Splits a query into words and finds the index words for each. */
export function parseQuery(
  query: string,
  lexicon: Lexicon,
  sections: number,
  frequency: (place: number) => number,
  synonyms: readonly (readonly string[])[],
  ranking: Ranking,
): QueryWord[] {
  const text = truncate(query, QUERY_LENGTH);
  const tokens = tokenize(text)
    .flatMap(token => {
      if (lexicon.find(token.word) >= 0) return [token];
      const parts = compoundParts(text, token);
      return parts.length > 0 ? parts : [token];
    })
    .slice(0, QUERY_WORDS)
    .map(token => token.word);
  return tokens.map((word, number) => {
    const isLast = number === tokens.length - 1;
    const best = new Map<number, Match>();
    const add = (place: number, worth: number, isPrefix = false): void => {
      if (place < 0) return;
      const known = best.get(place);
      if (!known || known.worth < worth) best.set(place, {place, worth, isPrefix});
    };
    const exact = lexicon.find(word);
    add(exact, 1);
    if (isLast) {
      const [from, to] = lexicon.range(word);
      for (let place = from; place < to; place++) {
        const missing = lexicon.words[place]!.length - word.length;
        add(
          place,
          missing === 0 ? 1 : ranking.prefix * (word.length / (word.length + missing)) ** 0.3,
          true,
        );
      }
    }
    for (const place of lexicon.sameStem(word)) add(place, ranking.stem);
    const isKnown = best.size > 0;
    for (const [place, typos] of lexicon.typos(word, isLast)) {
      add(
        place,
        (typos === 1 ? ranking.typo : ranking.twoTypos) * (isKnown ? ranking.typoOfKnownWord : 1),
      );
    }
    for (const neighbour of [tokens[number - 1], tokens[number + 1]]) {
      if (neighbour === undefined) continue;
      const joined = neighbour === tokens[number - 1] ? neighbour + word : word + neighbour;
      add(lexicon.find(joined), 0.8);
    }
    for (const other of synonymsOf(word, synonyms)) add(lexicon.find(other), ranking.synonym);
    const matches = [...best.values()];
    const df =
      exact >= 0
        ? frequency(exact)
        : matches.reduce((sum, match) => sum + frequency(match.place), 0);
    const rarity = Math.log(1 + (sections + 1) / (df + 1)) ** ranking.rarity;
    const share = FUNCTION_WORDS.has(word)
      ? ranking.functionWord
      : MEDIUM_WORDS.has(word)
        ? ranking.mediumWord
        : 1;
    return {word, weight: rarity * share, matches};
  });
}

function synonymsOf(word: string, synonyms: readonly (readonly string[])[]): string[] {
  return synonyms.flatMap(group =>
    group.includes(word)
      ? group.filter(other => other !== word).flatMap(other => other.split(' '))
      : [],
  );
}
