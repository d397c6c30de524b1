import {loadStemmers} from '../analysis/stemmers';
import {SynonymTable} from '../analysis/synonyms';
import type {HeadingPage} from '../format/headings';
import {codeOf, Field, readPostings, sectionOf} from '../format/postings';
import {readIndex, type Index} from '../format/readIndex';
import type {Facets} from '../format/sections';
import {Dictionary, lowerBound, type TermTable} from '../format/terms';
import type {BuiltIndex, IndexHeader} from '../format/writeIndex';
import {RankedSections, type ScoredSection} from './rankedSections';
import type {QueryTerm, Vocabulary} from './expand';
import {resolveOptions, type EngineOptions, type ResolvedOptions} from './options';
import {formsOf, lookupTerms, parseQuery, type ParsedQuery} from './parse';
import {TermScores, Matches, Scorer} from './score';

/** Files of postings by number. */
export type PostingFiles = ReadonlyMap<number, TermTable>;

/** The location of a section's text: the number of the file, and the index among its sections. */
export type Location = {file: number; at: number};

/** The stored fields of a section from its page's title and headings. */
export type SectionHead = {page: HeadingPage; anchor: string | null; headings: (string | null)[]};

/**
 * Opens an index that `buildIndex` wrote.
 *
 * @param file the index's name, for error messages
 * @throws {SearchIndexError} with `file` if the bytes are truncated, damaged, or not an index
 */
export function loadEngine(
  bytes: Uint8Array,
  {file = 'search index', ...options}: EngineOptions & {file?: string} = {},
): Engine {
  const index = readIndex(bytes, file);
  return new Engine(index, resolveOptions({...index.header.options, ...options}));
}

/**
 * Opens an index after loading the stemmers of its languages.
 *
 * @throws {SearchIndexError} like {@link loadEngine}, before it returns
 */
export function openEngine(
  bytes: Uint8Array,
  {file = 'search index', ...options}: EngineOptions & {file?: string} = {},
): Promise<Engine> {
  const index = readIndex(bytes, file);
  const all = {...index.header.options, ...options};
  return loadStemmers([all.language ?? 'en'].flat()).then(
    () => new Engine(index, resolveOptions(all)),
  );
}

/** Opens an index that was just built, with all of its postings. */
export function engineOf(
  built: BuiltIndex,
  options?: EngineOptions,
): {search: (query: string, accept?: (facets: Facets) => boolean) => RankedSections} {
  const engine = loadEngine(built.index({postings: [], texts: []}), options);
  const all = built.postings.map((bytes, file) => [file, readPostings(bytes, `${file}`)] as const);
  const files = new Map(all);
  const pick = (numbers: readonly number[]) => new Map(numbers.map(at => [at, files.get(at)!]));
  return {
    search(query, accept) {
      const first = pick(engine.filesFor(query));
      const more = pick(engine.moreFilesFor(query, first));
      return engine.search(query, new Map([...Array.from(first), ...Array.from(more)]), accept);
    },
  };
}

/** Prefixes of two letters are looked up in headings only, because a large site has too many files with them. */
const SHORT = 2;

/** Searches one index. */
export class Engine {
  private readonly synonyms: SynonymTable;
  private readonly stems = new Map<string, string>();
  /** One per word of the query. Searches reuse the memory. */
  private readonly termScores: TermScores[] = [];
  private readonly matches: Matches;

  constructor(
    private readonly index: Index,
    private readonly options: ResolvedOptions,
  ) {
    this.synonyms = new SynonymTable(options.synonyms, this.stem);
    this.matches = new Matches(index);
  }

  get header(): IndexHeader {
    return this.index.header;
  }

  /** Returns whether all texts are in a few files. */
  get hasFewTexts(): boolean {
    return this.header.texts.length <= 4;
  }

  /** Returns the location of a section's text. */
  locateText(section: number): Location {
    const {texts} = this.header;
    let file = 0;
    for (let high = texts.length - 1; file < high;) {
      const middle = (file + high + 1) >> 1;
      if (texts[middle]! <= section) file = middle;
      else high = middle - 1;
    }
    return {file, at: section - (texts[file] ?? 0)};
  }

  /** Returns the stored headings of a section. */
  headOf(section: number): SectionHead {
    const {sections, pages, stored} = this.index;
    const number = sections.page[section]!;
    const page = stored[number]!;
    return {page, ...page.sections[section - pages.first[number]!]!};
  }

  /** Returns the numbers of the files of postings that a query needs. */
  filesFor(query: string): number[] {
    if (this.index.texts) return [];
    const files = lookupTerms(query, this.options.language).flatMap(({term, isTyped}) =>
      isTyped && isShort(term) ? [] : this.filesOf(term),
    );
    return Array.from(new Set(files));
  }

  /** Returns the files for synonyms of words that few sections contain. */
  moreFilesFor(query: string, files: PostingFiles): number[] {
    if (this.index.texts) return [];
    const {rescue} = this.parse(query, files);
    const more = rescue.flatMap(term => this.filesOf(term));
    return Array.from(new Set(more)).filter(file => !files.has(file));
  }

  /**
   * Runs a query.
   *
   * @param files exactly those of {@link filesFor} and {@link moreFilesFor}
   * @param accept filters pages by their facets
   */
  search(query: string, files: PostingFiles, accept?: (facets: Facets) => boolean): RankedSections {
    const {index, matches} = this;
    const {ranking} = this.options;
    const vocabulary = this.vocabularyOf(files);
    const parsed = parseQuery(query, vocabulary);
    const words = parsed.terms;
    this.match(words, vocabulary.dictionary);
    const scorer = new Scorer(index, words, this.termScores, ranking);
    // Texts are indexed without stop words, so any text may contain them.
    const unlisted = this.maskOf(words, ({expansions}) =>
      expansions.some(({term}) => this.options.language.stopWords.has(term)),
    );
    const found = this.candidates(parsed, vocabulary, accept).map((section): ScoredSection => {
      const textWeight = weightOf(matches.inText(section) | unlisted, words);
      // As a share of a perfect match, so that scores of several indexes are comparable.
      return {section, score: scorer.score(section) / (scorer.total || 1), textWeight};
    });
    this.putTitledPagesFirst(found, scorer);
    return new RankedSections(parsed, found, index, ranking.repeatedPage);
  }

  private readonly stem = (term: string): string => {
    let stem = this.stems.get(term);
    if (stem === undefined) this.stems.set(term, (stem = this.options.language.stem(term)));
    return stem;
  };

  /** Returns the file with a term's alphabetical range, or its own. */
  private filesOf(term: string): number[] {
    const {postings, frequent} = this.header;
    const own = lowerBound(frequent, term);
    if (frequent[own] === term) return [postings.length + own, this.fileOf(term)];
    return [this.fileOf(term)];
  }

  private fileOf(term: string): number {
    const {postings} = this.header;
    const at = lowerBound(postings, term);
    return postings[at] === term ? at : Math.max(0, at - 1);
  }

  /** Returns whether all terms of texts that begin with `term` are in one file. */
  private readonly isBegunInTexts = (term: string): boolean =>
    this.index.texts !== undefined ||
    (!isShort(term) && this.fileOf(term) === this.fileOf(`${term}\uffff`));

  private vocabularyOf(files: PostingFiles): Vocabulary {
    const {index, stem} = this;
    const {language, ranking, typoTolerance} = this.options;
    const {frequent, postings} = this.header;
    const whole = index.texts;
    const tableOf = (term: string): TermTable | undefined => {
      const own = lowerBound(frequent, term);
      return files.get(frequent[own] === term ? postings.length + own : this.fileOf(term));
    };
    const dictionary = whole
      ? new Dictionary(index.headings, [whole], () => whole)
      : new Dictionary(index.headings, files.values(), tableOf);
    const holders = (terms: readonly string[]) =>
      terms.flatMap(term =>
        Array.from(index.headings.read(term))
          .filter(at => codeOf(at) === Field.heading)
          .map(sectionOf),
      );
    return {
      dictionary,
      sections: index.sections.length,
      language: {...language, stem},
      synonyms: this.synonyms,
      ranking,
      typoTolerance,
      isBegunInTexts: this.isBegunInTexts,
      shareHeading(terms, others) {
        const found = new Set(holders(terms));
        return holders(others).some(section => found.has(section));
      },
    };
  }

  private parse(query: string, files: PostingFiles): ParsedQuery {
    return parseQuery(query, this.vocabularyOf(files));
  }

  /** Collects the sections in which each word of the query occurs. */
  private match(words: readonly QueryTerm[], dictionary: Dictionary): void {
    this.matches.clear();
    words.forEach(({expansions}, number) => {
      const termScores = (this.termScores[number] ??= new TermScores(
        this.index,
        this.options.ranking,
      ));
      termScores.clear();
      for (const expansion of expansions) {
        termScores.add(expansion, dictionary, 1 << number, this.matches);
      }
    });
  }

  /** Returns the sections with at least half as many topics of the query as the best one. */
  private candidates(
    {terms, without}: ParsedQuery,
    vocabulary: Vocabulary,
    accept?: (facets: Facets) => boolean,
  ): number[] {
    const {index, matches} = this;
    const {page} = index.sections;
    const {onPage, length} = matches;
    const accepted = accept && index.header.facets.map(accept);
    const isRefused = this.refused(without, vocabulary);
    const required = this.maskOf(
      terms,
      ({term, isQuoted}) => isQuoted === true && !this.options.language.stopWords.has(term),
    );
    const topics = this.maskOf(terms, ({isWeak}) => !isWeak);
    const found: number[] = [];
    const counts: number[] = [];
    let highest = 0;
    for (let at = 0; at < length; at++) {
      const section = matches.sections[at]!;
      if (accepted && !accepted[index.pages.facets[page[section]!]!]) continue;
      const own = matches.inSection(section);
      if ((own & required) !== required || isRefused(section)) continue;
      const count = bitsIn((own | onPage[page[section]!]!) & topics);
      if (count > highest) highest = count;
      found.push(section);
      counts.push(count);
    }
    return found.filter((_, at) => counts[at]! * 2 >= highest);
  }

  /** Returns a mask whose bit n is set if word n of the query passes a test. */
  private maskOf(words: readonly QueryTerm[], isOne: (word: QueryTerm) => boolean): number {
    return words.reduce((mask, word, number) => (isOne(word) ? mask | (1 << number) : mask), 0);
  }

  /** Returns the sections with an excluded word, in themselves or in their page's title. */
  private refused(
    without: readonly (readonly string[])[],
    vocabulary: Vocabulary,
  ): (section: number) => boolean {
    const {headings, sections, pages} = this.index;
    const {dictionary} = vocabulary;
    const refused = new Set(
      without
        .filter(({length}) => length === 1)
        .flatMap(([word = '']) => formsOf(word, false, vocabulary))
        .flatMap(term => [
          ...Array.from(headings.read(term)),
          ...Array.from(dictionary.textsOf(term)),
        ])
        .map(sectionOf),
    );
    return section => refused.has(section) || refused.has(pages.first[sections.page[section]!]!);
  }

  /** Ranks a page whose title contains the whole query before its own sections. */
  private putTitledPagesFirst(found: readonly ScoredSection[], scorer: Scorer): void {
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

/** In alphabetic scripts, one or two letters have no meaning. In others they may be a word. */
function isShort(term: string): boolean {
  return term.length <= SHORT && /^\p{sc=Latin}*$/u.test(term);
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
