import {fold} from '../analysis/fold.js';
import {pairsIn, particle, type Token} from '../analysis/tokens.js';
import type {Form} from './dictionary.js';
import {sameStem} from './forms.js';
import type {Vocabulary} from './vocabulary.js';

/** The distance between a hiragana and its katakana. */
const kanaDistance = 0x60;

const shiftKana = (word: string, letters: RegExp, distance: number): string =>
  word.replace(letters, letter => String.fromCharCode(letter.charCodeAt(0) + distance));

/** Returns a word without its long vowel marks and in the other kana: サーバ and さーばー for サーバー. */
function spellingsOf(word: string): string[] {
  const spellings = [word, word.replaceAll('ー', '')].flatMap(spelling => [
    spelling,
    shiftKana(spelling, /[\u3041-\u3096]/g, kanaDistance),
    shiftKana(spelling, /[\u30a1-\u30f6]/g, -kanaDistance),
  ]);
  return Array.from(new Set(spellings)).filter(spelling => spelling !== word && spelling !== '');
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
const chinese = /^\p{sc=Han}+$/u;
const oneCharacter = /^.\p{M}*$/u;

/**
 * Returns the words that a dictionary lacks and thus cuts into several tokens: プラグイン into プラグ and イン, 数据库 into
 * 数据 and 库. Adjacent tokens are such a word if some section has it, and if the last one is a single character or one of
 * them is seldom without the others: サイズ of ファイルサイズ is a word of its own. Chinese tokens of two characters are
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
  const isOneWord = (pieces: readonly Token[], next: Token): boolean => {
    const [first, last] = [pieces[0]!, pieces.at(-1)!];
    const isAdjacent = next.start <= last.end && isPiece(first) && isPiece(next);
    const sharesScript = scripts.some(script => script.test(last.term) && script.test(next.term));
    const hasSingle =
      oneCharacter.test(next.term) || (pieces.length === 1 && oneCharacter.test(first.term));
    return isAdjacent && sharesScript && (hasSingle || !chinese.test(next.term));
  };
  const groups: Token[][] = [];
  for (const token of tokens) {
    const last = groups.at(-1);
    if (last && isOneWord(last, token)) {
      last.push(token);
    } else {
      groups.push([token]);
    }
  }
  return groups.flatMap(pieces => {
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
 * Returns a word of a script without spaces as the site has it: itself, alone or in longer words, or else
 * without its long vowel marks or in the other kana, or else the words that a Korean one consists of. If the
 * site has none of these, returns the word.
 */
export function unspacedTerms(word: string, vocabulary: Vocabulary): string[] {
  const {dictionary, synonyms} = vocabulary;
  const isWritten = (spelling: string) =>
    [
      dictionary.has(spelling),
      dictionary.hasCompletion(spelling),
      otherForms(spelling, vocabulary).length > 0,
      synonyms.find([[spelling]]).length > 0,
    ].includes(true);
  if (isWritten(word)) {
    return [word];
  }
  // A round trip costs more than a file, so all that may be found instead is looked up at once.
  const candidates = [word, ...spellingsOf(word)].map(spelling => {
    const pairs = pairForms(spelling, vocabulary);
    return {
      spelling,
      pairs,
      isWritten: isWritten(spelling),
      isContained: dictionary.containsAll(pairs),
    };
  });
  const korean = hangul.test(word) ? koreanWords(word, vocabulary) : undefined;
  const found = candidates.find(candidate => candidate.isWritten || candidate.isContained);
  if (!found) {
    return korean ?? [word];
  }
  if (!found.isWritten) {
    dictionary.addContained(found.spelling, found.pairs);
  }
  return [found.spelling];
}
