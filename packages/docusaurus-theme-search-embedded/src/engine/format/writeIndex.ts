import {resolveOptions, type EngineOptions} from '../options.js';
import {ByteWriter} from './bytes.js';
import {addCompounds} from './compounds.js';
import {cutPostings, cutTermLists, cutTexts, wholeFile} from './cutFiles.js';
import {formatVersion} from './files.js';
import type {IndexHeader, PartNames, StoredText} from './header.js';
import {countTerms} from './headings.js';
import {frequencyCode, posting, type TermList} from './postings.js';
import {StemTable} from './stems.js';
import {indexedPages, urlOf, type IndexedPage, type Page} from './sections.js';
import {writePages} from './writePages.js';

export type BuiltIndex = {
  /** Returns the index. Its header lists the other files, so it is written last. */
  index: (names: PartNames, versions?: Record<string, string>) => Uint8Array;
  /** The files of postings: those of topics and the lists of terms, unless the index includes them, and those of stop words. */
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
const maxPostingsInIndex = 20_000;
const defaultPostingsSize = 4096;
const defaultTextsSize = 10_240;
/** The terms of which a list has at least as many, about 5 kB. */
const minListed = 1500;

/** Builds the search index and the stored texts of pages. The result depends only on them and their order. */
export function buildIndex(
  content: Iterable<Page>,
  {postingsSize, textsSize = defaultTextsSize, ...options}: BuildOptions = {},
): BuiltIndex {
  const pages = indexedPages(content);
  const texts = cutTexts(pages, textsSize);
  const {language} = resolveOptions(options);
  const stems = StemTable.for(language);
  const inverted = invertTexts(pages, stems);
  if (stems) {
    addStemAliases(inverted, stems);
    addCompounds(inverted, pages, stems, language, options);
  }
  const lists: TermList[] = Array.from(inverted).sort(([a], [b]) => (a < b ? -1 : 1));
  const isStopWord = ([term]: TermList) => language.stopWords.has(term);
  const topics = lists.filter(list => !isStopWord(list));
  const total = topics.reduce((sum, [, list]) => sum + list.length, 0);
  const isWhole = total <= (postingsSize ?? maxPostingsInIndex);
  const files = isWhole
    ? wholeFile(topics, stems?.stemOf)
    : cutPostings(topics, postingsSize ?? defaultPostingsSize, stems?.stemOf);
  const stopWords = cutPostings(lists.filter(isStopWord), postingsSize ?? defaultPostingsSize);
  const termLists = isWhole ? {starts: [], bytes: []} : cutTermLists(topics, minListed);
  const filesOfTopics = isWhole ? [] : [...files.bytes, ...termLists.bytes];
  const {header, tables} = writePages(pages);
  return {
    index: (names, versions) => {
      const writer = new ByteWriter();
      writer.text(
        JSON.stringify({
          format: formatVersion,
          options,
          ...header,
          includesPostings: isWhole,
          postings: files.starts,
          frequent: files.frequent,
          lists: termLists.starts,
          stopWords: {
            first: filesOfTopics.length,
            postings: stopWords.starts,
            frequent: stopWords.frequent,
          },
          texts: texts.map(({first}) => first),
          continued: texts.flatMap(({isContinued}, file) => (isContinued ? file : [])),
          names,
          versions,
        } satisfies IndexHeader),
      );
      writer.raw(tables);
      if (isWhole) {
        writer.block(files.bytes[0]!);
      }
      return writer.finish();
    },
    postings: [...filesOfTopics, ...stopWords.bytes],
    texts: texts.map(file => file.texts),
    urls: pages.flatMap(page => page.sections.map(section => urlOf(page, section))),
  };
}

/** Inverts the texts of all sections. Returns the postings of each term. */
function invertTexts(
  pages: readonly IndexedPage[],
  stems: StemTable | undefined,
): Map<string, number[]> {
  const lists = new Map<string, number[]>();
  const sections = pages.flatMap(page => page.sections);
  for (const [index, section] of sections.entries()) {
    for (const [term, times] of countTerms(section, stems)) {
      const value = posting(index, frequencyCode(times));
      const list = lists.get(term);
      if (list) {
        list.push(value);
      } else {
        lists.set(term, [value]);
      }
    }
  }
  return lists;
}

/** Adds the terms that do not start like their stem, such as `memasang` for `pasang`, where the stem is looked up. */
function addStemAliases(lists: Map<string, number[]>, stems: StemTable): void {
  for (const [term, list] of Array.from(lists)) {
    const alias = stems.aliasOf(term);
    if (alias !== undefined) {
      lists.set(alias, list);
    }
  }
}
