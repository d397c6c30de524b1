import {truncate} from '../analysis/fold';
import type {Language} from '../analysis/language';
import {partsOf, tokenize, wordCount, type Token} from '../analysis/tokens';
import {resolveOptions, type EngineOptions} from '../query/options';
import {addressOf, groupRecords, headingOf, type Facets, type Page, type Section} from './sections';
import type {SearchRecord} from '../types';
import {ByteWriter} from './bytes';
import {findFamilies} from './families';
import {textHash} from './hash';
import {packHeads, type PageHead} from './heads';
import {Field, frequencyCode, posting, PostingsWriter} from './postings';
import {foldRepeats} from './repeats';
import {TERM_END} from './terms';

/** What a section shows of its text: paragraphs and code samples. */
export type StoredText = [prose: string[], code: string[]];

/** The names of the parts that are files of their own. */
export type PartNames = {postings: string[]; heads: string[]; texts: string[]};

/** JSON at the begin of the index. */
export type IndexHeader = {
  /** Language, synonyms and ranking, so that whoever reads the index reads queries as it was written. */
  options: EngineOptions;
  /** The different facets that pages have. */
  facets: Facets[];
  /** First term of each part of the postings. */
  postings: number[];
  /** First section of each part of the headings, and of each part of the texts. */
  heads: number[];
  texts: number[];
  names: PartNames;
};

export type BuiltIndex = {
  /** What every search needs. Its header names the other files, so it is made last. */
  index: (names: PartNames) => Uint8Array;
  /** Postings of texts, by ranges of terms; empty if `index` holds them all. */
  postings: Uint8Array[];
  /** Addresses and headings, by ranges of sections; empty if `index` holds them all. */
  heads: PageHead[][];
  /** Texts of each section, by ranges of sections. */
  texts: StoredText[][];
  /** Address of each section. */
  urls: string[];
  pages: number;
  records: number;
};

export type BuildOptions = EngineOptions & {
  /** Postings of texts after which a new file begins. */
  postingsSize?: number;
  /** Characters of headings after which a new file begins. */
  headsSize?: number;
  /** Characters of texts after which a new file begins. */
  textsSize?: number;
};

type SectionOfPage = {page: Page; section: Section};

/** Round trips cost more than bytes: so many files of texts on a small site… */
const SMALL_SITE_FILES = 2;
/** …which has at most this many characters. A larger one is cut so that twenty hits fetch little. */
const SMALL_SITE_SIZE = 131_072;
const TEXTS_SIZE = 11_264;
/** Up to so many characters headings are in the index itself. */
const SMALL_HEADS_SIZE = 32_768;
const HEADS_SIZE = 4096;
const POSTINGS_SIZE = 16_384;

/** Of the places where a file may end one in this many is taken, by the text that stands there. */
const CUT_EVERY = 4;

/**
 * Builds the search index and the stored texts of a set of records. The result depends on the
 * records and their order only.
 *
 * @throws {Error} naming the record that is not DocSearch-shaped
 */
export function buildIndex(
  records: Iterable<SearchRecord>,
  {postingsSize = POSTINGS_SIZE, headsSize, textsSize, ...options}: BuildOptions = {},
): BuiltIndex {
  let count = 0;
  const pages = groupRecords(tally(records, () => count++));
  foldRepeats(pages);
  const sections = pages.flatMap(page => page.sections.map(section => ({page, section})));
  const headRanges = cut(sections, headSize, headsSize ?? defaultHeadsSize(sections));
  const textRanges = cut(sections, textSize, textsSize ?? defaultTextsSize(sections));
  const inverted = new InvertedIndex(resolveOptions(options).language);
  const sectionTable = new ByteWriter();
  sections.forEach(({page, section}, number) => {
    sectionTable.byte(section.level);
    sectionTable.byte(Math.min(255, inverted.add(page, section, number)));
  });
  const {facets, bytes: pageTable} = writePages(pages);
  const lists = inverted.write(postingsSize);
  const heads = headRanges.map(range =>
    packHeads(range.sections.map(({page, section}) => ({page, ...section}))),
  );
  const isWhole = {postings: lists.postings.length === 1, heads: heads.length === 1};
  const index = (names: PartNames): Uint8Array => {
    const payload = new ByteWriter();
    const header: IndexHeader = {
      options,
      facets,
      postings: lists.postings.map(({first}) => first),
      heads: headRanges.map(range => range.first),
      texts: textRanges.map(range => range.first),
      names,
    };
    payload.text(JSON.stringify(header));
    payload.varint(pages.length);
    payload.varint(sections.length);
    payload.block(pageTable);
    payload.block(sectionTable.finish());
    payload.varint(lists.terms);
    payload.block(lists.shared);
    payload.text(lists.ends);
    payload.block(lists.headingCounts);
    payload.block(lists.textCounts);
    payload.block(lists.headings);
    // Files less to wait for on a small site.
    if (isWhole.postings) payload.block(lists.postings[0]!.bytes);
    if (isWhole.heads) payload.text(JSON.stringify(heads[0]));
    return payload.finish();
  };
  return {
    index,
    postings: isWhole.postings ? [] : lists.postings.map(({bytes}) => bytes),
    heads: isWhole.heads ? [] : heads,
    texts: textRanges.map(range =>
      range.sections.map(({section: {prose, code}}) => [stored(prose), stored(code)]),
    ),
    urls: sections.map(({page, section}) => addressOf(page, section)),
    pages: pages.length,
    records: count,
  };
}

/** All of a longer text is found; what is shown, searched for phrases, and fetched is its begin. */
const STORED_LENGTH = 4096;

function stored(texts: readonly string[]): string[] {
  return texts.map(text => truncate(text, STORED_LENGTH));
}

function* tally<T>(items: Iterable<T>, each: () => void): Generator<T> {
  for (const item of items) {
    each();
    yield item;
  }
}

function writePages(pages: readonly Page[]): {facets: Facets[]; bytes: Uint8Array} {
  const writer = new ByteWriter();
  const facets: Facets[] = [];
  const numbers = new Map<string, number>();
  const parents = findFamilies(pages);
  for (const [number, page] of pages.entries()) {
    const key = JSON.stringify(page.facets);
    if (!numbers.has(key)) numbers.set(key, facets.push(page.facets) - 1);
    writer.varint(page.sections.length);
    writer.byte(Math.max(-128, Math.min(127, Math.round(page.rank))) + 128);
    writer.varint(numbers.get(key)!);
    // 0: the page itself, which is no member of a family.
    writer.varint(parents[number] === number ? 0 : parents[number]! + 1);
  }
  return {facets, bytes: writer.finish()};
}

function defaultTextsSize(sections: readonly SectionOfPage[]): number {
  const total = sections.reduce((sum, section) => sum + textSize(section), 0);
  return total > SMALL_SITE_SIZE ? TEXTS_SIZE : Math.max(TEXTS_SIZE, total / SMALL_SITE_FILES);
}

function defaultHeadsSize(sections: readonly SectionOfPage[]): number {
  const total = sections.reduce((sum, section) => sum + headSize(section), 0);
  return total > SMALL_HEADS_SIZE ? HEADS_SIZE : Infinity;
}

function textSize({section: {prose, code}}: SectionOfPage): number {
  return stored([...prose, ...code]).reduce((size, text) => size + text.length, 8);
}

function headSize({section}: SectionOfPage): number {
  return section.headings.reduce((size, heading) => size + (heading?.length ?? 0), 60);
}

/**
 * Tells whether a file may end before what `key` names. It depends on the key alone, so that an edit
 * moves the next border or two and leaves the other files as they are.
 */
function isBorder(key: string): boolean {
  return textHash(key) % CUT_EVERY === 0;
}

/** Consecutive sections in parts of at least `size` each; `first` is the number of a part's first. */
function cut(
  sections: readonly SectionOfPage[],
  sizeOf: (section: SectionOfPage) => number,
  size: number,
): {first: number; sections: SectionOfPage[]}[] {
  const parts: {first: number; sections: SectionOfPage[]}[] = [];
  let filled = Infinity;
  sections.forEach((section, first) => {
    if (
      filled >= size &&
      (parts.length === 0 || isBorder(addressOf(section.page, section.section)))
    ) {
      parts.push({first, sections: []});
      filled = 0;
    }
    parts.at(-1)!.sections.push(section);
    filled += sizeOf(section);
  });
  return parts;
}

type Lists = {headings: number[]; texts: number[]};

type WrittenLists = {
  /** How many terms there are. */
  terms: number;
  /** How many letters each shares with the one before, and what follows them. */
  shared: Uint8Array;
  ends: string;
  headingCounts: Uint8Array;
  textCounts: Uint8Array;
  headings: Uint8Array;
  /** `first` is the number of the first term. */
  postings: {first: number; bytes: Uint8Array}[];
};

/** Collects the terms of all sections, section by section in rising order. */
class InvertedIndex {
  private readonly lists = new Map<string, Lists>();

  constructor(private readonly language: Language) {}

  /** @returns the number of words in the heading */
  add(page: Page, section: Section, number: number): number {
    const fields = new Map<string, number>();
    const heading = tokenize(headingOf(page, section));
    noteFields(fields, heading, Field.heading);
    if (section.anchor !== null) {
      noteFields(fields, wordsOfAddress(section.anchor), Field.address);
    } else {
      const {pathname} = new URL(page.url, 'https://example.org');
      noteFields(fields, wordsOfAddress(pathname), Field.address);
      noteFields(fields, tokenize(page.label), Field.address);
      noteFields(fields, tokenize(page.category), Field.category);
    }
    const frequencies = new Map<string, number>();
    this.count(frequencies, section.prose, 1);
    this.count(frequencies, section.code, 0);
    for (const [term, field] of fields) this.listsOf(term).headings.push(posting(number, field));
    for (const [term, times] of frequencies) {
      this.listsOf(term).texts.push(posting(number, frequencyCode(times)));
    }
    return heading.reduce((sum, token) => sum + wordCount(token), 0);
  }

  /** Adds `each` for every term of the texts. */
  private count(frequencies: Map<string, number>, texts: readonly string[], each: number): void {
    const {stopWords} = this.language;
    for (const text of texts) {
      for (const token of tokenize(text)) {
        if (stopWords.has(token.term)) continue;
        for (const {term} of [token, ...partsOf(token)]) {
          if (!stopWords.has(term)) frequencies.set(term, (frequencies.get(term) ?? 0) + each);
        }
      }
    }
  }

  private listsOf(term: string): Lists {
    let lists = this.lists.get(term);
    if (!lists) this.lists.set(term, (lists = {headings: [], texts: []}));
    return lists;
  }

  /** Front-coded terms, the lengths of their lists, and the lists. */
  write(postingsSize: number): WrittenLists {
    const terms = [...this.lists.keys()].sort();
    const ends: string[] = [];
    const shared = new ByteWriter();
    const headingCounts = new ByteWriter();
    const textCounts = new ByteWriter();
    const headings = new PostingsWriter();
    const blocks = [{first: 0, writer: new PostingsWriter()}];
    let previous = '';
    terms.forEach((term, number) => {
      const common = commonPrefix(previous, term);
      shared.byte(common);
      ends.push(term.slice(common));
      previous = term;
      const lists = this.lists.get(term)!;
      headingCounts.varint(lists.headings.length);
      textCounts.varint(lists.texts.length);
      headings.add(lists.headings);
      if (blocks.at(-1)!.writer.length >= postingsSize && isBorder(term)) {
        blocks.push({first: number, writer: new PostingsWriter()});
      }
      blocks.at(-1)!.writer.add(lists.texts);
    });
    return {
      terms: terms.length,
      shared: shared.finish(),
      ends: ends.join(TERM_END),
      headingCounts: headingCounts.finish(),
      textCounts: textCounts.finish(),
      headings: headings.finish(),
      postings: blocks.map(({first, writer}) => ({first, bytes: writer.finish()})),
    };
  }
}

/** The best field of each term; words of an identifier such as `beforeEach` have one of their own. */
function noteFields(fields: Map<string, number>, tokens: readonly Token[], field: number): void {
  const note = (term: string, code: number): void => {
    if (!fields.has(term)) fields.set(term, code);
  };
  const noteToken = (token: Token, code: number): void => {
    note(token.term, code);
    const isTorn = token.kind === 'camel' || token.kind === 'number';
    const codeOfParts = isTorn && code === Field.heading ? Field.part : code;
    for (const part of token.parts) noteToken(part, codeOfParts);
  };
  for (const token of tokens) noteToken(token, field);
}

/** Length of the shared beginning; never splits a surrogate pair, so that suffixes are text. */
function commonPrefix(a: string, b: string): number {
  let length = 0;
  const limit = Math.min(a.length, b.length, 255);
  while (length < limit && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  const last = length > 0 ? a.charCodeAt(length - 1) : 0;
  return last >= 0xd800 && last <= 0xdbff ? length - 1 : length;
}

/** The words that an address joins: the whole of it nobody types, and each would be a term more. */
function wordsOfAddress(address: string): Token[] {
  return tokenize(decodeAddress(address)).flatMap(token =>
    token.kind === 'compound' && token.parts.length > 0 ? token.parts : [token],
  );
}

/** An address with its escapes read; one that is no UTF-8 stays as it is written. */
function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch (error) {
    if (error instanceof URIError) return address;
    throw error;
  }
}
