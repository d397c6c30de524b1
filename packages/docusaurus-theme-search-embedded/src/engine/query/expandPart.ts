import {encodedDataTerm} from '../analysis/encodedData.js';
import {isUnspaced} from '../analysis/tokens.js';
import {stemOfPart} from '../format/stems.js';
import {onlyInHeadings, type Expansion} from './expansions.js';
import {expandVersion, isNumber, sameStem, startsOf} from './forms.js';
import {isFlag, isMember, minStemPrefix, type Part} from './parts.js';
import {isPath} from './queryTokens.js';
import {writtenSpellings} from './unspaced.js';
import {inHeadings, reachOf, type Vocabulary} from './vocabulary.js';

/** Returns the terms of the index for one part of the query: exact terms, completions, and other forms. */
export function expandPart(part: Part, vocabulary: Vocabulary): Expansion[] {
  const {dictionary} = vocabulary;
  const {term, isIncomplete} = part;
  const inflected = () => [
    ...expandExact(term, isIncomplete, vocabulary),
    ...expandStem(term, isIncomplete, vocabulary),
  ];
  switch (part.kind) {
    case 'quoted':
      return [
        {term, boost: 1},
        ...(dictionary.has(term) ? [] : [{term: encodedDataTerm, boost: 1}]),
      ];
    // `getUsers` does not match "get user".
    case 'identifier':
      return expandExact(term, isIncomplete, vocabulary);
    case 'compoundPart': {
      const {compound, names, spellings = [], isAlone} = part;
      if (names) {
        return expandName(part, names, vocabulary);
      }
      const spelled = spellings.map(spelling => ({term: spelling, boost: 1}));
      return [
        ...expandExact(compound, isIncomplete, vocabulary),
        // Next to other words, a flag is not worth a file.
        ...(isAlone ? spelled : onlyInHeadings(spelled)),
        ...inflected(),
      ];
    }
    case 'nameStart':
      return [
        ...expandExact(part.prefix, true, vocabulary),
        ...expandExact(term, false, vocabulary),
        ...expandStem(term, false, vocabulary),
      ];
    case 'word':
      return [
        ...inflected(),
        ...expandVersion(term, vocabulary),
        ...expandSpellings(term, vocabulary),
      ];
  }
}

/** Returns the other spellings of a word in kana. They come after a part, because the word as typed may be in pieces. */
function expandSpellings(term: string, vocabulary: Vocabulary): Expansion[] {
  const {guess} = vocabulary.ranking;
  return isUnspaced(term)
    ? writtenSpellings(term, vocabulary).map(spelling => ({term: spelling, boost: guess}))
    : [];
}

/**
 * Returns the term itself and, if it is incomplete, its completions: those of one or two letters, and these letters, only
 * in headings, unless the index has all postings.
 */
export function expandExact(
  term: string,
  isIncomplete: boolean,
  vocabulary: Vocabulary,
): Expansion[] {
  if (!isPrefix(term, isIncomplete)) {
    return [{term, boost: 1}];
  }
  const reach = reachOf({term, isIncomplete}, vocabulary);
  const expansions = expandPrefix(term, reach);
  return reach === vocabulary ? expansions : onlyInHeadings(expansions);
}

function expandPrefix(term: string, {dictionary, ranking}: Vocabulary): Expansion[] {
  const exact: Expansion = {term, boost: 1};
  const isWord = dictionary.has(term);
  const isOtherWord = (other: string) => isWord && !dictionary.shareStem(term, other);
  const completions = dictionary
    .completionsOf(term)
    .filter(other => other !== term)
    .map(other => ({
      term: other,
      boost:
        (term.length / other.length) ** ranking.prefix *
        (isOtherWord(other) ? ranking.otherWord : 1),
      prefixLength: term.length,
    }));
  return [exact, ...completions];
}

/** Returns whether a query term is also a prefix. Without spaces any word is: 東京 of 東京都. */
function isPrefix(term: string, isIncomplete: boolean): boolean {
  return (isIncomplete || isUnspaced(term)) && !isNumber(term);
}

/** Returns other forms of a term and, if it is incomplete, of its completions: `installa` finds "installed". */
export function expandStem(
  term: string,
  isIncomplete: boolean,
  vocabulary: Vocabulary,
): Expansion[] {
  const {dictionary} = vocabulary;
  const reach = reachOf({term, isIncomplete}, vocabulary);
  const forms = expandForms(term, 1, reach);
  if (reach !== vocabulary) {
    return onlyInHeadings(forms);
  }
  if (!isIncomplete || term.length < minStemPrefix || dictionary.has(term)) {
    return forms;
  }
  return [...forms, ...formsOfCompletions(term, vocabulary)];
}

/** Returns other forms of a term, and the compounds with it, whose boosts are multiplied by a factor. */
function expandForms(term: string, factor: number, vocabulary: Vocabulary): Expansion[] {
  const {part, stem} = vocabulary.ranking;
  return sameStem(term, vocabulary).map(form => ({
    ...form,
    boost: factor * (stemOfPart(form.term) === undefined ? stem : part),
  }));
}

/** Returns forms of completions. Those that start otherwise than the word's own forms would need further files. */
function formsOfCompletions(term: string, vocabulary: Vocabulary): Expansion[] {
  const {dictionary, language, ranking} = vocabulary;
  const startsOfForms = (word: string) =>
    dictionary
      .stemsOf(word)
      .flatMap(stem => startsOf(word, stem, language).map(({start}) => start));
  const near = [term, ...startsOfForms(term)];
  return dictionary.completionsOf(term).flatMap(completion => {
    const factor = (term.length / completion.length) ** ranking.prefix;
    const isNear = startsOfForms(completion).every(start =>
      near.some(own => start.startsWith(own)),
    );
    return isNear
      ? expandForms(completion, factor, vocabulary)
      : onlyInHeadings(expandForms(completion, factor, inHeadings(vocabulary)));
  });
}

/**
 * Returns the expansions of a part of the site's flag, path, or name. An identifier that the site contains
 * has no other forms: `-w` is not a prefix of "workflow".
 */
function expandName(
  {term, compound, isIncomplete}: Part & {kind: 'compoundPart'},
  names: readonly string[],
  vocabulary: Vocabulary,
): Expansion[] {
  const {ranking} = vocabulary;
  const isRead = reachOf({term, isIncomplete}, vocabulary) === vocabulary;
  const inReach = (list: readonly Expansion[]) => (isRead ? list : onlyInHeadings(list));
  // All parts of an incomplete name match its completions.
  const isNameIncomplete = !names.includes(compound);
  const exact = isPath(compound)
    ? names.flatMap(name => expandExact(name, isIncomplete, vocabulary))
    : expandExact(compound, isIncomplete || isNameIncomplete, vocabulary);
  const isLastOfDotted = !isFlag(compound) && compound.endsWith(`.${term}`);
  if (!isMember(compound) || !isLastOfDotted) {
    // A section with only a part of the name comes after those that have all of it.
    return [...exact, ...inReach([{term, boost: ranking.part}])];
  }
  // The title of the page about `cy.pause` may be "pause", and `cy.pa` is a prefix of the name.
  const lastParts = names.map(name => ({
    term: name.slice(compound.length - term.length).split(/[^\p{L}\p{N}]/u)[0] ?? '',
    boost: (compound.length / name.length) ** ranking.prefix,
  }));
  // For one or two letters, these are many words.
  return [...exact, ...inReach(lastParts)];
}
