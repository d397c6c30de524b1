import type {Language} from '../analysis/language.js';
import {decodeAnchors} from './anchors.js';
import {ByteReader} from './bytes.js';
import {readHeader, type IndexHeader} from './header.js';
import {invertHeadings, type HeadingPage} from './headings.js';
import {parsePostings} from './postings.js';
import {StemTable} from './stems.js';
import type {TermTable} from './terms.js';

/** An index in memory, in the order in which `writeIndex.ts` writes it. */
export type Index = {
  header: IndexHeader;
  /** Stored fields of headings. */
  stored: readonly HeadingPage[];
  pages: PageTable;
  sections: SectionTable;
  /** Terms of headings, anchors, paths, labels, and categories. */
  headings: TermTable;
  /** Terms of texts, if the index includes them. */
  texts: TermTable | undefined;
};

/** A table with one column per property and one row per page. */
export type PageTable = {
  length: number;
  /** The page's first section. Has one more row than pages. */
  first: Uint32Array;
  rank: Int8Array;
  /** Index in `header.facets`. */
  facets: Uint16Array;
  /** 1 for a post of a blog. */
  isPost: Uint8Array;
};

/** A table with one column per property and one row per section. */
export type SectionTable = {
  length: number;
  page: Uint32Array;
  /** The section of the heading above; -1 for the top of a page. */
  parent: Int32Array;
  /** 1 for the top of a page, 2–6 for the parts. */
  level: Uint8Array;
  /** The summed rarity of the words in the heading. */
  headingWeight: Float32Array;
};

/** An index without the terms of its headings, which depend on the rules of its language. */
export type StoredIndex = Pick<Index, 'header' | 'stored' | 'pages' | 'texts'> & {
  /** The level of each section. */
  levels: readonly number[];
};

/** Inverts the headings of an index. */
export function completeIndex({levels, ...index}: StoredIndex, language?: Language): Index {
  const stems = language && StemTable.for(language);
  const {table, weights} = invertHeadings(index.stored, stems);
  return {...index, sections: sectionTable(levels, weights, index.pages.first), headings: table};
}

/**
 * Reads an index.
 *
 * @throws {SearchIndexError} with `file` if the bytes are truncated, damaged, or not an index
 */
export function parseIndex(bytes: Uint8Array, file: string): StoredIndex {
  const reader = new ByteReader(bytes, file);
  const header = readHeader(reader.text(), file);
  const pageCount = reader.varint();
  const pageBytes = new ByteReader(reader.block(), file);
  const sectionBytes = new ByteReader(reader.block(), file);
  const lines = reader.text().split('\n').values();
  const paths = reader.text().split('\n').values();
  const others = reader.text().split('\n').values();
  const pages: PageTable = {
    length: pageCount,
    first: new Uint32Array(pageCount + 1),
    rank: new Int8Array(pageCount),
    facets: new Uint16Array(pageCount),
    isPost: new Uint8Array(pageCount),
  };
  const levels: number[] = [];
  const stored: HeadingPage[] = [];
  for (let page = 0; page < pageCount; page++) {
    const count = pageBytes.varint();
    pages.first[page + 1] = pages.first[page]! + count;
    pages.rank[page] = pageBytes.byte() - 128;
    pages.isPost[page] = pageBytes.byte();
    pages.facets[page] = pageBytes.varint();
    const category = header.categories[pageBytes.varint()]!;
    const codes = Array.from({length: count}, () => sectionBytes.byte());
    levels.push(...codes.map(code => code & 7));
    const url = header.base + textOf(paths);
    stored.push({url, category, ...readPage(codes, lines, others)});
  }
  return {
    header,
    stored,
    pages,
    levels,
    texts: header.includesPostings ? parsePostings(reader.block(), file) : undefined,
  };
}

/** Returns the next text of a column, or an empty one after the last. */
function textOf(column: Iterator<string>): string {
  return String(column.next().value ?? '');
}

/** Reads the title, label and headings of a page. */
function readPage(
  codes: readonly number[],
  lines: Iterator<string>,
  others: Iterator<string>,
): Omit<HeadingPage, 'url' | 'category'> {
  const [title = '', label = ''] = textOf(lines).split('\t');
  let trail: (string | null)[] = [];
  const headings = codes.map(code => {
    const level = code & 7;
    if (level === 1) {
      return (trail = []);
    }
    const shown = textOf(lines)
      .split('\t')
      .map(heading => heading || null);
    const isDerived = (code & 32) === 0;
    return (trail = isDerived ? [...trail.slice(0, level - 2), ...shown] : shown);
  });
  const anchors = decodeAnchors(
    headings.map(list => list.at(-1) ?? title),
    codes.map(code => (code >> 3) & 3),
    others,
  );
  const sections = headings.map((list, index) => ({
    anchor: anchors[index]!,
    headings: list,
    hasText: (codes[index]! & 64) !== 0,
  }));
  return {title, label, sections};
}

function sectionTable(
  levels: readonly number[],
  headingWeight: Float32Array,
  first: Uint32Array,
): SectionTable {
  const {length} = levels;
  const sections: SectionTable = {
    length,
    page: new Uint32Array(length),
    parent: new Int32Array(length),
    level: Uint8Array.from(levels),
    headingWeight,
  };
  let page = 0;
  for (let section = 0; section < length; section++) {
    while (first[page + 1]! <= section) {
      page++;
    }
    sections.page[section] = page;
    const level = levels[section]!;
    let parent = section === first[page] ? -1 : section - 1;
    while (parent >= 0 && levels[parent]! >= level) {
      parent = sections.parent[parent]!;
    }
    // A section is below the top of its page, whatever its level.
    sections.parent[section] = parent < 0 && section !== first[page] ? first[page]! : parent;
  }
  return sections;
}
