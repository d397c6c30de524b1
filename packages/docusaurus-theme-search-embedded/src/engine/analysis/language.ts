import {stemmedLanguages, stemmerOf, type Stem} from './stemmers';
import {englishStem} from './stems';
import {englishStopWords, englishWeakWords, germanStopWords, germanWeakWords} from './stopWords';
import {englishSynonyms, type Synonyms} from './synonyms';

/** The rules of a language beyond its letters. Writer and reader of an index need the same ones. */
export type Language = {
  /** Returns the part that the forms of a word share. */
  stem: Stem;
  /** Words of grammar: found in headings only. */
  stopWords: ReadonlySet<string>;
  /** Words that name no topic: found everywhere, and count little. */
  weakWords: ReadonlySet<string>;
  /** Words that mean the same in most documentation. */
  synonyms: Synonyms;
};

const none: ReadonlySet<string> = new Set();

const wordsOf: Readonly<Record<string, Pick<Language, 'stopWords' | 'weakWords'>>> = {
  en: {stopWords: englishStopWords, weakWords: englishWeakWords},
  de: {stopWords: germanStopWords, weakWords: germanWeakWords},
};

/** Languages that `Intl.Segmenter` splits into words, and whose words have one form. */
const unstemmed = ['ja', 'ko', 'lo', 'my', 'km', 'th', 'zh', 'other'];

/** The names of languages in options and in the index; `other` is any language without rules. */
export const languageNames: readonly string[] = ['en', ...stemmedLanguages, ...unstemmed];

export type LanguageName = string;

/**
 * Returns the rules of one language, or of several whose words are mixed. A word has the stem of the
 * first language that changes it, so two languages in one script share the stems of the first.
 */
export function languageOf(names: LanguageName | readonly LanguageName[]): Language {
  const list = typeof names === 'string' ? [names] : names;
  const stems = list.flatMap(name => (name === 'en' ? englishStem : (stemmerOf(name) ?? [])));
  const union = (kind: 'stopWords' | 'weakWords') =>
    new Set(list.flatMap(name => [...(wordsOf[name]?.[kind] ?? none)]));
  return {
    stem(term) {
      for (const stem of stems) {
        const found = stem(term);
        if (found !== term) return found;
      }
      return term;
    },
    stopWords: union('stopWords'),
    weakWords: union('weakWords'),
    synonyms: list.includes('en') ? englishSynonyms : [],
  };
}
