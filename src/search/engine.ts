import {ByteReader, SearchIndexError, unseal} from './bytes';
import {Field} from './build';
import {Lexicon} from './lexicon';
import {ranking as defaultRanking, type Ranking} from './ranking';
import {parseQuery, type QueryWord} from './query';
import type {Facets} from './sections';
import {synonyms as defaultSynonyms} from './synonyms';

/** A section found; its texts are in shard `shard`. */
export type Found = {section: number; score: number};

export type Answer = {
  /** Best first, at most `limit`. */
  found: Found[];
  /** How many sections match in all. */
  total: number;
  /** What to mark: each index word found, and the query words it stands for. */
  words: QueryWord[];
};

export type SearchOptions = {
  /** 20 by default (specification, section 9). */
  limit?: number;
  /** Only pages with these facets; see {@link Engine.facets}. */
  accept?: (facets: Facets) => boolean;
};

export type EngineOptions = {
  /** Name of the file for error messages. */
  file?: string;
  synonyms?: readonly (readonly string[])[];
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

type Index = {
  facets: Facets[];
  shards: number[];
  pages: number;
  sections: number;
  firstSection: Uint32Array;
  isHistory: Uint8Array;
  pageRank: Uint8Array;
  pageFacets: Uint16Array;
  pageOf: Uint32Array;
  level: Uint8Array;
  parent: Int32Array;
  headingLength: Uint8Array;
  textLength: Float32Array;
  lexicon: Lexicon;
  headings: Lists;
  texts: Lists;
};

/** The section lists of all words in one byte string. */
type Lists = {bytes: Uint8Array; count: Uint32Array; start: Uint32Array};

function readIndex(bytes: Uint8Array, file: string): Index {
  const reader = new ByteReader(unseal(bytes, file), file);
  const {facets, shards} = JSON.parse(reader.text()) as {facets: Facets[]; shards: number[]};
  const pages = reader.varint();
  const sections = reader.varint();
  const index = {
    facets,
    shards,
    pages,
    sections,
    firstSection: new Uint32Array(pages + 1),
    isHistory: new Uint8Array(pages),
    pageRank: new Uint8Array(pages),
    pageFacets: new Uint16Array(pages),
    pageOf: new Uint32Array(sections),
    level: new Uint8Array(sections),
    parent: new Int32Array(sections),
    headingLength: new Uint8Array(sections),
    textLength: new Float32Array(sections),
  };
  const pageTable = new ByteReader(reader.block(), file);
  for (let page = 0, section = 0; page < pages; page++) {
    index.firstSection[page] = section;
    const end = section + pageTable.varint();
    if (end > sections) throw new SearchIndexError(file, 'the search index contradicts itself');
    index.isHistory[page] = pageTable.byte();
    index.pageRank[page] = pageTable.byte();
    index.pageFacets[page] = pageTable.varint();
    while (section < end) index.pageOf[section++] = page;
    index.firstSection[page + 1] = section;
  }
  const sectionTable = new ByteReader(reader.block(), file);
  for (let section = 0; section < sections; section++) {
    const level = (index.level[section] = sectionTable.byte());
    let parent = section - 1;
    while (parent >= 0 && level > 1 && index.level[parent]! >= level)
      parent = index.parent[parent]!;
    index.parent[section] = level > 1 ? parent : -1;
    index.headingLength[section] = sectionTable.byte();
    index.textLength[section] = 2 ** (sectionTable.byte() / 8) - 1;
  }
  const words = reader.varint();
  const shared = reader.block();
  const suffixes = new ByteReader(reader.block(), file);
  const counts = new ByteReader(reader.block(), file);
  const headings = emptyLists(words, reader.block());
  const texts = emptyLists(words, reader.block());
  const list: string[] = [];
  let word = '';
  for (let place = 0; place < words; place++) {
    word = word.slice(0, shared[place]) + suffixes.text();
    list.push(word);
    headings.count[place] = counts.varint();
    texts.count[place] = counts.varint();
  }
  locate(headings);
  locate(texts);
  return {...index, lexicon: new Lexicon(list, shared), headings, texts};
}

function emptyLists(words: number, bytes: Uint8Array): Lists {
  return {bytes, count: new Uint32Array(words), start: new Uint32Array(words)};
}

/** Where each word's list starts: counts are stored, lengths in bytes follow from them. */
function locate({bytes, count, start}: Lists): void {
  let position = 0;
  for (let word = 0; word < count.length; word++) {
    start[word] = position;
    for (let left = count[word]!; left > 0; left--) while (bytes[position++]! > 127);
  }
}

/** What one query word found, by section and by page. */
class Slot {
  readonly heading: Float32Array;
  readonly address: Float32Array;
  readonly text: Float32Array;
  readonly title: Float32Array;
  readonly path: Float32Array;
  readonly page: Float32Array;

  constructor(sections: number, pages: number) {
    this.heading = new Float32Array(sections);
    this.address = new Float32Array(sections);
    this.text = new Float32Array(sections);
    this.title = new Float32Array(pages);
    this.path = new Float32Array(pages);
    this.page = new Float32Array(pages);
  }

  clear(): void {
    this.heading.fill(0);
    this.address.fill(0);
    this.text.fill(0);
    this.title.fill(0);
    this.path.fill(0);
    this.page.fill(0);
  }
}

export class Engine {
  private readonly slots: Slot[] = [];
  private readonly averageLength: number;
  private readonly touched: Uint8Array;

  constructor(
    private readonly index: Index,
    private readonly synonyms: readonly (readonly string[])[],
    private readonly ranking: Ranking,
  ) {
    this.averageLength =
      index.textLength.reduce((sum, length) => sum + length, 0) / Math.max(1, index.sections) || 1;
    this.touched = new Uint8Array(index.sections);
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

  search(query: string, {limit = 20, accept}: SearchOptions = {}): Answer {
    const {index, ranking} = this;
    const words = parseQuery(
      query,
      index.lexicon,
      word => this.frequency(word),
      this.synonyms,
      ranking,
    );
    const candidates: number[] = [];
    words.forEach((word, number) => {
      const slot = (this.slots[number] ??= new Slot(index.sections, index.pages));
      slot.clear();
      for (const match of word.matches) this.fill(slot, match.place, match.worth, candidates);
    });
    const total = words.reduce((sum, word) => sum + word.weight, 0) || 1;
    const accepted = accept && index.facets.map(accept);
    const found: Found[] = [];
    for (const section of candidates) {
      this.touched[section] = 0;
      const page = index.pageOf[section]!;
      if (accepted && !accepted[index.pageFacets[page]!]) continue;
      found.push({section, score: this.score(section, page, words, total)});
    }
    found.sort((a, b) => b.score - a.score || a.section - b.section);
    return {found: this.spread(found).slice(0, limit), total: found.length, words};
  }

  /** Sections that hold the word. */
  private frequency(place: number): number {
    return Math.max(this.index.texts.count[place]!, this.index.headings.count[place]!);
  }

  /** Adds one index word's sections to the slot of a query word. */
  private fill(slot: Slot, place: number, worth: number, candidates: number[]): void {
    const {index, ranking, touched} = this;
    const touch = (section: number): void => {
      if (touched[section]) return;
      touched[section] = 1;
      candidates.push(section);
    };
    let {bytes, count, start} = index.headings;
    let position = start[place]!;
    let section = 0;
    for (let left = count[place]!; left > 0; left--) {
      let value = 0;
      for (let shift = 0, byte = 128; byte > 127; shift += 7) {
        byte = bytes[position++]!;
        value |= (byte & 127) << shift;
      }
      section += value >>> 2;
      const field = value & 3;
      const page = index.pageOf[section]!;
      const isTop = index.parent[section]! < 0;
      if (field === Field.heading || field === Field.part) {
        const own = field === Field.part ? worth * ranking.compoundPart : worth;
        if (own > slot.heading[section]!) slot.heading[section] = own;
        if (isTop && own > slot.title[page]!) slot.title[page] = own;
        if (own * ranking.heading > slot.page[page]!) slot.page[page] = own * ranking.heading;
      } else if (isTop) {
        const value = worth * (field === Field.category ? ranking.category : ranking.address);
        if (value > slot.path[page]!) slot.path[page] = value;
        if (value > slot.page[page]!) slot.page[page] = value;
      } else if (worth > slot.address[section]!) slot.address[section] = worth;
      touch(section);
    }
    ({bytes, count, start} = index.texts);
    position = start[place]!;
    section = 0;
    for (let left = count[place]!; left > 0; left--) {
      let value = 0;
      for (let shift = 0, byte = 128; byte > 127; shift += 7) {
        byte = bytes[position++]!;
        value |= (byte & 127) << shift;
      }
      section += value >>> 2;
      const times = TIMES[value & 3]!;
      const length = index.textLength[section]! / this.averageLength;
      const held = ranking.textSaturation * (1 - ranking.textLength + ranking.textLength * length);
      const own = (worth * times * (ranking.textSaturation + 1)) / (times + held);
      if (own > slot.text[section]!) slot.text[section] = own;
      const page = index.pageOf[section]!;
      if (own * ranking.text > slot.page[page]!) slot.page[page] = own * ranking.text;
      touch(section);
    }
  }

  private score(section: number, page: number, words: readonly QueryWord[], total: number): number {
    const {index, ranking} = this;
    const isTop = index.parent[section]! < 0;
    let sum = 0;
    let matched = 0;
    let inHeading = 0;
    let inTitle = 0;
    let headingWords = 0;
    let inBoth = 0;
    let pageSum = 0;
    let pageMatched = 0;
    for (let number = 0; number < words.length; number++) {
      const {weight} = words[number]!;
      const slot = this.slots[number]!;
      const own = slot.heading[section]!;
      let parent = 0;
      if (!isTop) {
        for (let up = index.parent[section]!; index.parent[up]! >= 0; up = index.parent[up]!) {
          if (slot.heading[up]! > parent) parent = slot.heading[up]!;
        }
      }
      const title = slot.title[page]!;
      const values = [
        title * ranking.title,
        isTop ? 0 : own * ranking.heading,
        parent * ranking.parent,
        slot.address[section]! * ranking.address,
        slot.path[page]!,
        slot.text[section]! * ranking.text,
      ];
      let best = 0;
      let all = 0;
      for (const value of values) {
        if (value > best) best = value;
        all += value;
      }
      const value = best + ranking.otherAttributes * (all - best);
      sum += weight * value;
      if (value > 0) matched += weight;
      if (own > 0) {
        inHeading += weight * own;
        headingWords += 1;
      }
      inTitle += weight * title;
      inBoth += weight * Math.max(own, title, parent);
      const onPage = Math.max(slot.page[page]!, 0);
      pageSum += weight * onPage;
      if (onPage > 0) pageMatched += weight;
    }
    const coverage = (matched / total) ** ranking.coverage;
    const headingShare = Math.min(1, headingWords / Math.max(1, index.headingLength[section]!));
    let score =
      (sum / total) * coverage +
      ranking.headingIsQuery * (inHeading / total) * headingShare +
      ranking.titleIsQuery * (inBoth / total) * headingShare +
      ranking.page * (pageSum / total) * (pageMatched / total) ** ranking.coverage;
    if (index.isHistory[page] && inTitle / total < 0.3) score *= ranking.history;
    score *= 1 - ranking.depth * (index.level[section]! - 1);
    return score + index.pageRank[page]! * 1e-3;
  }

  /** Later sections of a page step back, so that one page does not crowd out the rest. */
  private spread(found: Found[]): Found[] {
    const seen = new Map<number, number>();
    const spread = found.map(({section, score}) => {
      const page = this.index.pageOf[section]!;
      const before = seen.get(page) ?? 0;
      seen.set(page, before + 1);
      return {section, score: score * this.ranking.repeatedPage ** before};
    });
    return spread.sort((a, b) => b.score - a.score || a.section - b.section);
  }
}

/** What the two bits of a repetition stand for: 1, 2, 3–4, 5 and more. */
const TIMES = [1, 2, 3.5, 6] as const;
