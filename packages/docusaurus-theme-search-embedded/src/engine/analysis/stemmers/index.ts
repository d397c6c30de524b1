import {fold, visible} from '../fold.js';

/** Returns the stem of a word in lower case, with its accents. */
export type Stemmer = (word: string) => string;

/** Returns the folded stem of a word as it is written, or undefined for a word in another script. */
export type Stem = (word: string) => string | undefined;

type Source = {
  load: () => Promise<{stemmer: Stemmer}>;
  /** Matches words in the language's script. */
  letters: RegExp;
  /** The locale whose rules convert to lower case, if they differ from the common ones. */
  locale?: string;
};

const latin = /^[\p{sc=Latin}\p{M}]+$/u;
const cyrillic = /^[\p{sc=Cyrillic}\p{M}]+$/u;
const arabic = /^[\p{sc=Arabic}\p{M}]+$/u;
const devanagari = /^[\p{sc=Devanagari}\p{M}]+$/u;

/**
 * The stemmers by language: Orama's Snowball stemmers, with rules of our own in the files of this folder. Tables of
 * affixes are the stemmers of languages that it lacks.
 * Each is a chunk of its own, which only sites in that language load.
 */
const sources: Readonly<Record<string, Source>> = {
  ar: {load: () => import('./arabic.js'), letters: arabic},
  bg: {load: () => import('./bulgarian.js'), letters: cyrillic},
  cs: {load: () => import('./czech.js'), letters: latin},
  da: {load: () => import('./danish.js'), letters: latin},
  de: {load: () => import('./german.js'), letters: latin},
  el: {load: () => import('./greek.js'), letters: /^[\p{sc=Greek}\p{M}]+$/u},
  es: {load: () => import('./spanish.js'), letters: latin},
  fi: {load: () => import('./finnish.js'), letters: latin},
  fr: {load: () => import('./french.js'), letters: latin},
  ga: {load: () => import('@orama/stemmers/irish'), letters: latin},
  he: {load: () => import('./hebrew.js'), letters: /^\p{sc=Hebrew}+$/u},
  hi: {load: () => import('@orama/stemmers/indian'), letters: devanagari},
  hu: {load: () => import('@orama/stemmers/hungarian'), letters: latin},
  hy: {load: () => import('@orama/stemmers/armenian'), letters: /^[\p{sc=Armenian}\p{M}]+$/u},
  id: {load: () => import('@orama/stemmers/indonesian'), letters: latin},
  it: {load: () => import('@orama/stemmers/italian'), letters: latin},
  ko: {load: () => import('./korean.js'), letters: /^\p{sc=Hangul}+$/u},
  lt: {load: () => import('@orama/stemmers/lithuanian'), letters: latin},
  nb: {load: () => import('./norwegian.js'), letters: latin},
  ne: {load: () => import('@orama/stemmers/nepali'), letters: devanagari},
  nl: {load: () => import('./dutch.js'), letters: latin},
  pl: {load: () => import('./polish.js'), letters: latin},
  pt: {load: () => import('./portuguese.js'), letters: latin},
  ro: {load: () => import('@orama/stemmers/romanian'), letters: latin},
  ru: {load: () => import('./russian.js'), letters: cyrillic},
  sa: {load: () => import('@orama/stemmers/sanskrit'), letters: latin},
  // It transliterates Cyrillic, so that each script finds the other.
  sr: {
    load: () => import('@orama/stemmers/serbian'),
    letters: /^[\p{sc=Cyrillic}\p{sc=Latin}\p{M}]+$/u,
  },
  sk: {load: () => import('./slovak.js'), letters: latin},
  sv: {load: () => import('./swedish.js'), letters: latin},
  ta: {load: () => import('@orama/stemmers/tamil'), letters: /^[\p{sc=Tamil}\p{M}]+$/u},
  tr: {load: () => import('./turkish.js'), letters: latin, locale: 'tr'},
  uk: {load: () => import('./ukrainian.js'), letters: cyrillic},
  zh: {load: () => import('./chinese.js'), letters: /^\p{sc=Han}+$/u},
};

/** Macrolanguages and older codes. */
const aliases: Readonly<Record<string, string>> = {no: 'nb', nn: 'nb', in: 'id', iw: 'he'};

/** Returns the language of a locale code, without region and script: `pt` for `pt-BR`. */
export function languageCode(locale: string): string {
  const code = locale.toLowerCase().split('-')[0]!;
  return aliases[code] ?? code;
}

/** The languages with a stemmer, in addition to English. */
export const stemmedLanguages: readonly string[] = Object.keys(sources);

const loaded = new Map<string, Stem>();

/** Loads the stemmers of languages. Ignores languages without one. */
export async function loadStemmers(languages: readonly string[]): Promise<void> {
  const codes = languages.map(languageCode);
  const missing = codes.filter(code => Object.hasOwn(sources, code) && !loaded.has(code));
  await Promise.all(
    missing.map(async code => {
      const {load, letters, locale} = sources[code]!;
      const {stemmer} = await load();
      loaded.set(code, written => {
        const word = visible(written).normalize('NFKC').toLocaleLowerCase(locale);
        return letters.test(word) ? fold(stemmer(word)) : undefined;
      });
    }),
  );
}

/**
 * Returns the stemmer of a language, or undefined if it has none.
 *
 * @param code as {@link languageCode} returns it
 * @throws Error if {@link loadStemmers} has not loaded the stemmer.
 */
export function stemmerOf(code: string): Stem | undefined {
  if (Object.hasOwn(sources, code) && !loaded.has(code)) {
    throw new Error(`The stemmer of "${code}" is not loaded; call loadStemmers first.`);
  }
  return loaded.get(code);
}
