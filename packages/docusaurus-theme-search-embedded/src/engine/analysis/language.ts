import {germanStem} from './german';
import {englishStem} from './stems';
import {englishStopWords, englishWeakWords, germanStopWords, germanWeakWords} from './stopWords';
import {englishSynonyms, type Synonyms} from './synonyms';

/** What reading a language takes beyond its letters. Writer and reader need the same one. */
export type Language = {
  /** The part that the forms of a word share. */
  stem: (term: string) => string;
  /** Words of grammar: found in headings only. */
  stopWords: ReadonlySet<string>;
  /** Words that name no topic: found everywhere, and count little. */
  weakWords: ReadonlySet<string>;
  /** Words that mean the same on most sites of documentation. */
  synonyms: Synonyms;
};

export const english: Language = {
  stem: englishStem,
  stopWords: englishStopWords,
  weakWords: englishWeakWords,
  synonyms: englishSynonyms,
};

const german: Language = {
  stem: germanStem,
  stopWords: germanStopWords,
  weakWords: germanWeakWords,
  synonyms: [],
};

/** A language that nobody described: its words are taken as they are, accents folded all the same. */
const other: Language = {
  stem: term => term,
  stopWords: new Set(),
  weakWords: new Set(),
  synonyms: [],
};

/** The languages by the names that options and the index have for them. */
export const languages = {en: english, de: german, other};

export type LanguageName = keyof typeof languages;
