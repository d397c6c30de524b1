import type {Language} from '../analysis/language.js';
import {languageCode} from '../analysis/stemmers/index.js';
import type {EngineOptions} from '../options.js';
import {invertHeadings, type HeadedPage} from './headings.js';
import {codeOf, Field, frequencyCode, posting, sectionOf} from './postings.js';
import {compoundsWith, letters, minPartLength, StemTable} from './stems.js';

/** The letters between two words of a compound, of languages that write most compounds as one word. */
const linkingLetters: Readonly<Record<string, string>> = {
  /** Otté, "A Simplified Grammar of the Danish Language", 1884, "Composition of words". */
  da: 'e s n er',
  /** LEO, "Deutsche Grammatik", "Fugenelemente". Only -en- was compared with it. */
  de: 's es n en ns ens e er',
  /** The genitive: Karlsson, "Finnish: An Essential Grammar", "Compounds". */
  fi: 'n',
  /** kuriousfox.com, "Norwegian word binding". */
  nb: 's e',
  /** Taalportaal, "Linking elements" of Dutch. */
  nl: 's e en er',
  /** elon.io, "Swedish grammar", "The linking -s- in compounds". */
  sv: 's e a o',
};

/** Returns the letters between the words of a compound; undefined for languages without such compounds. */
function linksOf({language = 'en'}: EngineOptions): string[] | undefined {
  const rows = [language].flat().flatMap(name => linkingLetters[languageCode(name)] ?? []);
  return rows.length > 0 ? rows.flatMap(row => row.split(' ')) : undefined;
}

/** Many compounds lack the last vowel of their first word: `Sprachauswahl`, `användarinställningar`. */
const lastVowel = /[ae]$/;

/** The last word has at least as many letters where the site lacks the first one. */
const minLastLength = 6;

/** What present participles end with is no word (`fehlende`), although it looks like one. */
const participle = /^ende[mnrs]?$/;

/** The words of a site, of which compounds may consist. */
class Words {
  /** The stem of each word. */
  private readonly words = new Map<string, string>();
  /** The same, and of each word without its last vowel. */
  private readonly firstWords = new Map<string, string>();
  /** The words with each stem. */
  readonly forms = new Map<string, string[]>();
  /** The first letters of the stems. Stemming what begins otherwise would take most of the time. */
  private readonly beginnings = new Set<string>();

  constructor(
    private readonly links: readonly string[],
    private readonly language: Language,
  ) {}

  add(word: string, stem: string): void {
    const {stopWords} = this.language;
    if (word.length < minPartLength || stopWords.has(word) || participle.test(word)) {
      return;
    }
    this.words.set(word, stem);
    this.forms.set(stem, [...(this.forms.get(stem) ?? []), word]);
    this.beginnings.add(stem.slice(0, minPartLength));
    this.firstWords.set(word, stem);
    const shortened = word.replace(lastVowel, '');
    if (!this.firstWords.has(shortened) && !stopWords.has(shortened)) {
      this.firstWords.set(shortened, stem);
    }
  }

  /** Returns the stems of the words of the site that a compound consists of, in any way. */
  stemsIn(compound: string): Set<string> {
    const {length} = compound;
    const parts: {from: number; to: number; stem: string}[] = [];
    const starts = new Set([0]);
    for (let from = 0; from <= length - minPartLength; from++) {
      // The whole word is no part.
      const last = from === 0 ? length - minPartLength : length;
      for (let to = from + minPartLength; starts.has(from) && to <= last; to++) {
        const part = compound.slice(from, to);
        const stem = to === length ? this.stemOfLast(part) : this.stemOfOther(part);
        if (stem !== undefined) {
          parts.push({from, to, stem});
          starts.add(to);
        }
      }
    }
    // Keeps the parts that words of the site follow up to the end.
    const ends = new Set([length]);
    const stems = new Set<string>();
    for (const {from, to, stem} of parts.reverse()) {
      if (ends.has(to)) {
        ends.add(from);
        stems.add(stem);
      }
    }
    const last = this.stemOfLongestLast(compound);
    return last === undefined ? stems : stems.add(last);
  }

  /** Returns the stem of the longest last word, even if what precedes it is no word of the site. */
  private stemOfLongestLast(compound: string): string | undefined {
    for (let cut = minPartLength; cut <= compound.length - minLastLength; cut++) {
      const stem = this.stemOfLast(compound.slice(cut));
      if (stem !== undefined) {
        return stem;
      }
    }
    return undefined;
  }

  /** Returns the stem of the last word, which may have another ending than on the site. */
  private stemOfLast(part: string): string | undefined {
    const known = this.words.get(part);
    if (known !== undefined || !this.beginnings.has(part.slice(0, minPartLength))) {
      return known;
    }
    const stem = this.language.stem(part);
    return stem.length >= minPartLength && this.forms.has(stem) ? stem : undefined;
  }

  private stemOfOther(part: string): string | undefined {
    const withoutLink = this.links
      .filter(link => part.endsWith(link) && part.length - link.length >= minPartLength)
      .map(link => part.slice(0, -link.length));
    return [part, ...withoutLink]
      .map(word => this.firstWords.get(word))
      .find(stem => stem !== undefined);
  }
}

/**
 * Adds a term for each word of the site that is part of compounds, with the sections that have only these:
 * `Einstellungen` of `Benutzereinstellungen`. Part of a word counts like a word in code, and in a heading like one in
 * prose.
 *
 * @param lists the postings of texts by term
 */
export function addCompounds(
  lists: Map<string, number[]>,
  pages: readonly HeadedPage[],
  stems: StemTable,
  language: Language,
  options: EngineOptions,
): void {
  const links = linksOf(options);
  if (!links) {
    return;
  }
  const {table: headings} = invertHeadings(pages, StemTable.for(language));
  const inTexts = Array.from(lists.keys()).filter(term => letters.test(term));
  const inHeadings = headings.terms.filter(term => letters.test(term));
  const words = new Words(links, language);
  inTexts.forEach(term => words.add(term, stems.stemOf(term)));
  inHeadings.forEach(term => words.add(term, headings.stemOf(term)!));
  const codes = new Map<string, Map<number, number>>();
  for (const term of new Set([...inTexts, ...inHeadings])) {
    for (const stem of words.stemsIn(term)) {
      const ofStem = codes.get(stem) ?? new Map<number, number>();
      codes.set(stem, ofStem);
      lists
        .get(term)
        ?.forEach(each => ofStem.set(sectionOf(each), ofStem.get(sectionOf(each)) ?? 0));
      Array.from(headings.read(term))
        .filter(each => codeOf(each) === Field.heading)
        .forEach(each => ofStem.set(sectionOf(each), 1));
    }
  }
  for (const [stem, sections] of codes) {
    // A section with the word itself is found anyway.
    for (const term of words.forms.get(stem)!) {
      lists.get(term)?.forEach(each => sections.delete(sectionOf(each)));
    }
    if (sections.size > 0) {
      const ordered = Array.from(sections).sort(([a], [b]) => a - b);
      const postings = ordered.map(([section, times]) => posting(section, frequencyCode(times)));
      lists.set(compoundsWith(stem), postings);
    }
  }
}
