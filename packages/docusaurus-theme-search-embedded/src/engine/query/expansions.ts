import type {Dictionary} from './dictionary.js';
import type {Ranking} from '../ranking/constants.js';

/** A term of the index that matches a term of the query. */
export type Expansion = {
  term: string;
  /** The boost, 0–1, relative to an exact match. */
  boost: number;
  /** For a completion: the number of letters of the prefix, which are highlighted. */
  prefixLength?: number;
  /** Whether it is the word and its neighbor as one word: `screenshots` for the `shots` of `screen shots`. */
  isJoined?: boolean;
  /** Whether only headings are searched for it, because it is not worth the files with its texts. */
  isInHeadings?: true;
  /** Whether it is a synonym of the word. */
  isSynonym?: boolean;
  /** The two words of the site that the word consists of, if the site writes it as two: `red` and `bull`. */
  apart?: readonly [string, string];
  /** The synonym of several words that it is a part of. It is marked only where a text has all of them. */
  phrase?: string;
};

/** Returns the expansions with a lower boost. */
export function lower(expansions: readonly Expansion[], factor: number): Expansion[] {
  return expansions.map(expansion => ({...expansion, boost: expansion.boost * factor}));
}

/** Returns the expansions for which only headings are searched. */
export function onlyInHeadings(expansions: readonly Expansion[]): Expansion[] {
  return expansions.map(expansion => ({...expansion, isInHeadings: true}));
}

/**
 * Keeps the best expansion per term of the index. If that is for headings only, also keeps the best one for headings and
 * texts.
 */
export function mergeExpansions(
  expansions: readonly Expansion[],
  dictionary: Dictionary,
): Expansion[] {
  const best = new Map<string, Expansion>();
  const bestOfTexts = new Map<string, Expansion>();
  for (const expansion of expansions) {
    const {term, boost, isInHeadings} = expansion;
    const isKnown = isInHeadings ? dictionary.isInHeadings(term) : dictionary.has(term);
    if (boost <= 0 || !isKnown) {
      continue;
    }
    for (const known of isInHeadings ? [best] : [best, bestOfTexts]) {
      if (boost > (known.get(term)?.boost ?? 0)) {
        known.set(term, expansion);
      }
    }
  }
  return Array.from(new Set([best, bestOfTexts].flatMap(map => Array.from(map.values()))));
}

/**
 * Raises the best expansion to almost 1, because a word that the site never uses should not lower its
 * synonyms, but keeps guesses below exact matches.
 */
export function raiseBest(
  expansions: readonly Expansion[],
  {certainty}: Pick<Ranking, 'certainty'>,
): Expansion[] {
  const highest = expansions.reduce((best, {boost}) => Math.max(best, boost), 0);
  return expansions.map(expansion => ({
    ...expansion,
    boost: expansion.boost / highest ** certainty,
  }));
}
