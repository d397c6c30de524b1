import type {Language} from '../analysis/language.js';
import {isUnspaced} from '../analysis/tokens.js';
import {isAlias, isNear, stemOfPart, stemStartLength} from '../format/stems.js';
import type {Dictionary, Form, Start} from './dictionary.js';
import type {Expansion} from './expansions.js';
import type {Vocabulary} from './vocabulary.js';

/** Returns whether a term is a number or a version. These are no prefixes: 4 does not match 429. */
export function isNumber(term: string): boolean {
  return /^[\p{N}.]+$/u.test(term);
}

/** Returns whether a term is numbers with dots between them, such as 4.1. */
export function isVersion(term: string): boolean {
  return isNumber(term) && term.includes('.');
}

/**
 * Returns the versions that begin with one that the site lacks (1.44.0 for 1.44), or else its first number: 1, and v1 in
 * headings, or in texts if the query has the v. A version that the site has is only itself, without zeros at its end.
 * Returns nothing for other terms.
 */
export function expandVersion(term: string, {dictionary, ranking}: Vocabulary): Expansion[] {
  if (!isVersion(term)) {
    return [];
  }
  // Without a v in the query, v1 is not worth a file.
  const hasV = /^v/i.test(dictionary.typedAs(term));
  const numbered = (version: string): Expansion[] => [
    {term: version, boost: ranking.part},
    {term: `v${version}`, boost: ranking.part, ...(!hasV && {isInHeadings: true})},
  ];
  const prefix = `${term}.`;
  const first = term.slice(0, term.indexOf('.'));
  // Looked up whether they are needed or not: a round trip costs more than a file.
  const [isKnown, hasLonger] = [dictionary.has(term), dictionary.hasCompletion(prefix)];
  [first, ...(hasV ? [`v${first}`] : [])].forEach(form => dictionary.has(form));
  let same = term;
  while (same.endsWith('.0')) {
    same = same.slice(0, -2);
  }
  if (same !== term) {
    return numbered(same);
  }
  if (isKnown) {
    return [];
  }
  return hasLonger
    ? dictionary.completionsOf(prefix).map(version => ({term: version, boost: ranking.stem}))
    : numbered(first);
}

/** The longest ending that a stemmer removes, such as -ational. */
const maxEndingLength = 7;

/**
 * Returns what all terms start with that may be forms of a word. A final e, i, or y may differ from the stem, so
 * they are one letter shorter. Two letters are only an acronym and its plural: IDs.
 */
export function startsOf(term: string, stem: string, {storesStems}: Language): Start[] {
  // Numbers and names with signs have no other forms.
  if (!/^[\p{L}\p{M}]+$/u.test(term)) {
    return [];
  }
  if (isUnspaced(term)) {
    return storesStems ? [term, stem].map(start => ({start, isPrefix: true})) : [];
  }
  if (storesStems) {
    return [term, stem].map(form => {
      const start = form.slice(0, stemStartLength);
      return {start, isPrefix: start.length > 2};
    });
  }
  return stem.length < 3
    ? [stem, `${stem}s`].map(start => ({start, isPrefix: false}))
    : [{start: stem.slice(0, Math.max(3, stem.length - 1)), isPrefix: true}];
}

/** Looks up a word and its forms, without comparing them, so that their files are at hand when they are needed. */
export function lookUp(term: string, {dictionary, language}: Vocabulary): void {
  dictionary.has(term);
  for (const stem of dictionary.stemsOf(term)) {
    for (const {start, isPrefix} of startsOf(term, stem, language)) {
      void (isPrefix ? dictionary.hasCompletion(start) : dictionary.has(start));
    }
  }
}

/**
 * Returns the terms with the same stem, without the term itself, and the term for compounds with it. Stop words have no
 * forms, and are none.
 */
export function sameStem(term: string, vocabulary: Vocabulary): Form[] {
  const {stopWords} = vocabulary.language;
  return stopWords.has(term)
    ? []
    : withStemOf(term, vocabulary).filter(form => form.term !== term && !stopWords.has(form.term));
}

function withStemOf(term: string, {dictionary, language}: Vocabulary): Form[] {
  if (language.storesStems) {
    return dictionary.stemsOf(term).flatMap(stem =>
      dictionary.termsWith(stem, startsOf(term, stem, language)).map(form => ({
        term: form,
        ...(!isAlias(form) && !isNear(form, stem) && {isInHeadings: true as const}),
      })),
    );
  }
  const root = language.stem(term);
  const maxLength = root.length + maxEndingLength;
  return startsOf(term, root, language)
    .flatMap(({start, isPrefix}) =>
      isPrefix ? dictionary.completionsOf(start) : [start].filter(form => dictionary.has(form)),
    )
    .filter(other => other.length <= maxLength && language.stem(other) === root)
    .map(other => ({term: other}));
}

/** Returns all terms of the index that are a form of the term or, if it is incomplete, its completion. */
export function formsOf(term: string, isIncomplete: boolean, vocabulary: Vocabulary): Form[] {
  const {dictionary} = vocabulary;
  const exact = dictionary.has(term) ? [{term}] : [];
  const completions = isIncomplete ? dictionary.completionsOf(term) : [];
  return [
    ...exact,
    ...sameStem(term, vocabulary).filter(form => stemOfPart(form.term) === undefined),
    ...completions.map(completion => ({term: completion})),
  ];
}

export function highestFrequency(forms: readonly Form[], dictionary: Dictionary): number {
  const counts = forms.map(({term, isInHeadings}) =>
    (isInHeadings ? dictionary.ofHeadings : dictionary).frequency(term),
  );
  return Math.max(...counts);
}

/** Returns whether a term is neither a stop word nor a word without a topic. */
export function isTopic({stopWords, genericWords}: Language, term: string): boolean {
  return !stopWords.has(term) && !genericWords.has(term);
}
