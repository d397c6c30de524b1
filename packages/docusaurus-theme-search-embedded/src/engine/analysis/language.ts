import {stemmedLanguages, stemmerOf, type Stem} from './stemmers.js';
import {englishStem} from './stems.js';
import {
  englishStopWords,
  englishGenericWords,
  germanStopWords,
  germanGenericWords,
} from './stopWords.js';
import {englishSynonyms, type Synonyms} from './synonyms.js';

/** The rules of a language. An index must be read with the rules that it was written with. */
export type Language = {
  /** Returns the stem of a word. */
  stem: Stem;
  /** Function words, which are indexed in headings only. */
  stopWords: ReadonlySet<string>;
  /** Words without a topic, which are indexed but have a low weight. */
  genericWords: ReadonlySet<string>;
  /** Groups of words with the same meaning in most documentation. */
  synonyms: Synonyms;
};

const none: ReadonlySet<string> = new Set();

const wordsOf: Readonly<Record<string, Pick<Language, 'stopWords' | 'genericWords'>>> = {
  en: {stopWords: englishStopWords, genericWords: englishGenericWords},
  de: {stopWords: germanStopWords, genericWords: germanGenericWords},
};

/** Languages without inflection that `Intl.Segmenter` splits into words, and `other`. */
const unstemmed = ['ja', 'ko', 'lo', 'my', 'km', 'th', 'zh', 'other'];

/** The names of languages in options and in the index; `other` is any language without rules. */
export const languageNames: readonly string[] = ['en', ...stemmedLanguages, ...unstemmed];

export type LanguageName = string;

/**
 * Returns the rules of a language, or the merged rules of several. A word gets the stem of the first
 * language that changes it, so the first of two languages in one script takes precedence.
 */
export function languageOf(names: LanguageName | readonly LanguageName[]): Language {
  const list = typeof names === 'string' ? [names] : names;
  const stems = list.flatMap(name => (name === 'en' ? englishStem : (stemmerOf(name) ?? [])));
  const union = (kind: 'stopWords' | 'genericWords') =>
    new Set(list.flatMap(name => Array.from(wordsOf[name]?.[kind] ?? none)));
  return {
    stem(term) {
      for (const stem of stems) {
        const found = stem(term);
        if (found !== term) {
          return found;
        }
      }
      return term;
    },
    stopWords: union('stopWords'),
    genericWords: union('genericWords'),
    synonyms: list.includes('en') ? englishSynonyms : [],
  };
}
