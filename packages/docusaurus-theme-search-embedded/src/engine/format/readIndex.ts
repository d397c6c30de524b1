import {ByteReader} from './bytes';
import {Postings} from './postings';
import {TERM_END, TermDictionary} from './terms';
import type {IndexHeader} from './writeIndex';

/** An index as the engine reads it; `writeIndex.ts` writes it in the same order. */
export type Index = {
  header: IndexHeader;
  /** The headings as JSON, if they are in no file of their own. */
  heads?: string;
  pages: PageTable;
  sections: SectionTable;
  dictionary: TermDictionary;
  /** Where terms stand in headings, addresses and categories. */
  headings: Postings;
  /** Where terms stand in texts. */
  texts: Postings;
};

/** One column a fact, one row a page. */
export type PageTable = {
  length: number;
  /** Number of the page's first section; one row more than pages. */
  first: Uint32Array;
  rank: Int8Array;
  /** Place in `facets`. */
  facets: Uint16Array;
  /** The page of its family, or -1; see `families.ts`. */
  family: Int32Array;
};

/** One column a fact, one row a section. */
export type SectionTable = {
  length: number;
  page: Uint32Array;
  /** The section of the heading above, -1 for the top of a page. */
  parent: Int32Array;
  /** 1 for the top of a page, 2–6 for the parts. */
  level: Uint8Array;
  /** Words in the heading. */
  headingLength: Uint8Array;
};

/**
 * Reads an index.
 *
 * @throws {SearchIndexError} for truncated, damaged or foreign bytes, naming `file`
 */
export function readIndex(bytes: Uint8Array, file: string): Index {
  const reader = new ByteReader(bytes, file);
  const header = JSON.parse(reader.text()) as IndexHeader;
  const [pageCount, sectionCount] = [reader.varint(), reader.varint()];
  const pages = readPages(new ByteReader(reader.block(), file), pageCount);
  const sections = readSections(new ByteReader(reader.block(), file), sectionCount, pages);
  const count = reader.varint();
  const shared = reader.block();
  const terms = readTerms(shared, reader.text().split(TERM_END));
  const headings = new Postings(readCounts(reader, count, file), [0]);
  const texts = new Postings(readCounts(reader, count, file), header.postings);
  headings.add(0, reader.block(), file);
  if (header.postings.length === 1) texts.add(0, reader.block(), file);
  return {
    header,
    heads: header.heads.length === 1 ? reader.text() : undefined,
    pages,
    sections,
    dictionary: new TermDictionary(terms, shared),
    headings,
    texts,
  };
}

/** The terms of their ends and of how many letters each shares with the one before. */
function readTerms(shared: Uint8Array, ends: readonly string[]): string[] {
  let term = '';
  return Array.from(shared, (length, place) => (term = term.slice(0, length) + ends[place]!));
}

function readCounts(reader: ByteReader, length: number, file: string): Uint32Array {
  const counts = new ByteReader(reader.block(), file);
  return Uint32Array.from({length}, () => counts.varint());
}

function readPages(reader: ByteReader, length: number): PageTable {
  const pages: PageTable = {
    length,
    first: new Uint32Array(length + 1),
    rank: new Int8Array(length),
    facets: new Uint16Array(length),
    family: new Int32Array(length),
  };
  for (let page = 0; page < length; page++) {
    pages.first[page + 1] = pages.first[page]! + reader.varint();
    pages.rank[page] = reader.byte() - 128;
    pages.facets[page] = reader.varint();
    pages.family[page] = reader.varint() - 1;
  }
  return pages;
}

function readSections(reader: ByteReader, length: number, pages: PageTable): SectionTable {
  const {first} = pages;
  const sections: SectionTable = {
    length,
    page: new Uint32Array(length),
    parent: new Int32Array(length),
    level: new Uint8Array(length),
    headingLength: new Uint8Array(length),
  };
  let page = 0;
  for (let section = 0; section < length; section++) {
    while (first[page + 1]! <= section) page++;
    sections.page[section] = page;
    const level = (sections.level[section] = reader.byte());
    sections.headingLength[section] = reader.byte();
    let parent = section === first[page] ? -1 : section - 1;
    while (parent >= 0 && sections.level[parent]! >= level) parent = sections.parent[parent]!;
    // Whatever its level, a part stands below the top of its page.
    sections.parent[section] = parent < 0 && section !== first[page] ? first[page]! : parent;
  }
  return sections;
}
