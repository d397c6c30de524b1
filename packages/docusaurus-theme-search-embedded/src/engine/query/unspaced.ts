import {pairsIn} from '../analysis/tokens.js';
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

/**
 * Returns a word of a script without spaces as the site has it: itself, alone or in longer words, or else
 * without its long vowel marks or in the other kana, or else the words that a Korean one consists of. If the
 * site has none of these, returns the word.
 */
export function unspacedTerms(word: string, vocabulary: Vocabulary): string[] {
  const {dictionary, language, synonyms} = vocabulary;
  // Such as 設定 for 设定.
  const otherForms = (spelling: string) =>
    language.storesStems ? sameStem(spelling, vocabulary) : [];
  const isWritten = (spelling: string) =>
    [
      dictionary.has(spelling),
      dictionary.hasCompletion(spelling),
      otherForms(spelling).length > 0,
      synonyms.find([[spelling]]).length > 0,
    ].includes(true);
  if (isWritten(word)) {
    return [word];
  }
  // A round trip costs more than a file, so all that may be found instead is looked up at once.
  const candidates = [word, ...spellingsOf(word)].map(spelling => {
    const pairs = pairsIn(spelling)
      .filter(pair => !language.stopWords.has(pair))
      .map(pair => [{term: pair}, ...otherForms(pair)]);
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
