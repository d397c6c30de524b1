import {fold} from '../analysis/fold.js';
import {pairsIn, particle, type Token} from '../analysis/tokens.js';
import type {Form} from './dictionary.js';
import {sameStem} from './forms.js';
import type {QueryToken} from './queryTokens.js';
import type {Vocabulary} from './vocabulary.js';

/** The distance between a hiragana and its katakana. */
const kanaDistance = 0x60;

const shiftKana = (word: string, letters: RegExp, distance: number): string =>
  word.replace(letters, letter => String.fromCharCode(letter.charCodeAt(0) + distance));

/** The end of a word of three sounds or more, where many texts leave out the long vowel mark: サーバー. */
const lastVowelMark = /(?<=[\u3041-\u30ff]{3})ー?$/u;

const hiragana = /^[\p{sc=Hiragana}ー]+$/u;

/** Returns the other spellings of a word in kana: サーバ, さーばー, and さーば for サーバー. */
function spellingsOf(word: string): string[] {
  const otherEnd = word.replace(lastVowelMark, mark => (mark === '' ? 'ー' : ''));
  const spellings = [word, otherEnd].flatMap(spelling => [
    spelling,
    shiftKana(spelling, /[\u3041-\u3096]/g, kanaDistance),
    shiftKana(spelling, /[\u30a1-\u30f6]/g, -kanaDistance),
  ]);
  return Array.from(new Set(spellings)).filter(
    spelling => spelling !== word && spelling.length > 1,
  );
}

/**
 * Returns the other spellings of a word in kana that the site has; none of a stop word. One in the other kana that a
 * dictionary cuts is added to the index as a whole.
 */
export function writtenSpellings(word: string, vocabulary: Vocabulary): string[] {
  const {dictionary, language} = vocabulary;
  const spellings = language.stopWords.has(word) ? [] : spellingsOf(word);
  return spellings.filter(spelling => {
    const isWritten = dictionary.has(spelling);
    const pairs = pairForms(spelling, vocabulary);
    // Texts have pairs of a word by coincidence: さい and いと in "ください" and "ないと". A stop word cannot be looked up.
    const isCertain = pairs.length > 2 || !hiragana.test(spelling) || !dictionary.has(word);
    // Few sites have both kana, so the files of all pairs are read only if the site has the first one.
    const mayBeContained =
      isCertain &&
      spelling.length === word.length &&
      pairs.length === pairsIn(spelling).length &&
      dictionary.frequency(pairs[0]![0]!.term) > 0;
    return isWritten || (mayBeContained && addIfContained(spelling, pairs, vocabulary));
  });
}

/** Adds a word to the index if a section has all its pairs of characters, and returns whether one has. */
function addIfContained(word: string, pairs: readonly Form[][], {dictionary}: Vocabulary): boolean {
  const isContained = dictionary.containsAll(pairs);
  if (isContained) {
    dictionary.addContained(word, pairs);
  }
  return isContained;
}

const hangul = /^\p{sc=Hangul}+$/u;

/** Returns the words of the site that a Korean word consists of, such as 설치 and 안내 for 설치안내. */
function koreanWords(word: string, {dictionary}: Vocabulary): string[] | undefined {
  // A single character is the beginning of too many words.
  const isKnown = (part: string) =>
    dictionary.has(part) || (part.length > 1 && dictionary.hasCompletion(part));
  // A rest may be reached in very many ways.
  const hopeless = new Set<string>();
  const split = (rest: string): string[] | undefined => {
    if (hopeless.has(rest)) {
      return undefined;
    }
    if (isKnown(rest)) {
      return [rest];
    }
    for (let cut = rest.length - 1; cut > 1; cut--) {
      const first = rest.slice(0, cut);
      const others = isKnown(first) ? split(rest.slice(cut)) : undefined;
      if (others) {
        return [first, ...others];
      }
    }
    hopeless.add(rest);
    return undefined;
  };
  // Each word starts with one of the pairs: their files are needed together.
  pairsIn(word).forEach(pair => dictionary.hasCompletion(pair));
  return split(word);
}

/** Returns other forms of a spelling, such as 設定 for 设定. */
function otherForms(spelling: string, vocabulary: Vocabulary): Form[] {
  return vocabulary.language.storesStems ? sameStem(spelling, vocabulary) : [];
}

/** Returns the pairs of characters of a word that are no stop words, each with its other forms. */
function pairForms(word: string, vocabulary: Vocabulary): Form[][] {
  return pairsIn(word)
    .filter(pair => !vocabulary.language.stopWords.has(pair))
    .map(pair => [{term: pair}, ...otherForms(pair, vocabulary)]);
}

/** Words of these scripts may be cut. Korean has spaces. */
const scripts = ['Katakana', 'Hiragana', 'Han', 'Thai', 'Lao', 'Khmer', 'Myanmar'].map(
  script => new RegExp(`^[\\p{sc=${script}}ー\\p{M}]+$`, 'u'),
);
const kana = scripts.slice(0, 2);
const chinese = /^\p{sc=Han}+$/u;
const oneCharacter = /^.\p{M}*$/u;

/** Groups adjacent items. `joins` decides whether one belongs to a group and to its last item. */
function grouped<T>(
  items: readonly T[],
  joins: (group: readonly T[], last: T, next: T) => boolean,
): T[][] {
  const groups: T[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group && joins(group, group.at(-1)!, item)) {
      group.push(item);
    } else {
      groups.push([item]);
    }
  }
  return groups;
}

/**
 * Returns the words that a dictionary lacks and thus cuts into several tokens: プラグイン into プラグ and イン, 数据库 into
 * 数据 and 库. Adjacent tokens are such a word if some section has it, and if the last one is a single character or one of
 * them is seldom without the others: ガイド of テストガイド is a word of its own. Chinese tokens of two characters are
 * words.
 *
 * @returns the word that each token is a piece of; undefined for one that is a word
 */
export function cutWords(
  text: string,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): (string | undefined)[] {
  const {dictionary, language} = vocabulary;
  const isPiece = ({term}: Token) => !language.stopWords.has(term) && !particle.test(term);
  const isOneWord = (pieces: readonly Token[], last: Token, next: Token): boolean => {
    const first = pieces[0]!;
    const isAdjacent = next.start <= last.end && isPiece(first) && isPiece(next);
    const sharesScript = scripts.some(script => script.test(last.term) && script.test(next.term));
    const hasSingle =
      oneCharacter.test(next.term) || (pieces.length === 1 && oneCharacter.test(first.term));
    return isAdjacent && sharesScript && (hasSingle || !chinese.test(next.term));
  };
  return grouped(tokens, isOneWord).flatMap(pieces => {
    if (pieces.length === 1) {
      return undefined;
    }
    const word = fold(text.slice(pieces[0]!.start, pieces.at(-1)!.end));
    // A text where the last piece goes on has other pieces: 测试指南 for 测试指.
    const inOneSection = [
      ...pairForms(word, vocabulary),
      ...pieces.map(({term}) => [{term}, ...otherForms(term, vocabulary)]),
    ];
    const counts = pieces
      .filter(({term}) => !oneCharacter.test(term))
      .map(({term}) => (dictionary.has(term) ? dictionary.frequency(term) : 0));
    const isCut =
      dictionary.containsAll(inOneSection) &&
      (oneCharacter.test(pieces.at(-1)!.term) ||
        2 * dictionary.countContaining(inOneSection) >= Math.min(...counts));
    return pieces.map(() => (isCut ? word : undefined));
  });
}

/**
 * Joins the tokens into which a dictionary cuts a word in kana if the site has another spelling of the word: けん and さく
 * if it has ケンサク.
 */
export function joinKana(
  text: string,
  tokens: readonly QueryToken[],
  vocabulary: Vocabulary,
): QueryToken[] {
  const isOneWord = ([first]: readonly QueryToken[], last: QueryToken, next: QueryToken) =>
    next.token.start <= last.token.end &&
    kana.some(script => script.test(first!.token.term) && script.test(next.token.term));
  return grouped(tokens, isOneWord).flatMap(pieces => {
    const last = pieces.at(-1)!;
    const {start} = pieces[0]!.token;
    const source = text.slice(start, last.token.end);
    const term = fold(source);
    if (pieces.length === 1 || writtenSpellings(term, vocabulary).length === 0) {
      return pieces;
    }
    if (!vocabulary.dictionary.has(term)) {
      addIfContained(term, pairForms(term, vocabulary), vocabulary);
    }
    return {...last, token: {...last.token, term, source, start, parts: [], kind: 'word'}};
  });
}

/**
 * Returns a word of a script without spaces as the site has it: itself, alone or in longer words, or else the words that a
 * Korean one consists of. If the site has none of these, returns the word.
 */
export function unspacedTerms(word: string, vocabulary: Vocabulary): string[] {
  const {dictionary, synonyms} = vocabulary;
  const isWritten = [
    dictionary.has(word),
    dictionary.hasCompletion(word),
    otherForms(word, vocabulary).length > 0,
    synonyms.find([[word]]).length > 0,
  ].includes(true);
  if (isWritten) {
    return [word];
  }
  // A round trip costs more than a file, so all that may be found instead is looked up at once.
  const pairs = pairForms(word, vocabulary);
  const isContained = addIfContained(word, pairs, vocabulary);
  const korean = hangul.test(word) ? koreanWords(word, vocabulary) : undefined;
  return isContained ? [word] : (korean ?? [word]);
}
