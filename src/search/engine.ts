import {ByteReader, SearchIndexError, unseal} from './bytes';
import {Field} from './build';
import {Lexicon} from './lexicon';
import {ranking as defaultRanking, type Ranking} from './ranking';
import {ScoreHeap} from './heap';
import {parseQuery, type QueryWord, type Vocabulary} from './query';
import type {Facets} from './sections';
import {synonyms as defaultSynonyms, type Synonyms} from './synonyms';

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
  isHistorySection: Uint8Array;
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
    isHistorySection: new Uint8Array(sections),
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
    const flags = sectionTable.byte();
    const level = (index.level[section] = flags & 7);
    index.isHistorySection[section] = flags >> 3;
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
  private readonly vocabulary: Vocabulary;
  private readonly averageLength: number;
  /** Bit n: the query's word n stands in the section itself, or in a heading or address of its page. */
  private readonly inSection: Uint16Array;
  private readonly onPage: Uint16Array;

  constructor(
    private readonly index: Index,
    synonyms: Synonyms,
    private readonly ranking: Ranking,
  ) {
    this.averageLength =
      index.textLength.reduce((sum, length) => sum + length, 0) / Math.max(1, index.sections) || 1;
    this.vocabulary = {
      lexicon: index.lexicon,
      frequency: place => Math.max(index.texts.count[place]!, index.headings.count[place]!),
      sections: index.sections,
      synonyms,
      ranking,
    };
    this.inSection = new Uint16Array(index.sections);
    this.onPage = new Uint16Array(index.pages);
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
    const words = parseQuery(query, this.vocabulary);
    const candidates: number[] = [];
    this.onPage.fill(0);
    words.forEach((word, number) => {
      const slot = (this.slots[number] ??= new Slot(index.sections, index.pages));
      slot.clear();
      for (const {place, worth} of word.matches) this.fill(slot, number, place, worth, candidates);
    });
    const total = words.reduce((sum, word) => sum + word.weight, 0) || 1;
    const accepted = accept && index.facets.map(accept);
    const reach = new Float32Array(candidates.length);
    let furthest = 0;
    candidates.forEach((section, place) => {
      const page = index.pageOf[section]!;
      if (!accepted || accepted[index.pageFacets[page]!]) {
        reach[place] = weightOf(this.inSection[section]! | this.onPage[page]!, words);
        if (reach[place]! > furthest) furthest = reach[place]!;
      }
      this.inSection[section] = 0;
    });
    const found: Found[] = [];
    candidates.forEach((section, place) => {
      if (reach[place]! < furthest * ranking.fewerWords || reach[place] === 0) return;
      found.push({section, score: this.score(section, index.pageOf[section]!, words, total)});
    });
    return {total: found.length, found: this.best(found, limit), words};
  }

  /** Adds one index word's sections to the slot of a query word. */
  private fill(
    slot: Slot,
    number: number,
    place: number,
    worth: number,
    candidates: number[],
  ): void {
    const {index, ranking, inSection, onPage} = this;
    const bit = 1 << number;
    const touch = (section: number): void => {
      if (inSection[section] === 0) candidates.push(section);
      inSection[section] = inSection[section]! | bit;
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
      onPage[page] = onPage[page]! | bit;
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
    const {index, ranking, slots} = this;
    const isTop = index.parent[section]! < 0;
    let sum = 0;
    let matched = 0;
    let inHeading = 0;
    let headingWords = 0;
    let inTitle = 0;
    let inTrail = 0;
    let pageSum = 0;
    let pageMatched = 0;
    for (let number = 0; number < words.length; number++) {
      const {weight} = words[number]!;
      const slot = slots[number]!;
      const own = slot.heading[section]!;
      const title = slot.title[page]!;
      let parent = 0;
      if (!isTop) {
        for (let up = index.parent[section]!; index.parent[up]! >= 0; up = index.parent[up]!) {
          if (slot.heading[up]! > parent) parent = slot.heading[up]!;
        }
      }
      const inText = slot.text[section]! * (isTop ? ranking.intro : ranking.text);
      const inPath = slot.path[page]!;
      const inAnchor = slot.address[section]! * ranking.address;
      const asTitle = title * ranking.title;
      const asHeading = isTop ? 0 : own * ranking.heading;
      const asParent = parent * ranking.parent;
      let best = asTitle > asHeading ? asTitle : asHeading;
      if (inText > best) best = inText;
      if (inPath > best) best = inPath;
      if (inAnchor > best) best = inAnchor;
      if (asParent > best) best = asParent;
      const all = inText + inPath + inAnchor + asTitle + asHeading + asParent;
      if (all > 0) {
        sum += weight * (best + ranking.otherAttributes * (all - best));
        matched += weight * Math.min(1, best / ranking.matchedAt);
      }
      if (own > 0) {
        inHeading += weight * own;
        headingWords += own;
      }
      inTitle += weight * title;
      inTrail += weight * Math.max(own, title, parent);
      const onPage = slot.page[page]!;
      pageSum += weight * onPage;
      if (onPage > 0) pageMatched += weight;
    }
    const headingShare = Math.min(1, headingWords / Math.max(1, index.headingLength[section]!));
    const titleShare = Math.min(
      1,
      this.titleWords(page, words.length) /
        Math.max(1, index.headingLength[index.firstSection[page]!]!),
    );
    let score =
      (sum / total) * (matched / total) ** ranking.coverage +
      ranking.headingIsQuery * (inHeading / total) ** ranking.isQueryPower * headingShare +
      ranking.titleIsQuery *
        (inTitle / total) ** ranking.isQueryPower *
        titleShare *
        (isTop ? 1 : ranking.titleIsQueryInside) +
      ranking.trailIsQuery * (inTrail / total) ** ranking.isQueryPower * headingShare +
      ranking.page * (pageSum / total) * (pageMatched / total) ** ranking.coverage;
    if ((index.isHistory[page] || index.isHistorySection[section]) && inTitle / total < 0.3)
      score *= ranking.history;
    score *= 1 - ranking.depth * (index.level[section]! - 1);
    if (isTop) score += ranking.top;
    return score + index.pageRank[page]! * 1e-3;
  }

  private titleWords(page: number, words: number): number {
    let sum = 0;
    for (let number = 0; number < words; number++) sum += this.slots[number]!.title[page]!;
    return sum;
  }

  /**
   * The best `limit` in order. Each further section of a page counts a share less than the one
   * before, so that one page does not crowd out the rest.
   */
  private best(found: Found[], limit: number): Found[] {
    const heap = new ScoreHeap(found);
    const shown = new Map<number, number>();
    const seen = new Uint8Array(this.index.sections);
    const best: Found[] = [];
    while (best.length < limit) {
      const top = heap.pop();
      if (!top) break;
      const page = this.index.pageOf[top.section]!;
      const before = shown.get(page) ?? 0;
      if (seen[top.section] === before) {
        best.push(top);
        shown.set(page, before + 1);
      } else {
        const factor = this.ranking.repeatedPage ** (before - seen[top.section]!);
        seen[top.section] = before;
        heap.push({section: top.section, score: top.score * factor});
      }
    }
    return best;
  }
}

function weightOf(mask: number, words: readonly QueryWord[]): number {
  let weight = 0;
  for (let number = 0; number < words.length; number++) {
    if (mask & (1 << number)) weight += words[number]!.weight;
  }
  return weight;
}

/** What the two bits of a repetition stand for: 1, 2, 3–4, 5 and more. */
const TIMES = [1, 2, 3.5, 6] as const;
