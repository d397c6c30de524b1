import type {stemmer} from '@orama/stemmers/german';

export type Stem = typeof stemmer;

/** Restores accents that Snowball needs to recognize an ending, because folding removed them. */
type Endings = readonly (readonly [RegExp, string])[];

type Source = {
  load: () => Promise<{stemmer: Stem}>;
  /** Matches terms in the language's script. Other terms are not stemmed. */
  letters: RegExp;
  endings?: Endings;
};

const latin = /^[a-z]+$/;
const cyrillic = /^\p{sc=Cyrillic}+$/u;
const greek = /^\p{sc=Greek}+$/u;

/** Joins forms of loan verbs in -ieren, half of a manual's verbs, which Snowball does not. */
const germanEndings: Endings = [
  // Umlauts as people type them without a German keyboard: `aendern` for `ändern`.
  [/(?<=[^q])ue|^ue/g, 'u'],
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/(?<=el)n$/, ''],
  [/^(.{4,})ier(?:en|end|t|te|ten|e|st|ung|ungen)$/, '$1'],
];

const norwegian: Source = {load: () => import('@orama/stemmers/norwegian'), letters: latin};

/** Orama's Snowball stemmers by language. Each is loaded only if a site uses it. */
const sources: Readonly<Record<string, Source>> = {
  da: {load: () => import('@orama/stemmers/danish'), letters: latin},
  de: {load: () => import('@orama/stemmers/german'), letters: latin, endings: germanEndings},
  el: {load: () => import('@orama/stemmers/greek'), letters: greek},
  es: {
    load: () => import('@orama/stemmers/spanish'),
    letters: latin,
    endings: [[/([cs])ion$/, '$1ión']],
  },
  fi: {load: () => import('@orama/stemmers/finnish'), letters: latin},
  fr: {
    load: () => import('@orama/stemmers/french'),
    letters: latin,
    endings: [[/ee(s?)$/, 'ée$1']],
  },
  hu: {load: () => import('@orama/stemmers/hungarian'), letters: latin},
  id: {load: () => import('@orama/stemmers/indonesian'), letters: latin},
  it: {load: () => import('@orama/stemmers/italian'), letters: latin},
  nb: norwegian,
  nl: {load: () => import('@orama/stemmers/dutch'), letters: latin},
  nn: norwegian,
  no: norwegian,
  pt: {
    load: () => import('@orama/stemmers/portuguese'),
    letters: latin,
    endings: [
      [/cao$/, 'ção'],
      [/coes$/, 'ções'],
    ],
  },
  ro: {load: () => import('@orama/stemmers/romanian'), letters: latin},
  ru: {load: () => import('@orama/stemmers/russian'), letters: cyrillic},
  sv: {load: () => import('@orama/stemmers/swedish'), letters: latin},
};

/** The languages with a stemmer, in addition to English. */
export const stemmedLanguages: readonly string[] = Object.keys(sources);

const loaded = new Map<string, Stem>();

/** Removes accents that a stem may have kept. */
const withoutAccents = (stem: string): string =>
  stem.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/** Loads the stemmers of languages. Ignores languages without one. */
export async function loadStemmers(languages: readonly string[]): Promise<void> {
  const missing = languages.filter(name => name in sources && !loaded.has(name));
  await Promise.all(
    missing.map(async name => {
      const {load, letters, endings = []} = sources[name]!;
      const {stemmer} = await load();
      loaded.set(name, term => {
        if (!letters.test(term)) {
          return term;
        }
        const word = endings.reduce(
          (text, [ending, accented]) => text.replace(ending, accented),
          term,
        );
        return withoutAccents(stemmer(word));
      });
    }),
  );
}

/**
 * Returns the stemmer of a language, or undefined if it has none.
 *
 * @throws Error if {@link loadStemmers} has not loaded the stemmer.
 */
export function stemmerOf(language: string): Stem | undefined {
  if (language in sources && !loaded.has(language)) {
    throw new Error(`The stemmer of "${language}" is not loaded; call loadStemmers first.`);
  }
  return loaded.get(language);
}
