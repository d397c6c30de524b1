import {englishStem} from './stems';
import {englishStopWords, englishWeakWords} from './stopWords';

/** What reading a language takes beyond its letters. Writer and reader need the same one. */
export type Language = {
  /** The part that the forms of a word share. */
  stem: (term: string) => string;
  /** Words of grammar: found in headings only. */
  stopWords: ReadonlySet<string>;
  /** Words that name no topic: found everywhere, and count little. */
  weakWords: ReadonlySet<string>;
};

export const english: Language = {
  stem: englishStem,
  stopWords: englishStopWords,
  weakWords: englishWeakWords,
};
