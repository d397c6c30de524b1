import {unseal} from '../format/bytes';
import {partOf, readIndex, type Index} from '../format/readIndex';
import {parseQuery, type QueryWord, type Vocabulary} from './parse';
import {ranking} from './ranking';
import {Evidence, Scorer} from './score';
import type {Facets} from '../records/sections';
import {synonyms as defaultSynonyms, type Synonyms} from '../analysis/synonyms';
import {FUNCTION_WORDS} from '../analysis/words';

/** A section found. */
export type Found = {
  section: number;
  /** Summed weights of the query's words that its text holds, or may hold. */
  textWeight: number;
};

/** Where something of a section is stored: number of the file, and place among its sections. */
export type Location = {file: number; place: number};

export type Answer = {
  /** Best first, at most `limit`. */
  found: Found[];
  /** How many sections match in all. */
  total: number;
  /** The words of the query, each with the index words that answer it. */
  words: QueryWord[];
};

/** Results in a group (SPECIFICATION.md#limits-and-constants). */
const GROUP_SIZE = 5;

export type SearchOptions = {
  /** 20 by default (SPECIFICATION.md#limits-and-constants). */
  limit?: number;
  /** Only pages whose facets it accepts. */
  accept?: (facets: Facets) => boolean;
};

export type EngineOptions = {
  /** Name of the index file, for error messages. */
  file?: string;
  synonyms?: Synonyms;
};

/**
 * Opens an index that `buildIndex` made.
 *
 * @throws {SearchIndexError} for truncated, damaged or foreign bytes, naming `file`
 */
export function loadEngine(
  bytes: Uint8Array,
  {file = 'search index', synonyms = defaultSynonyms}: EngineOptions = {},
): Engine {
  return new Engine(readIndex(bytes, file), synonyms);
}

/** Searches one index. */
export class Engine {
  private readonly vocabulary: Vocabulary;
  /** One for each word of the query; the memory stays for the next search. */
  private readonly evidence: Evidence[] = [];
  /** Bit n: word n of the query stands in the section, its text, or any heading of its page. */
  private readonly inSection: Uint16Array;
  private readonly inText: Uint16Array;
  private readonly onPage: Uint16Array;
  private parsed: {query: string; words: QueryWord[]} = {query: '', words: []};

  constructor(
    private readonly index: Index,
    synonyms: Synonyms,
  ) {
    const {lexicon, headings, texts, sections, pages} = index;
    this.vocabulary = {
      lexicon,
      frequency: place => Math.max(texts.count[place]!, headings.count[place]!),
      sections: sections.length,
      synonyms,
    };
    this.inSection = new Uint16Array(sections.length);
    this.inText = new Uint16Array(sections.length);
    this.onPage = new Uint16Array(pages.length);
  }

  /** The word of a number in the index. */
  word(place: number): string {
    return this.index.lexicon.words[place] ?? '';
  }

  /** Headings of all sections as JSON, if the index holds them. */
  get heads(): string | undefined {
    return this.index.heads;
  }

  /** Where the headings of a section are. */
  locateHead(section: number): Location {
    return locate(section, this.index.headFiles);
  }

  /** Where the contents of a section are. */
  locateText(section: number): Location {
    return locate(section, this.index.textFiles);
  }

  /** Numbers of the posting files that must be added before the query can be searched. */
  missing(query: string): number[] {
    const {texts} = this.index;
    const blocks = this.parse(query).flatMap(({matches}) =>
      matches.map(({place}) => texts.blockOf(place)),
    );
    return [...new Set(blocks)].filter(block => !texts.has(block));
  }

  /**
   * Adds a posting file that `buildIndex` made with the index.
   *
   * @throws {SearchIndexError} for truncated, damaged or foreign bytes, naming `file`
   */
  add(block: number, bytes: Uint8Array, file = `postings ${block}`): void {
    this.index.texts.add(block, unseal(bytes, file), file);
  }

  /** Searches; what {@link missing} names must have been added. */
  search(query: string, {limit = 20, accept}: SearchOptions = {}): Answer {
    const words = this.parse(query);
    const candidates = this.candidates(words, accept);
    const scorer = new Scorer(this.index, words, this.evidence);
    const scores = Float64Array.from(candidates, section => scorer.score(section));
    const unlisted = this.unlistedInTexts(words);
    const found = this.best(candidates, scores, limit).map(section => ({
      section,
      textWeight: weightOf(this.inText[section]! | unlisted, words),
    }));
    return {total: candidates.length, found, words};
  }

  private parse(query: string): QueryWord[] {
    if (this.parsed.query !== query) {
      this.parsed = {query, words: parseQuery(query, this.vocabulary)};
    }
    return this.parsed.words;
  }

  /** Sections that hold a word of the query, those left out that hold far fewer than the best. */
  private candidates(words: readonly QueryWord[], accept?: (facets: Facets) => boolean): number[] {
    const {index, inSection, inText, onPage} = this;
    const {page} = index.sections;
    const touched: number[] = [];
    [inSection, inText, onPage].forEach(masks => masks.fill(0));
    words.forEach(({matches}, number) => {
      const evidence = (this.evidence[number] ??= new Evidence(index));
      const bit = 1 << number;
      const touch = (section: number, isHead: boolean): void => {
        if (inSection[section] === 0) touched.push(section);
        inSection[section]! |= bit;
        if (isHead) onPage[page[section]!]! |= bit;
        else inText[section]! |= bit;
      };
      evidence.clear();
      for (const {place, worth} of matches) evidence.add(place, worth, touch);
    });
    const accepted = accept && index.facets.map(accept);
    const reach = new Float32Array(touched.length);
    let furthest = 0;
    touched.forEach((section, place) => {
      if (accepted && !accepted[index.pages.facets[page[section]!]!]) return;
      reach[place] = weightOf(inSection[section]! | onPage[page[section]!]!, words);
      if (reach[place]! > furthest) furthest = reach[place]!;
    });
    const least = furthest * ranking.fewerWords;
    return touched.filter((_, place) => reach[place]! > 0 && reach[place]! >= least);
  }

  /** Bit n: word n of the query is answered by a word that the lists of texts leave out. */
  private unlistedInTexts(words: readonly QueryWord[]): number {
    const isUnlisted = ({matches}: QueryWord) =>
      matches.some(({place}) => FUNCTION_WORDS.has(this.word(place)));
    return words.reduce((mask, word, number) => mask | (isUnlisted(word) ? 1 << number : 0), 0);
  }

  /** The best `limit` in order, with {@link repeated} sections of a page further down. */
  private best(sections: readonly number[], scores: Float64Array, limit: number): number[] {
    const {page} = this.index.sections;
    const left = Float64Array.from(scores);
    const shown = new Uint32Array(this.index.pages.length);
    const share = new Float64Array(this.index.pages.length).fill(1);
    const best: number[] = [];
    while (best.length < Math.min(limit, sections.length)) {
      let top = 0;
      let highest = -Infinity;
      for (let place = 0; place < left.length; place++) {
        const score = left[place]! * share[page[sections[place]!]!]!;
        const isTie = score === highest && sections[place]! < sections[top]!;
        if (score > highest || isTie) [top, highest] = [place, score];
      }
      const topPage = page[sections[top]!]!;
      share[topPage] = this.repeated(++shown[topPage]!);
      left[top] = -Infinity;
      best.push(sections[top]!);
    }
    return best;
  }

  /**
   * What a section counts after `before` others of its page, so that one page does not crowd out
   * the rest: a little less each time, and beyond the number that a group of results shows next
   * to nothing.
   */
  private repeated(before: number): number {
    return ranking.repeatedPage ** before * (before < GROUP_SIZE ? 1 : 0.01);
  }
}

function weightOf(mask: number, words: readonly QueryWord[]): number {
  let weight = 0;
  for (let number = 0; number < words.length; number++) {
    if (mask & (1 << number)) weight += words[number]!.weight;
  }
  return weight;
}

function locate(section: number, first: readonly number[]): Location {
  const file = partOf(section, first);
  return {file, place: section - (first[file] ?? 0)};
}
