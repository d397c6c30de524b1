import {ByteReader, SearchIndexError, unseal} from './bytes';
import {Lexicon} from './lexicon';
import type {Facets} from '../records/sections';

/** An index as the engine reads it; `build.ts` writes it in the same order. */
export type Index = {
  /** The different facets that pages have. */
  facets: Facets[];
  /** Number of the first section of each file of headings, and of each file of texts. */
  headFiles: number[];
  textFiles: number[];
  /** The headings as JSON, if they are in no file of their own. */
  heads?: string;
  pages: PageTable;
  sections: SectionTable;
  lexicon: Lexicon;
  /** Where words stand in headings, addresses and categories. */
  headings: SectionLists;
  /** Where words stand in texts. */
  texts: SectionLists;
};

/** One column a fact, one row a page. */
export type PageTable = {
  length: number;
  /** Number of the page's first section; one row more than pages. */
  first: Uint32Array;
  /** A change log or an upgrade note. */
  isHistory: Uint8Array;
  rank: Uint8Array;
  /** Place in `facets`. */
  facets: Uint16Array;
};

/** One column a fact, one row a section. */
export type SectionTable = {
  length: number;
  page: Uint32Array;
  /** The section of the heading above, -1 for the top of a page. */
  parent: Int32Array;
  /** 1 for the top of a page, 2–6 for the parts. */
  level: Uint8Array;
  isHistory: Uint8Array;
  /** Words in the heading. */
  headingLength: Uint8Array;
  /** Words in the text, by the average of all sections. */
  textLength: Float32Array;
};

/** Sections of each word: differences with two bits beside each, in one or several blocks. */
export class SectionLists {
  private readonly start: Uint32Array;
  private readonly blocks: (Uint8Array | undefined)[];

  /**
   * @param count sections of each word
   * @param first number of the first word of each block
   */
  constructor(
    readonly count: Uint32Array,
    private readonly first: readonly number[],
  ) {
    this.start = new Uint32Array(count.length);
    this.blocks = first.map(() => undefined);
  }

  /** Number of the block that holds a word's list. */
  blockOf(word: number): number {
    return partOf(word, this.first);
  }

  has(block: number): boolean {
    return this.blocks[block] !== undefined;
  }

  /**
   * Takes a block. Only the counts are stored, so where each list starts is found by reading on.
   *
   * @throws {SearchIndexError} naming `file` if its lists are not those that the counts announce
   */
  add(block: number, bytes: Uint8Array, file: string): void {
    const end = this.first[block + 1] ?? this.count.length;
    let position = 0;
    for (let word = this.first[block]!; word < end; word++) {
      this.start[word] = position;
      for (let left = this.count[word]!; left > 0; left--) while (bytes[position++]! > 127);
    }
    if (position !== bytes.length) {
      throw new SearchIndexError(file, 'this part belongs to another search index');
    }
    this.blocks[block] = bytes;
  }

  /** Calls `visit` for each section of a word, in rising order, with its two bits. */
  read(word: number, visit: (section: number, code: number) => void): void {
    const bytes = this.blocks[this.blockOf(word)];
    if (!bytes) throw new Error(`The section list of word ${word} is not loaded.`);
    let position = this.start[word]!;
    let section = 0;
    for (let left = this.count[word]!; left > 0; left--) {
      let value = 0;
      for (let shift = 0, byte = 128; byte > 127; shift += 7) {
        byte = bytes[position++]!;
        value |= (byte & 127) << shift;
      }
      section += value >>> 2;
      visit(section, value & 3);
    }
  }
}

/** Which part holds a number, by the number that each part begins with. */
export function partOf(number: number, first: readonly number[]): number {
  let low = 0;
  let high = first.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (first[middle]! <= number) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Reads an index.
 *
 * @throws {SearchIndexError} for truncated, damaged or foreign bytes, naming `file`
 */
export function readIndex(bytes: Uint8Array, file: string): Index {
  const reader = new ByteReader(unseal(bytes, file), file);
  const header = JSON.parse(reader.text()) as {
    facets: Facets[];
    postings: number[];
    heads: number[];
    texts: number[];
  };
  const [pageCount, sectionCount] = [reader.varint(), reader.varint()];
  const pages = readPages(new ByteReader(reader.block(), file), pageCount);
  const sections = readSections(new ByteReader(reader.block(), file), sectionCount, pages.first);
  const words = reader.varint();
  const shared = reader.block();
  const suffixes = new ByteReader(reader.block(), file);
  const counts = new ByteReader(reader.block(), file);
  const headings = new SectionLists(new Uint32Array(words), [0]);
  const texts = new SectionLists(new Uint32Array(words), header.postings);
  const list: string[] = [];
  let word = '';
  for (let place = 0; place < words; place++) {
    word = word.slice(0, shared[place]) + suffixes.text();
    list.push(word);
    headings.count[place] = counts.varint();
    texts.count[place] = counts.varint();
  }
  headings.add(0, reader.block(), file);
  if (header.postings.length === 1) texts.add(0, reader.block(), file);
  return {
    facets: header.facets,
    headFiles: header.heads,
    textFiles: header.texts,
    heads: header.heads.length === 1 ? reader.text() : undefined,
    pages,
    sections,
    lexicon: new Lexicon(list, shared),
    headings,
    texts,
  };
}

function readPages(reader: ByteReader, length: number): PageTable {
  const pages: PageTable = {
    length,
    first: new Uint32Array(length + 1),
    isHistory: new Uint8Array(length),
    rank: new Uint8Array(length),
    facets: new Uint16Array(length),
  };
  for (let page = 0; page < length; page++) {
    pages.first[page + 1] = pages.first[page]! + reader.varint();
    pages.isHistory[page] = reader.byte();
    pages.rank[page] = reader.byte();
    pages.facets[page] = reader.varint();
  }
  return pages;
}

function readSections(reader: ByteReader, length: number, first: Uint32Array): SectionTable {
  const sections: SectionTable = {
    length,
    page: new Uint32Array(length),
    parent: new Int32Array(length),
    level: new Uint8Array(length),
    isHistory: new Uint8Array(length),
    headingLength: new Uint8Array(length),
    textLength: new Float32Array(length),
  };
  let page = 0;
  let total = 0;
  for (let section = 0; section < length; section++) {
    while (first[page + 1]! <= section) page++;
    sections.page[section] = page;
    const flags = reader.byte();
    const level = (sections.level[section] = flags & 7);
    sections.isHistory[section] = flags >> 3;
    sections.headingLength[section] = reader.byte();
    total += sections.textLength[section] = 2 ** (reader.byte() / 8) - 1;
    let parent = section === first[page] ? -1 : section - 1;
    while (parent >= 0 && sections.level[parent]! >= level) parent = sections.parent[parent]!;
    // Whatever its level, a part stands below the top of its page.
    sections.parent[section] = parent < 0 && section !== first[page] ? first[page]! : parent;
  }
  const average = total / length || 1;
  for (let section = 0; section < length; section++) sections.textLength[section]! /= average;
  return sections;
}
