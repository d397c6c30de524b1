import escapeStringRegexp from 'escape-string-regexp';
import {isSign} from '../analysis/tokens.js';
import type {Form} from './dictionary.js';
import type {Expansion} from './expansions.js';
import {isCorrectable, isMisspelled} from './expandTypos.js';
import {formsOf} from './forms.js';
import type {Part} from './parts.js';
import type {Vocabulary} from './vocabulary.js';

/** The shorter of two words that are written as one has at least as many letters: `ip` of `ipaddress`. */
const minLength = 2;
/** Shorter words are no two words. */
const minWordLength = 5;
/** The cuts of a word that are tried, those with the longest first word. Each reads a file. */
const maxCuts = 3;
/** The words that may end with another one. */
const maxEndings = 8;

/** Two words that a word consists of, each with its forms. */
type Apart = readonly [readonly Form[], readonly Form[]];

/**
 * Returns the expansion of a word that the site lacks to two words of the site that some section has: `red` and `bull`
 * for `redbull`. A word with a typo is none. The first of them is looked up in the list that was read for typos, so
 * this needs one more round.
 */
export function expandApart(part: Part, vocabulary: Vocabulary): Expansion[] {
  const {dictionary} = vocabulary;
  const {term, kind} = part;
  const mayBeApart =
    kind === 'word' &&
    isCorrectable(part, vocabulary) &&
    // Next to another word, too, the whole word is meant, and no prefix of one with a typo.
    !isMisspelled(term, false, dictionary);
  // Until the list of terms is at hand, any word may have a typo.
  if (!mayBeApart || dictionary.lacksListFor(term)) {
    return [];
  }
  // All cuts are looked up, so that their files are read together.
  const [best] = cutsOf(part, vocabulary)
    .filter(cut => dictionary.containsAll(cut))
    .map(cut => ({cut, count: dictionary.countContaining(cut)}))
    .sort((a, b) => b.count - a.count);
  if (!best || dictionary.isProvisional) {
    return [];
  }
  dictionary.addContained(term, best.cut);
  const [[first], [second]] = best.cut;
  return [{term, boost: 1, apart: [first!.term, second!.term]}];
}

/**
 * Returns the words of headings that end with a word that the site lacks, and that is no typo: `Hochspannungsnetzgerät` for
 * `Netzgerät`. More than a few words end with letters that are no word.
 */
export function expandEnding(part: Part, vocabulary: Vocabulary): Expansion[] {
  const {dictionary, ranking} = vocabulary;
  const {term, kind} = part;
  const mayBeEnding = kind === 'word' && term.length >= minWordLength;
  if (!mayBeEnding || !isCorrectable(part, vocabulary) || dictionary.lacksListFor(term)) {
    return [];
  }
  const found = dictionary.endingWith(term);
  return found.length > maxEndings ? [] : found.map(other => ({term: other, boost: ranking.part}));
}

function cutsOf({term, isIncomplete}: Part, vocabulary: Vocabulary): Apart[] {
  const {dictionary, language} = vocabulary;
  const isWord = (word: string) =>
    word.length >= minLength && !isSign(word) && !language.stopWords.has(word);
  return term.length < minWordLength
    ? []
    : dictionary
        .wordsBefore(term)
        .map(first => [first, term.slice(first.length)] as const)
        .filter(words => words.every(isWord))
        .slice(0, maxCuts)
        .map(([first, second]): Apart => [
          formsOf(first, false, vocabulary),
          formsOf(second, isIncomplete, vocabulary),
        ])
        .filter(cut => cut.every(({length}) => length > 0));
}

/** Returns a text with the words of {@link expandApart} apart, so that they can be next to each other. */
export function spellApart(text: string, expansions: readonly Expansion[]): string {
  return expansions.reduce(
    (spelled, {term, apart}) =>
      apart
        ? spelled.replace(new RegExp(escapeStringRegexp(term), 'iu'), apart.join(' '))
        : spelled,
    text,
  );
}
