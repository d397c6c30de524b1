import {unseal} from './bytes';
import {Evidence} from './evidence';
import {ScoreHeap} from './heap';
import {addBlock, readIndex, type Index} from './indexFile';
import {parseQuery, type QueryWord, type Vocabulary} from './query';
import {ranking as defaultRanking, type Ranking} from './ranking';
import {Scorer} from './score';
import type {Facets} from './sections';
import {synonyms as defaultSynonyms, type Synonyms} from './synonyms';

/** A section found. */
export type Found = {section: number; score: number};

export type Answer = {
  /** Best first, at most `limit`. */
  found: Found[];
  /** How many sections match in all. */
  total: number;
  /** The words of the query, each with the index words that answer it. */
  words: QueryWord[];
};

/** Results in a group (specification, section 9). */
const GROUP_SIZE = 5;

export type SearchOptions = {
  /** 20 by default (specification, section 9). */
  limit?: number;
  /** Only pages whose facets it accepts. */
  accept?: (facets: Facets) => boolean;
};

export type EngineOptions = {
  /** Name of the index file, for error messages. */
  file?: string;
  synonyms?: Synonyms;
  ranking?: Ranking;
};

/**
 * Opens an index that `buildIndex` made.
 *
 * @throws {SearchIndexError} for truncated, damaged or foreign bytes, naming `file`
 */
export function loadEngine(
  bytes: Uint8Array,
  {file = 'search index', synonyms = defaultSynonyms, ranking = defaultRanking}: EngineOptions = {},
): Engine {
  return new Engine(readIndex(bytes, file), synonyms, ranking);
}

/** Searches one index. */
export class Engine {
  private readonly vocabulary: Vocabulary;
  /** One for each word of the query; the memory stays for the next search. */
  private readonly evidence: Evidence[] = [];
  /** Bit n: word n of the query stands in the section itself, or in any heading of its page. */
  private readonly inSection: Uint16Array;
  private readonly onPage: Uint16Array;
  private parsed: {query: string; words: QueryWord[]} = {query: '', words: []};

  constructor(
    private readonly index: Index,
    synonyms: Synonyms,
    private readonly ranking: Ranking,
  ) {
    const {lexicon, headings, texts, sections, pages} = index;
    this.vocabulary = {
      lexicon,
      frequency: place => Math.max(texts.count[place]!, headings.count[place]!),
      sections: sections.length,
      synonyms,
      ranking,
    };
    this.inSection = new Uint16Array(sections.length);
    this.onPage = new Uint16Array(pages.length);
  }

  /** The word of a number in the index. */
  word(place: number): string {
    return this.index.lexicon.words[place] ?? '';
  }

  /** Number of the text file that holds a section, and the section's place in it. */
  locate(section: number): {shard: number; place: number} {
    const {shards} = this.index;
    let shard = shards.length - 1;
    while (shard > 0 && shards[shard]! > section) shard--;
    return {shard, place: section - (shards[shard] ?? 0)};
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
    addBlock(this.index.texts, block, unseal(bytes, file), file);
  }

  /** Searches; what {@link missing} names must have been added. */
  search(query: string, {limit = 20, accept}: SearchOptions = {}): Answer {
    const words = this.parse(query);
    const candidates = this.candidates(words, accept);
    const scorer = new Scorer(this.index, this.ranking, words, this.evidence);
    const found = candidates.map(section => ({section, score: scorer.score(section)}));
    return {total: found.length, found: this.best(found, limit), words};
  }

  private parse(query: string): QueryWord[] {
    if (this.parsed.query !== query) {
      this.parsed = {query, words: parseQuery(query, this.vocabulary)};
    }
    return this.parsed.words;
  }

  /** Sections that hold a word of the query, those left out that hold far fewer than the best. */
  private candidates(words: readonly QueryWord[], accept?: (facets: Facets) => boolean): number[] {
    const {index, inSection, onPage} = this;
    const {page} = index.sections;
    const touched: number[] = [];
    onPage.fill(0);
    words.forEach(({matches}, number) => {
      const evidence = (this.evidence[number] ??= new Evidence(index, this.ranking));
      const bit = 1 << number;
      const touch = (section: number, isHead: boolean): void => {
        if (inSection[section] === 0) touched.push(section);
        inSection[section]! |= bit;
        if (isHead) onPage[page[section]!]! |= bit;
      };
      evidence.clear();
      for (const {place, worth} of matches) evidence.add(place, worth, touch);
    });
    const accepted = accept && index.facets.map(accept);
    const reach = new Float32Array(touched.length);
    let furthest = 0;
    touched.forEach((section, place) => {
      if (!accepted || accepted[index.pages.facets[page[section]!]!]) {
        reach[place] = weightOf(inSection[section]! | onPage[page[section]!]!, words);
        if (reach[place]! > furthest) furthest = reach[place]!;
      }
      inSection[section] = 0;
    });
    const least = furthest * this.ranking.fewerWords;
    return touched.filter((_, place) => reach[place]! > 0 && reach[place]! >= least);
  }

  /** The best `limit` in order, with {@link repeated} sections of a page further down. */
  private best(found: Found[], limit: number): Found[] {
    const {page} = this.index.sections;
    const heap = new ScoreHeap(found);
    const shown = new Map<number, number>();
    const counted = new Map<number, number>();
    const best: Found[] = [];
    while (best.length < limit) {
      const top = heap.pop();
      if (!top) break;
      const {section, score} = top;
      const before = shown.get(page[section]!) ?? 0;
      const seen = counted.get(section) ?? 0;
      if (seen === before) {
        best.push(top);
        shown.set(page[section]!, before + 1);
      } else {
        counted.set(section, before);
        const step = this.repeated(before) / this.repeated(seen);
        heap.push({section, score: score * step});
      }
    }
    return best;
  }

  /**
   * What a section counts after `before` others of its page, so that one page does not crowd out
   * the rest: a little less each time, and beyond the number that a group of results shows next
   * to nothing.
   */
  private repeated(before: number): number {
    return this.ranking.repeatedPage ** before * (before < GROUP_SIZE ? 1 : 0.01);
  }
}

function weightOf(mask: number, words: readonly QueryWord[]): number {
  let weight = 0;
  for (let number = 0; number < words.length; number++) {
    if (mask & (1 << number)) weight += words[number]!.weight;
  }
  return weight;
}
