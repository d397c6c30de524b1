import {fold} from '../analysis/fold.js';
import {compoundParts, isSign, isUnspaced, partsOf, type Token} from '../analysis/tokens.js';
import type {Dictionary} from './dictionary.js';
import {expandVersion, formsOf, isNumber, isTopic, isVersion, lookUp, sameStem} from './forms.js';
import {flagsOf, isPath, queryTokens, splitAtDigits, type QueryToken} from './queryTokens.js';
import {isMisspelled, mayHaveTypos} from './expandTypos.js';
import {cutWords, joinKana, unspacedTerms} from './unspaced.js';
import {reachOf, type Vocabulary} from './vocabulary.js';

/** A term of the query, and why it is one. */
export type Part = {
  term: string;
  /** Whether it may be a prefix. */
  isIncomplete: boolean;
  /** The word without spaces that a dictionary cut, so that this is only a piece of it. */
  cutFrom?: string;
} & PartKind;

type PartKind =
  | {kind: 'word'}
  /** In quotation marks, and thus not expanded. */
  | {kind: 'quoted'}
  /**
   * One of the words of `x-api-key`. `names` are the site's flag or dotted name that the compound is, or
   * the names that it is a prefix of. `spellings` are those of a hyphenated compound on the site: itself, and the
   * flag. `isAlone` is whether the query has no other word.
   */
  | {
      kind: 'compoundPart';
      compound: string;
      names?: readonly string[];
      spellings?: readonly string[];
      isAlone?: boolean;
    }
  /** A word and the signs after it, with which the site's names start: `sk` and `sk-`. */
  | {kind: 'nameStart'; prefix: string}
  /** A camelCase word that the site contains, and thus without other forms. */
  | {kind: 'identifier'};

type UnfinishedPart = {term: string; cutFrom?: string} & PartKind;

/** The maximum number of terms in a query. Each has a bit in the masks of `ranking/matches`. */
export const maxTerms = 16;

/** The minimum length of a prefix that also matches other forms and synonyms of the word. */
export const minStemPrefix = 4;

/** Returns a part for each term of the query's phrases. */
export function quotedParts(terms: readonly string[]): Part[] {
  return terms.map(term => ({term, isIncomplete: false, kind: 'quoted'}));
}

/** Splits the words of a query. Also splits identifiers of which the site contains only the parts. */
export function readParts(words: string, vocabulary: Vocabulary): Part[] {
  const {dictionary, language} = vocabulary;
  const typed = joinKana(words, queryTokens(words), vocabulary);
  // Next to other words, a stop word is complete: "in" of `log in` and "with" of `with proxy` are no prefixes.
  const isCompleteStopWord = (term: string) => typed.length > 1 && language.stopWords.has(term);
  const tokens = typed.map(each => ({
    ...each,
    isIncomplete: each.isIncomplete && !isCompleteStopWord(each.token.term),
  }));
  for (const queryToken of tokens) {
    const {token} = queryToken;
    [token, ...Array.from(partsOf(token))].forEach(part => dictionary.noteTyped(part));
    lookUpParts(queryToken, vocabulary);
  }
  const mayGoOn = tokens.at(-1)?.isIncomplete ?? false;
  const cut = cutWords(
    words,
    typed.map(({token}) => token),
    vocabulary,
  );
  const parts = limitParts(
    tokens.flatMap((token, index) =>
      partsOfToken(token, tokens.length === 1, vocabulary).map(part => ({
        ...part,
        ...(cut[index] !== undefined && {cutFrom: cut[index]}),
      })),
    ),
    vocabulary,
  );
  return parts.map((part, index): Part => {
    const {term, kind} = part;
    const isComplete = isSign(term) || (parts.length > 1 && language.stopWords.has(term));
    if (index === parts.length - 1) {
      return {...part, isIncomplete: mayGoOn && !isComplete && kind !== 'nameStart'};
    }
    const isUnknown = term.length >= minStemPrefix && !dictionary.has(term);
    return {...part, isIncomplete: isUnknown && !isComplete};
  });
}

/** Looks up what a word is split into if the site lacks it: a round trip costs more than a file. */
function lookUpParts({token, isIncomplete}: QueryToken, vocabulary: Vocabulary): void {
  const {term, kind} = token;
  if (isVersion(term) || isUnspaced(term)) {
    return;
  }
  const parts = kind === 'compound' ? compoundParts(token) : token.parts;
  for (const list of [parts.map(part => part.term), splitAtDigits(term)]) {
    list.forEach((part, index) => {
      const unfinished = {term: part, isIncomplete: isIncomplete && index === list.length - 1};
      lookUp(part, reachOf(unfinished, vocabulary));
      expandVersion(part, vocabulary);
    });
  }
}

/**
 * Limits a query to {@link maxTerms} words: of more, those that the site has, before numbers, and the rarest of them. So
 * a pasted error message is as fast as a question, and loses nothing that would find a page.
 */
function limitParts<P extends {term: string}>(
  parts: readonly P[],
  {dictionary, language}: Vocabulary,
): readonly P[] {
  if (parts.length <= maxTerms) {
    return parts;
  }
  const orderOf = ({term}: P): number => {
    if (!dictionary.has(term) || !isTopic(language, term)) {
      return 2;
    }
    return isNumber(term) ? 1 : 0;
  };
  parts.forEach(({term}) => dictionary.has(term));
  if (dictionary.isProvisional) {
    return parts;
  }
  const byTerm = new Map(parts.map(part => [part.term, part]));
  const best = Array.from(byTerm.values(), part => ({
    part,
    order: orderOf(part),
    frequency: dictionary.frequency(part.term),
  }))
    .sort((a, b) => a.order - b.order || a.frequency - b.frequency)
    .slice(0, maxTerms);
  const kept = new Set(best.map(({part}) => part));
  return parts.filter(part => kept.has(part));
}

function partsOfToken(
  {token, isIncomplete, nameStart}: QueryToken,
  isAlone: boolean,
  whole: Vocabulary,
): UnfinishedPart[] {
  const vocabulary = reachOf({term: token.term, isIncomplete}, whole);
  const {dictionary, synonyms} = vocabulary;
  const {term, kind, parts} = token;
  if (isUnspaced(term)) {
    return unspacedTerms(term, vocabulary).map(each => ({kind: 'word', term: each}));
  }
  const respelled = respell(token, isIncomplete, vocabulary);
  if (respelled) {
    return partsOfToken({token: respelled, isIncomplete}, isAlone, whole);
  }
  const isInIndex = (word: string) =>
    isIncomplete ? dictionary.hasCompletion(word) : dictionary.has(word);
  const isSynonym = synonyms.find([dictionary.stemsOf(term)]).length > 0;
  const apart = isInIndex(term) || isSynonym ? [] : splitAtDigits(term);
  if (apart.length > 0 && apart.every(part => dictionary.has(part))) {
    return queryTokens(apart.join(' ')).flatMap(each =>
      partsOfToken({...each, isIncomplete: false}, false, whole),
    );
  }
  if (nameStart !== undefined) {
    const isKnown = [whole.dictionary.has(term), whole.dictionary.hasCompletion(nameStart)];
    if (isKnown.includes(true)) {
      return [{kind: 'nameStart', term, prefix: nameStart}];
    }
  }
  if (kind === 'compound' && parts.length > 0) {
    const names = namesOf(term, isIncomplete, dictionary);
    const spellings = names
      ? undefined
      : spellingsOf(term, isAlone ? dictionary : dictionary.ofHeadings);
    return compoundParts(token).map(part => ({
      kind: 'compoundPart',
      term: part.term,
      compound: term,
      ...(names && {names}),
      ...(spellings && {spellings, isAlone}),
    }));
  }
  const isKnown = isInIndex(term) || isSynonym || sameStem(term, vocabulary).length > 0;
  // A version that the site lacks is not its numbers.
  if (!isKnown && parts.length > 0 && !isVersion(term)) {
    const hasAllParts = parts.every(part => isInIndex(part.term));
    const hasTypo = () => isMisspelled(term, isIncomplete, dictionary);
    if (hasAllParts || !mayHaveTypos(term) || !hasTypo()) {
      return parts.map(part => ({kind: 'word', term: part.term}));
    }
  }
  if (kind === 'camel' && dictionary.has(term)) {
    return [{kind: 'identifier', term}];
  }
  return [{kind: 'word', term}];
}

/** Returns a word with its accents if the site lacks it as it was typed, and has it with accents. */
function respell(token: Token, isIncomplete: boolean, vocabulary: Vocabulary): Token | undefined {
  const {dictionary, language} = vocabulary;
  const source = language.respell(token.source);
  const respelled = {...token, source, term: fold(source)};
  const isKnown = (word: Token) => {
    dictionary.noteTyped(word);
    return formsOf(word.term, isIncomplete, vocabulary).length > 0;
  };
  if (token.kind !== 'word' || source === token.source) {
    return undefined;
  }
  const [isTypedKnown, isRespelledKnown] = [isKnown(token), isKnown(respelled)];
  return !isTypedKnown && isRespelledKnown ? respelled : undefined;
}

/** Returns the flag, path, or name of the site that a compound is, or the names that it is a prefix of. */
function namesOf(
  compound: string,
  isIncomplete: boolean,
  dictionary: Dictionary,
): string[] | undefined {
  if (!isFlag(compound) && !/[./_]/.test(compound)) {
    return undefined;
  }
  const paths = isPath(compound) ? pathsLike(compound, dictionary) : [];
  if (dictionary.has(compound)) {
    return [compound];
  }
  if (paths.length > 0) {
    return paths;
  }
  const isPrefix = isIncomplete && !isFlag(compound) && dictionary.hasCompletion(compound);
  return isPrefix ? dictionary.completionsOf(compound) : undefined;
}

/** Returns the paths of the site that have placeholders where this one has values: `/users/*` for `/users/7`. */
function pathsLike(path: string, dictionary: Dictionary): string[] {
  const parts = path.split('/');
  const starts = [`/${parts[1]}`, '/*'];
  return Array.from(new Set(starts.flatMap(start => dictionary.completionsOf(start)))).filter(
    other => {
      const others = other.split('/');
      return (
        others.length === parts.length &&
        others.every((part, index) => part === '*' || part === parts[index])
      );
    },
  );
}

/** Returns the terms of the site that a hyphenated compound may be: the same, or a flag. */
function spellingsOf(compound: string, dictionary: Dictionary): string[] | undefined {
  const known = flagsOf(compound).filter(spelling => dictionary.has(spelling));
  return known.length > 0 ? known : undefined;
}

/**
 * Returns whether a compound consists of words and dots: `cy.pause`, `.pause`. The page about it may have only
 * its last part.
 */
export function isMember(compound: string): boolean {
  return /^\.?[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*$/u.test(compound);
}

/** Returns whether a term starts with a sign: `--flag`, `.NET`, `$NAME`, `@scope`. Paths do too, but may be incomplete. */
export function isFlag(term: string): boolean {
  return /^[^\p{L}\p{N}/]/u.test(term);
}
