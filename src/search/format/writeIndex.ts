import {ByteWriter, Field, seal} from './bytes';
import {
  addressOf,
  groupRecords,
  headingOf,
  type Facets,
  type Page,
  type PageHead,
  type Section,
} from '../records/sections';
import type {SearchRecord} from '../types';
import {compoundParts, FUNCTION_WORDS, tokenize} from '../analysis/words';

/** Pages that mention everything because they tell a history. */
const HISTORY_PAGE = /\b(?:change-?logs?|migrat\w*|upgrad\w*|deprecations?|release-notes)\b/i;

const HISTORY_HEADING = /^(?:(?:version )?history|change-?log|changes)$/i;

export type BuiltIndex = {
  /** What every search needs. */
  index: Uint8Array;
  /** Section lists of words in texts, by ranges of words; empty if `index` holds them all. */
  postings: Uint8Array[];
  /** Addresses and headings, by ranges of sections; empty if `index` holds them all. */
  heads: PageHead[][];
  /** Contents of each section, by ranges of sections. */
  texts: string[][][];
  /** Address of each section. */
  urls: string[];
  pages: number;
};

export type BuildOptions = {
  /** Bytes of section lists after which a new file begins. */
  postingsSize?: number;
  /** Characters of headings after which a new file begins. */
  headsSize?: number;
  /** Characters of contents after which a new file begins; by default 384 to 8,192. */
  textsSize?: number;
};

type SectionOfPage = {page: Page; section: Section};

/**
 * Builds the search index and the display texts of a set of records. The result depends on the
 * records and their order only.
 *
 * @throws {Error} naming the record that is not DocSearch-shaped
 */
export function buildIndex(
  records: readonly SearchRecord[],
  {postingsSize = 16384, headsSize = 32768, textsSize}: BuildOptions = {},
): BuiltIndex {
  const pages = groupRecords(records);
  const sections = pages.flatMap(page => page.sections.map(section => ({page, section})));
  const headRanges = cut(sections, headSize, headsSize);
  const textRanges = cut(sections, textSize, textsSize ?? defaultTextsSize(sections));
  const vocabulary = new Vocabulary();
  const pageTable = new ByteWriter();
  const sectionTable = new ByteWriter();
  const facets: Facets[] = [];
  for (const page of pages) {
    pageTable.varint(page.sections.length);
    pageTable.byte(isHistory(page) ? 1 : 0);
    pageTable.byte(Math.max(0, Math.min(255, Math.round(page.pageRank))));
    pageTable.varint(facetNumber(facets, page.facets));
  }
  sections.forEach(({page, section}, number) => {
    const isHistorySection = HISTORY_HEADING.test(headingOf(page, section));
    sectionTable.byte(section.level | (isHistorySection ? 8 : 0));
    const lengths = vocabulary.add(page, section, number);
    sectionTable.byte(Math.min(255, lengths.heading));
    sectionTable.byte(Math.min(255, Math.round(8 * Math.log2(1 + lengths.text))));
  });
  const payload = new ByteWriter();
  const lists = vocabulary.lists(postingsSize);
  payload.text(
    JSON.stringify({
      facets,
      postings: lists.postings.map(block => block.first),
      heads: headRanges.map(range => range.first),
      texts: textRanges.map(range => range.first),
    }),
  );
  payload.varint(pages.length);
  payload.varint(sections.length);
  payload.block(pageTable.finish());
  payload.block(sectionTable.finish());
  payload.varint(lists.words);
  for (const part of lists.parts) payload.block(part);
  const postings = lists.postings.map(({bytes}) => bytes);
  const heads = headRanges.map(range => pageHeads(range.sections));
  // Files less to wait for on a small site.
  if (postings.length === 1) payload.block(postings.pop()!);
  if (heads.length === 1) payload.text(JSON.stringify(heads.pop()));
  return {
    index: seal(payload.finish()),
    postings: postings.map(seal),
    heads,
    texts: textRanges.map(range => range.sections.map(({section}) => section.contents)),
    urls: sections.map(({page, section}) => addressOf(page, section)),
    pages: pages.length,
  };
}

function isHistory(page: Page): boolean {
  return HISTORY_PAGE.test(`${page.title} ${new URL(page.url, 'https://example.org').pathname}`);
}

function facetNumber(known: Facets[], facets: Facets): number {
  const key = JSON.stringify(facets);
  const found = known.findIndex(other => JSON.stringify(other) === key);
  return found >= 0 ? found : known.push(facets) - 1;
}

/** Small enough that twenty hits fetch little, large enough that a site is not all files. */
function defaultTextsSize(sections: readonly SectionOfPage[]): number {
  const total = sections.reduce((sum, section) => sum + textSize(section), 0);
  return Math.max(384, Math.min(8192, total / 256));
}

function textSize({section}: SectionOfPage): number {
  return section.contents.reduce((size, content) => size + content.length, 8);
}

function headSize({section}: SectionOfPage): number {
  return section.headings.reduce((size, heading) => size + (heading?.length ?? 0), 60);
}

/** Consecutive sections in parts of about `size` each; `first` is the number of a part's first. */
function cut(
  sections: readonly SectionOfPage[],
  sizeOf: (section: SectionOfPage) => number,
  size: number,
): {first: number; sections: SectionOfPage[]}[] {
  const parts: {first: number; sections: SectionOfPage[]}[] = [];
  let filled = Infinity;
  sections.forEach((section, first) => {
    if (filled >= size) {
      parts.push({first, sections: []});
      filled = 0;
    }
    parts.at(-1)!.sections.push(section);
    filled += sizeOf(section);
  });
  return parts;
}

function pageHeads(sections: readonly SectionOfPage[]): PageHead[] {
  const heads: PageHead[] = [];
  sections.forEach(({page, section}, place) => {
    if (page !== sections[place - 1]?.page) {
      heads.push({url: page.url, category: page.category, title: page.title, sections: []});
    }
    heads.at(-1)!.sections.push([section.anchor, section.headings]);
  });
  return heads;
}

type Posting = {
  headings: [section: number, field: number][];
  texts: [section: number, times: number][];
};

/** Collects the words of all sections, section by section in rising order. */
class Vocabulary {
  private readonly postings = new Map<string, Posting>();

  /** @returns the number of words in the heading and in the text */
  add(page: Page, section: Section, number: number): {heading: number; text: number} {
    const fields = new Map<string, number>();
    const note = (text: string, field: number): number => {
      const tokens = tokenize(text);
      for (const token of tokens) {
        if (!fields.has(token.word)) fields.set(token.word, field);
        for (const part of compoundParts(text, token)) {
          if (!fields.has(part.word)) fields.set(part.word, field === 0 ? Field.part : field);
        }
      }
      return tokens.length;
    };
    const heading = note(headingOf(page, section), Field.heading);
    if (section.anchor !== null) note(decodeAddress(section.anchor), Field.address);
    else {
      note(decodeAddress(new URL(page.url, 'https://example.org').pathname), Field.address);
      note(page.category, Field.category);
    }
    const times = new Map<string, number>();
    let text = 0;
    for (const content of section.contents) {
      for (const token of tokenize(content)) {
        text++;
        if (FUNCTION_WORDS.has(token.word)) continue;
        times.set(token.word, (times.get(token.word) ?? 0) + 1);
        for (const {word} of compoundParts(content, token)) {
          times.set(word, (times.get(word) ?? 0) + 1);
        }
      }
    }
    for (const [word, field] of fields) this.posting(word).headings.push([number, field]);
    for (const [word, count] of times) this.posting(word).texts.push([number, count]);
    return {heading, text};
  }

  private posting(word: string): Posting {
    let posting = this.postings.get(word);
    if (!posting) this.postings.set(word, (posting = {headings: [], texts: []}));
    return posting;
  }

  /**
   * Front-coded words, the lengths of their lists, and the lists as differences with two bits
   * beside each. `first` is the number of a block's first word.
   */
  lists(postingsSize: number): {
    words: number;
    parts: Uint8Array[];
    postings: {first: number; bytes: Uint8Array}[];
  } {
    const words = [...this.postings.keys()].sort();
    const [shared, suffixes, counts, headings] = Array.from({length: 4}, () => new ByteWriter());
    const blocks = [{first: 0, writer: new ByteWriter()}];
    let previous = '';
    words.forEach((word, number) => {
      const common = commonPrefix(previous, word);
      shared!.byte(common);
      suffixes!.text(word.slice(common));
      previous = word;
      const posting = this.postings.get(word)!;
      counts!.varint(posting.headings.length);
      counts!.varint(posting.texts.length);
      writeList(headings!, posting.headings);
      if (blocks.at(-1)!.writer.length >= postingsSize) {
        blocks.push({first: number, writer: new ByteWriter()});
      }
      writeList(
        blocks.at(-1)!.writer,
        posting.texts.map(([section, count]) => [section, timesCode(count)]),
      );
    });
    return {
      words: words.length,
      parts: [shared, suffixes, counts, headings].map(writer => writer!.finish()),
      postings: blocks.map(({first, writer}) => ({first, bytes: writer.finish()})),
    };
  }
}

function writeList(writer: ByteWriter, list: readonly [section: number, code: number][]): void {
  let previous = 0;
  for (const [section, code] of list) {
    writer.varint((section - previous) * 4 + code);
    previous = section;
  }
}

/** 1, 2, 3–4, 5 and more: a word's repetitions in two bits. */
function timesCode(times: number): number {
  return times >= 5 ? 3 : times >= 3 ? 2 : times - 1;
}

/** Length of the shared beginning; never splits a surrogate pair, so that suffixes are text. */
function commonPrefix(a: string, b: string): number {
  let length = 0;
  const limit = Math.min(a.length, b.length, 255);
  while (length < limit && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  const last = length > 0 ? a.charCodeAt(length - 1) : 0;
  return last >= 0xd800 && last <= 0xdbff ? length - 1 : length;
}

/** Words of an address; an escape that is no UTF-8 stays as it is written. */
function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch (error) {
    if (error instanceof URIError) return address;
    throw error;
  }
}
