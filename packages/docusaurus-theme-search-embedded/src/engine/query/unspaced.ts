import {isUnspaced, pairsIn} from '../analysis/tokens.js';
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

/**
 * Returns a word of a script without spaces as the site has it: itself, alone or in longer words, or else
 * without its long vowel marks or in the other kana. If the site has none of these, returns the word.
 */
export function unspacedTerm(word: string, {dictionary, language, synonyms}: Vocabulary): string {
  const isKnown = (spelling: string) =>
    dictionary.has(spelling) ||
    dictionary.hasCompletion(spelling) ||
    synonyms.find([[spelling]]).length > 0 ||
    dictionary.addContained(
      spelling,
      pairsIn(spelling).filter(pair => !language.stopWords.has(pair)),
    );
  return [word, ...spellingsOf(word)].find(isKnown) ?? word;
}

/** Returns the terms by which a word of a script without spaces may be found that the site lacks. */
export function lookupUnspaced(word: string): string[] {
  return isUnspaced(word)
    ? [word, ...spellingsOf(word)].flatMap(spelling => [spelling, ...pairsIn(spelling)])
    : [];
}
