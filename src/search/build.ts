import {ByteWriter, seal} from './bytes';
import {groupRecords, headingOf, type Facets, type Page, type Section} from './sections';
import type {SearchRecord} from './types';
import {compoundParts, FUNCTION_WORDS, tokenize} from './words';

/** Where a word of a heading list stands; the order is part of the format. */
export const Field = {heading: 0, address: 1, category: 2, part: 3} as const;

/** Pages that mention everything because they tell a history. */
const HISTORY_PAGE = /\b(?:change-?logs?|migrat\w*|upgrad\w*|deprecations?|release-notes)\b/i;

const HISTORY_HEADING = /^(?:(?:version )?history|change-?log|changes)$/i;

export type TextPage = {
  url: string;
  category: string;
  title: string;
  /** [anchor, headings from lvl2 to the section's own, contents] */
  sections: [anchor: string | null, headings: (string | null)[], contents: string[]][];
};

/** One file of display texts: consecutive sections, beginning with number `first`. */
export type TextShard = {first: number; pages: TextPage[]};

export type BuiltIndex = {
  /** What every search needs. */
  index: Uint8Array;
  /** Section lists of words in texts, by ranges of words; empty if `index` holds them all. */
  postings: Uint8Array[];
  texts: TextShard[];
  sections: number;
  pages: number;
};

export type BuildOptions = {
  /** Bytes of section lists after which a new file begins. */
  postingsSize?: number;
  /** Characters of display text after which a new file begins; by default 1,024 to 8,192. */
  shardSize?: number;
};

/**
 * Builds the search index and the display texts of a set of records. The result depends on the
 * records and their order only.
 *
 * @throws {Error} naming the record that is not DocSearch-shaped
 */
export function buildIndex(
  records: readonly SearchRecord[],
  {postingsSize = 16384, shardSize}: BuildOptions = {},
): BuiltIndex {
  const pages = groupRecords(records);
  const texts = cutShards(pages, shardSize ?? defaultShardSize(pages));
  const vocabulary = new Vocabulary();
  const pageTable = new ByteWriter();
  const sectionTable = new ByteWriter();
  const facets: Facets[] = [];
  let number = 0;
  for (const page of pages) {
    pageTable.varint(page.sections.length);
    pageTable.byte(isHistory(page) ? 1 : 0);
    pageTable.byte(Math.max(0, Math.min(255, Math.round(page.pageRank))));
    pageTable.varint(facetNumber(facets, page.facets));
    for (const section of page.sections) {
      const isHistorySection = HISTORY_HEADING.test(headingOf(page, section));
      sectionTable.byte(section.level | (isHistorySection ? 8 : 0));
      const lengths = vocabulary.add(page, section, number++);
      sectionTable.byte(Math.min(255, lengths.heading));
      sectionTable.byte(Math.min(255, Math.round(8 * Math.log2(1 + lengths.text))));
    }
  }
  const payload = new ByteWriter();
  const lists = vocabulary.lists(postingsSize);
  payload.text(
    JSON.stringify({
      facets,
      shards: texts.map(shard => shard.first),
      postings: lists.postings.map(block => block.first),
    }),
  );
  payload.varint(pages.length);
  payload.varint(number);
  payload.block(pageTable.finish());
  payload.block(sectionTable.finish());
  payload.varint(lists.words);
  for (const part of lists.parts) payload.block(part);
  const postings = lists.postings.map(({bytes}) => bytes);
  // One file less to wait for on a small site.
  if (postings.length === 1) payload.block(postings.pop()!);
  return {
    index: seal(payload.finish()),
    postings: postings.map(seal),
    texts,
    sections: number,
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
function defaultShardSize(pages: readonly Page[]): number {
  const total = pages.reduce((sum, page) => sum + page.sections.reduce(textSize, 0), 0);
  return Math.max(1024, Math.min(8192, total / 96));
}

function textSize(sum: number, section: Section): number {
  return section.contents.reduce((size, content) => size + content.length, sum + 60);
}

/** Display texts in files of about `shardSize` characters; a long page may span several. */
function cutShards(pages: readonly Page[], shardSize: number): TextShard[] {
  const shards: TextShard[] = [];
  let size = Infinity;
  let number = 0;
  for (const page of pages) {
    let target: TextPage | undefined;
    for (const section of page.sections) {
      if (size >= shardSize) {
        shards.push({first: number, pages: []});
        target = undefined;
        size = 0;
      }
      if (!target) {
        target = {url: page.url, category: page.category, title: page.title, sections: []};
        shards.at(-1)!.pages.push(target);
      }
      target.sections.push([section.anchor, section.headings, section.contents]);
      size = textSize(size, section);
      number++;
    }
  }
  return shards;
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
