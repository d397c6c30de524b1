import {truncate} from '../analysis/fold';
import {resolveOptions, type EngineOptions} from '../query/options';
import {encodeAnchors, shortenPath} from './anchors';
import {ByteWriter} from './bytes';
import {FORMAT_VERSION} from './files';
import {textHash} from './hash';
import {countTerms} from './headings';
import {frequencyCode, posting, writePostings, type TermList} from './postings';
import {
  headingOf,
  indexedPages,
  urlOf,
  type Facets,
  type IndexedPage,
  type IndexedSection,
  type Page,
} from './sections';

/** The stored text of a section, for display. */
export type StoredText = [prose: string[], code: string[]];

/** The hashes in the names of the other files, in order. */
export type PartNames = {postings: string[]; texts: string[]};

/** The JSON at the start of the index. */
export type IndexHeader = {
  format: number;
  /** Language, synonyms, and ranking, because queries need the same rules as the index. */
  options: EngineOptions;
  /** The common prefix of all URLs. */
  base: string;
  facets: Facets[];
  categories: string[];
  /** The prefix from which each file of postings starts. A single file is part of the index. */
  postings: string[];
  /** Terms with their own file, which come after those files. */
  frequent: string[];
  /** The first section of each file of texts. */
  texts: number[];
  names: PartNames;
  /** The index files of docs versions, by tag (`docs-default-1.0`). Only in the main index. */
  versions?: Record<string, string>;
};

export type BuiltIndex = {
  /** Returns the index. Its header lists the other files, so it is written last. */
  index: (names: PartNames, versions?: Record<string, string>) => Uint8Array;
  /** The files of postings; empty if the index includes them. */
  postings: Uint8Array[];
  /** The texts of each section, by file. */
  texts: StoredText[][];
  /** The URL of each section. */
  urls: string[];
};

export type BuildOptions = EngineOptions & {
  /** The number of postings after which a new file starts. */
  postingsSize?: number;
  /** The number of characters after which a new file of texts starts. */
  textsSize?: number;
};

/** The maximum number of postings in a single file: below it, another request costs more than the bytes. */
const SMALL_SITE_POSTINGS = 20_000;
const POSTINGS_SIZE = 4096;
/** A term in more sections than this has its own file, so that queries for its neighbors stay small. */
const FREQUENT = 1000;
const TEXTS_SIZE = 10_240;
/** The stored length of a text, for display and phrases. Longer texts are still indexed completely. */
const STORED_LENGTH = 4096;

/** Builds the search index and the stored texts of pages. The result depends only on them and their order. */
export function buildIndex(
  content: Iterable<Page>,
  {postingsSize, textsSize = TEXTS_SIZE, ...options}: BuildOptions = {},
): BuiltIndex {
  const pages = indexedPages(content);
  const texts = cutTexts(pages, textsSize);
  const lists = invertTexts(pages, options);
  const total = lists.reduce((sum, [, list]) => sum + list.length, 0);
  const isWhole = total <= (postingsSize ?? SMALL_SITE_POSTINGS);
  const files = isWhole ? wholeFile(lists) : cutPostings(lists, postingsSize ?? POSTINGS_SIZE);
  const {header, tables} = describePages(pages);
  return {
    index: (names, versions) => {
      const writer = new ByteWriter();
      writer.text(
        JSON.stringify({
          format: FORMAT_VERSION,
          options,
          ...header,
          postings: files.starts,
          frequent: files.frequent,
          texts: texts.map(({first}) => first),
          names,
          versions,
        } satisfies IndexHeader),
      );
      writer.raw(tables);
      if (isWhole) writer.block(files.bytes[0]!);
      return writer.finish();
    },
    postings: isWhole ? [] : files.bytes,
    texts: texts.map(file => file.texts),
    urls: pages.flatMap(page => page.sections.map(section => urlOf(page, section))),
  };
}

/** Writes everything about pages except their texts. */
function describePages(pages: readonly IndexedPage[]) {
  const facets = new Map<string, number>();
  const categories = new Map<string, number>();
  const base = commonBase(pages.map(({url}) => url));
  const pageTable = new ByteWriter();
  const sectionTable = new ByteWriter();
  const lines: string[] = [];
  const paths: string[] = [];
  const others: string[] = [];
  for (const page of pages) {
    pageTable.varint(page.sections.length);
    pageTable.byte(Math.max(-128, Math.min(127, Math.round(page.rank))) + 128);
    pageTable.varint(numberOf(facets, JSON.stringify(page.facets)));
    pageTable.varint(numberOf(categories, page.category));
    const [title, path] = [page.title, page.url.slice(base.length)].map(oneLine);
    lines.push([title, oneLine(page.label)].join('\t'));
    paths.push(shortenPath(path!, title!));
    const anchors = encodeAnchors(
      page.sections.map(section => ({anchor: section.anchor, heading: headingOf(page, section)})),
    );
    others.push(...anchors.others);
    const trail: (string | null)[] = [];
    page.sections.forEach(({headings}, at) => {
      const above = trail.slice(0, Math.max(0, headings.length - 1));
      const isDerived = sameTrail(above, headings.slice(0, -1));
      trail.splice(0, Infinity, ...headings);
      sectionTable.byte((headings.length + 1) | (anchors.kinds[at]! << 3) | (isDerived ? 0 : 32));
      if (headings.length > 0) {
        const shown = isDerived ? headings.slice(-1) : headings;
        lines.push(shown.map(heading => oneLine(heading ?? '')).join('\t'));
      }
    });
  }
  const writer = new ByteWriter();
  writer.varint(pages.length);
  writer.block(pageTable.finish());
  writer.block(sectionTable.finish());
  writer.text(lines.join('\n'));
  writer.text(paths.join('\n'));
  writer.text(others.map(oneLine).join('\n'));
  const header = {
    base,
    facets: Array.from(facets.keys()).map(key => JSON.parse(key) as Facets),
    categories: Array.from(categories.keys()),
  };
  return {header, tables: writer.finish()};
}

/** Replaces tabs and line breaks, which separate the stored fields. */
const oneLine = (text: string): string => text.replace(/[\t\n\r]+/g, ' ');

/** Compares two trails of headings. A skipped level is null or missing. */
function sameTrail(a: readonly (string | null)[], b: readonly (string | null)[]): boolean {
  return a.length === b.length && a.every((heading, at) => heading === b[at]);
}

function numberOf(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key);
  if (known === undefined) numbers.set(key, numbers.size);
  return known ?? numbers.size - 1;
}

/** Returns the common prefix of all URLs, up to a slash. */
function commonBase(urls: readonly string[]): string {
  let base = urls[0] ?? '';
  for (const url of urls) while (!url.startsWith(base)) base = base.slice(0, -1);
  return base.slice(0, base.lastIndexOf('/') + 1);
}

/**
 * Returns whether a file may end before a key. Depends only on the key, so that an edit moves the next
 * one or two borders and does not change the other files.
 */
function isBorder(key: string): boolean {
  return textHash(key) % 4 === 0;
}

/** Splits texts into files of whole pages. Splits a page that exceeds a file between sections. */
function cutTexts(
  pages: readonly IndexedPage[],
  size: number,
): {first: number; texts: StoredText[]}[] {
  const files: {first: number; texts: StoredText[]}[] = [];
  let number = 0;
  let filled = Infinity;
  for (const page of pages) {
    page.sections.forEach((section, at) => {
      const isFull = filled >= (at === 0 ? size : 1.5 * size);
      if (isFull && (files.length === 0 || isBorder(urlOf(page, section)))) {
        files.push({first: number, texts: []});
        filled = 0;
      }
      const text = storedText(section);
      files.at(-1)!.texts.push(text);
      filled += text.flat().reduce((sum, {length}) => sum + length, 8);
      number++;
    });
  }
  return files;
}

function storedText({prose, code}: IndexedSection): StoredText {
  const stored = (texts: readonly string[]) => texts.map(text => truncate(text, STORED_LENGTH));
  return [stored(prose), stored(code)];
}

/** Inverts the texts of all sections. */
function invertTexts(pages: readonly IndexedPage[], options: EngineOptions): TermList[] {
  const {language} = resolveOptions(options);
  const lists = new Map<string, number[]>();
  let number = 0;
  for (const section of pages.flatMap(page => page.sections)) {
    for (const [term, times] of countTerms(section, language)) {
      const value = posting(number, frequencyCode(times));
      const list = lists.get(term);
      if (list) list.push(value);
      else lists.set(term, [value]);
    }
    number++;
  }
  return [...lists].sort(([a], [b]) => (a < b ? -1 : 1));
}

type PostingFiles = {starts: string[]; frequent: string[]; bytes: Uint8Array[]};

function wholeFile(lists: readonly TermList[]): PostingFiles {
  return {starts: [''], frequent: [], bytes: [writePostings(lists)]};
}

/**
 * Splits postings into files where the first two letters of terms change, or the third or fourth if a
 * prefix has too many terms, so that the next keystroke usually needs the same file.
 */
function cutPostings(lists: readonly TermList[], size: number): PostingFiles {
  const frequent = lists.filter(([, list]) => list.length > FREQUENT);
  const starts: string[] = [];
  const files: TermList[][] = [];
  let filled = Infinity;
  let before = '';
  for (const list of lists.filter(([, {length}]) => length <= FREQUENT)) {
    const [term] = list;
    // The length of the prefix that a term shares with the one before.
    const letters = [2, 3, 4].find(count => term.slice(0, count) !== before.slice(0, count)) ?? 5;
    const isFull =
      filled >= [0, 0, 1.5, 1.5, 3, Infinity][letters]! * size ||
      (letters === 2 && filled >= size && isBorder(term.slice(0, 2)));
    if (isFull) {
      starts.push(starts.length === 0 ? '' : term.slice(0, letters));
      files.push([]);
      filled = 0;
    }
    files.at(-1)!.push(list);
    filled += list[1].length;
    before = term;
  }
  return {
    starts,
    frequent: frequent.map(([term]) => term),
    bytes: [...files, ...frequent.map(list => [list])].map(writePostings),
  };
}
