import {fold} from './fold.js';
import {languageCode, stemmerOf} from './stemmers/index.js';
import {englishStem} from './stems.js';
import {englishStopWords, englishGenericWords} from './stopWords.js';
import {englishSynonyms, type Synonyms} from './synonyms.js';

/** The rules of a language. An index must be read with the rules that it was written with. */
export type Language = {
  /** Returns the folded stem of a word as it is written. Words with the same stem are forms of one word. */
  stem: (word: string) => string;
  /**
   * Whether the stem of a written word differs from that of the folded one, so that the index stores the
   * stems of words in texts. English has no accents.
   */
  storesStems: boolean;
  /** Returns a word with accents for the letters that replace them: `ändern` for `aendern`. */
  respell: (word: string) => string;
  /** Function words. Their postings in texts have files of their own, which few queries read. */
  stopWords: ReadonlySet<string>;
  /** Words without a topic, which are indexed but have a low weight. */
  genericWords: ReadonlySet<string>;
  /** Groups of words with the same meaning in most documentation. */
  synonyms: Synonyms;
};

/** A locale's code, such as `pt-BR`; `other` is a language without rules. */
export type LanguageName = string;

/** How people type letters that their keyboards lack. */
const spellings: Readonly<Record<string, readonly (readonly [typed: RegExp, letter: string])[]>> = {
  de: [
    [/ae/gi, 'ä'],
    [/oe/gi, 'ö'],
    [/ue/gi, 'ü'],
  ],
};

const none: ReadonlySet<string> = new Set();

/**
 * Returns the rules of a language, or the merged rules of several. A word gets the stem of the first
 * language that changes it, so the first of two languages in one script takes precedence.
 */
export function languageOf(names: LanguageName | readonly LanguageName[]): Language {
  const codes = [names].flat().map(languageCode);
  const stems = codes.map(code =>
    code === 'en' ? (word: string) => englishStem(fold(word)) : stemmerOf(code),
  );
  const hasEnglish = codes.includes('en');
  return {
    stem(word) {
      const folded = fold(word);
      for (const stem of stems) {
        const found = stem?.(word) ?? folded;
        if (found !== folded) {
          return found;
        }
      }
      return folded;
    },
    storesStems: codes.some(code => code !== 'en' && stemmerOf(code) !== undefined),
    respell: word =>
      codes
        .flatMap(code => spellings[code] ?? [])
        .reduce((text, [typed, letter]) => text.replace(typed, letter), word),
    stopWords: hasEnglish ? englishStopWords : none,
    genericWords: hasEnglish ? englishGenericWords : none,
    synonyms: hasEnglish ? englishSynonyms : [],
  };
}
