import {SynonymTable} from '../analysis/synonyms';
import {codeOf, Field, partOf, sectionOf} from '../format/postings';
import {readIndex, type Index} from '../format/readIndex';
import type {BuiltIndex, PartNames} from '../format/writeIndex';
import {resolveOptions, type EngineOptions, type ResolvedOptions} from './options';
import {Answer, type Found} from './answer';
import type {QueryTerm, Vocabulary} from './expand';
import {formsOf, parseQuery, type Query} from './parse';
import type {Ranking} from './ranking';
import {Evidence, Matches, Scorer} from './score';
import type {Facets} from '../format/sections';

/** Where something of a section is stored: number of the file, and place among its sections. */
export type Location = {file: number; place: number};

/** Files of texts that a small site has at most; see `format/writeIndex.ts`. */
const FEW_TEXTS = 4;

/**
 * Opens an index that `buildIndex` made.
 *
 * @param file the index's name, for error messages
 * @throws {SearchIndexError} for truncated, damaged or foreign bytes, naming `file`
 */
export function loadEngine(
  bytes: Uint8Array,
  {file = 'search index', ...options}: EngineOptions & {file?: string} = {},
): Engine {
  const index = readIndex(bytes, file);
  return new Engine(index, resolveOptions({...index.header.options, ...options}));
}

/** An engine for an index that was just built, with all of its postings. */
export function engineOf(built: BuiltIndex, options?: EngineOptions): Engine {
  const names = {postings: [], heads: [], texts: []};
  const engine = loadEngine(built.index(names), options);
  built.postings.forEach((bytes, block) => engine.add(block, bytes));
  return engine;
}

/** Searches one index. */
export class Engine {
  private readonly vocabulary: Vocabulary;
  /** One for each word of the query; the memory stays for the next search. */
  private readonly evidence: Evidence[] = [];
  private readonly matches: Matches;
  private parsed?: Query & {query: string};

  constructor(
    private readonly index: Index,
    private readonly options: ResolvedOptions,
  ) {
    const {dictionary, headings, texts, sections} = index;
    const isHeading = (at: number): boolean => codeOf(at) === Field.heading;
    const holders = (terms: readonly number[]) =>
      terms.flatMap(term => [...headings.read(term)].filter(isHeading).map(sectionOf));
    const {language, ranking, synonyms, typoTolerance} = options;
    this.vocabulary = {
      dictionary,
      frequency: place => Math.max(texts.count[place]!, headings.count[place]!),
      isInHeadings: place => headings.count[place]! > 0,
      shareHeading(terms, others) {
        const found = new Set(holders(terms));
        return holders(others).some(section => found.has(section));
      },
      sections: sections.length,
      language,
      synonyms: new SynonymTable(synonyms, language.stem),
      ranking,
      typoTolerance,
    };
    this.matches = new Matches(index);
  }

  /** The term of a number in the index. */
  term(place: number): string {
    return this.index.dictionary.terms[place] ?? '';
  }

  /** What the index's parts are called. */
  get names(): PartNames {
    return this.index.header.names;
  }

  /** Headings of all sections as JSON, if the index holds them. */
  get heads(): string | undefined {
    return this.index.heads;
  }

  /** On a small site a search may fetch the texts of all that it shows. */
  get hasFewTexts(): boolean {
    return this.index.header.texts.length <= FEW_TEXTS;
  }

  /** Where the headings of a section are. */
  locateHead(section: number): Location {
    return locate(section, this.index.header.heads);
  }

  /** Where the contents of a section are. */
  locateText(section: number): Location {
    return locate(section, this.index.header.texts);
  }

  /** Numbers of the posting files that must be added before the query can be searched. */
  missing(query: string): number[] {
    const {texts} = this.index;
    const {terms, without} = this.parse(query);
    const found = terms.flatMap(({expansions}) =>
      expansions.filter(({isForHeadings}) => !isForHeadings).map(({term}) => term),
    );
    const blocks = [...found, ...this.placesOf(without)].map(term => texts.blockOf(term));
    return [...new Set(blocks)].filter(block => !texts.has(block));
  }

  /**
   * Adds a posting file that `buildIndex` made with the index.
   *
   * @throws {SearchIndexError} for truncated, damaged or foreign bytes, naming `file`
   */
  add(block: number, bytes: Uint8Array, file = `postings ${block}`): void {
    this.index.texts.add(block, bytes, file);
  }

  get ranking(): Ranking {
    return this.options.ranking;
  }

  /** The facets that pages have; {@link Answer.countByFacets} counts in the same order. */
  get facets(): readonly Facets[] {
    return this.index.header.facets;
  }

  /**
   * Searches; what {@link missing} names must have been added.
   *
   * @param accept only pages whose facets it accepts
   */
  search(query: string, accept?: (facets: Facets) => boolean): Answer {
    const {index, matches} = this;
    const {ranking} = this.options;
    const parsed = this.parse(query);
    const words = parsed.terms;
    this.match(words);
    const scorer = new Scorer(index, words, this.evidence, ranking);
    // Words that the lists of texts leave out may stand in any text.
    const unlisted = this.maskOf(words, ({expansions}) =>
      expansions.some(({term}) => this.options.language.stopWords.has(this.term(term))),
    );
    const found = this.candidates(parsed, accept).map((section): Found => {
      const textWeight = weightOf(matches.inText(section) | unlisted, words);
      // As a share of what a perfect match would count: comparable between indexes.
      return {section, score: scorer.score(section) / (scorer.total || 1), textWeight};
    });
    this.putTitledPagesFirst(found, scorer);
    return new Answer(parsed, found, index, ranking.repeatedPage, scorer.namedPages());
  }

  private parse(query: string): Query {
    if (this.parsed?.query !== query) {
      this.parsed = {query, ...parseQuery(query, this.vocabulary)};
    }
    return this.parsed;
  }

  /** Notes where each word of the query stands. */
  private match(words: readonly QueryTerm[]): void {
    this.matches.clear();
    words.forEach(({expansions}, number) => {
      const evidence = (this.evidence[number] ??= new Evidence(this.index, this.options.ranking));
      evidence.clear();
      for (const expansion of expansions) evidence.add(expansion, 1 << number, this.matches);
    });
  }

  /** Sections with half or more of the topics that the best one has of the query. */
  private candidates({terms, without}: Query, accept?: (facets: Facets) => boolean): number[] {
    const {index, matches} = this;
    const {page} = index.sections;
    const {onPage, length} = matches;
    const accepted = accept && index.header.facets.map(accept);
    const isRefused = this.refused(without);
    const required = this.maskOf(
      terms,
      ({term, isQuoted}) => isQuoted === true && !this.options.language.stopWords.has(term),
    );
    const topics = this.maskOf(terms, ({isWeak}) => !isWeak);
    const found: number[] = [];
    const counts: number[] = [];
    let most = 0;
    for (let place = 0; place < length; place++) {
      const section = matches.sections[place]!;
      if (accepted && !accepted[index.pages.facets[page[section]!]!]) continue;
      const own = matches.inSection(section);
      if ((own & required) !== required || isRefused(section)) continue;
      const count = bitsIn((own | onPage[page[section]!]!) & topics);
      if (count > most) most = count;
      found.push(section);
      counts.push(count);
    }
    return found.filter((_, place) => counts[place]! * 2 >= most);
  }

  /** Bit n: word n of the query is one of those. */
  private maskOf(words: readonly QueryTerm[], isOne: (word: QueryTerm) => boolean): number {
    return words.reduce((mask, word, number) => (isOne(word) ? mask | (1 << number) : mask), 0);
  }

  /** The terms of all single words after a minus, in every form. */
  private placesOf(without: readonly (readonly string[])[]): number[] {
    return without
      .filter(({length}) => length === 1)
      .flatMap(([word = '']) => formsOf(word, false, this.vocabulary));
  }

  /** Tells which sections have a word after a minus, in themselves or in their page's title. */
  private refused(without: readonly (readonly string[])[]): (section: number) => boolean {
    const {headings, texts, sections, pages} = this.index;
    const refused = new Set(
      this.placesOf(without)
        .flatMap(place => [...headings.read(place), ...texts.read(place)])
        .map(sectionOf),
    );
    return section => refused.has(section) || refused.has(pages.first[sections.page[section]!]!);
  }

  /** A page whose title holds the whole query comes before its own sections. */
  private putTitledPagesFirst(found: readonly Found[], scorer: Scorer): void {
    const {page, parent} = this.index.sections;
    const best = new Map<number, number>();
    for (const {section, score} of found) {
      if (!scorer.isTitled(section)) continue;
      best.set(page[section]!, Math.max(score, best.get(page[section]!) ?? 0));
    }
    for (const item of found) {
      if (parent[item.section]! < 0) item.score = best.get(page[item.section]!) ?? item.score;
    }
  }
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
}

function weightOf(mask: number, words: readonly QueryTerm[]): number {
  let weight = 0;
  for (let number = 0; number < words.length; number++) {
    if (mask & (1 << number)) weight += words[number]!.weight;
  }
  return weight;
}

function locate(section: number, first: readonly number[]): Location {
  const file = partOf(section, first);
  return {file, place: section - (first[file] ?? 0)};
}
