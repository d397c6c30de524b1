import {loadStemmers} from '../analysis/stemmers/index.js';
import {SynonymTable} from '../analysis/synonyms.js';
import type {IndexHeader} from '../format/header.js';
import type {HeadingPage} from '../format/headings.js';
import {
  locatePostings,
  locateRange,
  locateStopWord,
  locateText,
  type TextLocation,
} from '../format/locate.js';
import {completeIndex, parseIndex, type Index, type StoredIndex} from '../format/parseIndex.js';
import {codeOf, Field, sectionOf} from '../format/postings.js';
import type {Facets} from '../format/sections.js';
import type {TermTable} from '../format/terms.js';
import {resolveOptions, type EngineOptions, type ResolvedOptions} from '../options.js';
import {candidates, sectionsWithPhraseWords} from './candidates.js';
import {Dictionary, IndexTerms} from './dictionary.js';
import {literalShares} from './literal.js';
import {maskOf, Matches} from './matches.js';
import type {ParsedQuery, QueryTerm} from './parse.js';
import {lookupStopWords, lookupTerms} from './queryTokens.js';
import {RankedSections, type ScoredSection} from './rankedSections.js';
import {Scorer} from './score.js';
import {TermScores} from './termScores.js';
import {allRules, type Rules} from './rules.js';
import type {Vocabulary} from './vocabulary.js';

/** Parsed files of postings by their index in the header. */
export type PostingTables = ReadonlyMap<number, TermTable>;

/** The stored fields of a section from its page's title and headings. */
export type SectionHead = {page: HeadingPage} & HeadingPage['sections'][number];

type CreateOptions = EngineOptions & {
  /** The index's name, for error messages. */
  file?: string;
};

/**
 * Creates an engine from an index that `buildIndex` wrote. The stemmers of its languages must be loaded.
 *
 * @throws {SearchIndexError} with `file` if the bytes are truncated, damaged, or not an index
 */
export function createEngine(
  bytes: Uint8Array,
  {file = 'search index', ...options}: CreateOptions = {},
  rules?: Partial<Rules>,
): Engine {
  const index = parseIndex(bytes, file);
  return new Engine(index, resolveOptions({...index.header.options, ...options}), rules);
}

/**
 * Loads the stemmers of an index's languages, and creates an engine.
 *
 * @throws {SearchIndexError} like {@link createEngine}, before it returns
 */
export function loadEngine(
  bytes: Uint8Array,
  {file = 'search index', ...options}: CreateOptions = {},
): Promise<Engine> {
  const index = parseIndex(bytes, file);
  const merged = {...index.header.options, ...options};
  return loadStemmers([merged.language ?? 'en'].flat()).then(
    () => new Engine(index, resolveOptions(merged)),
  );
}

/** A prefix of two letters is looked up in headings only, because a large site has too many files with them. */
const maxShortLength = 2;

/**
 * The factor for a section that has only parts of the hyphenated name that the query is: `kubelet-arg`. Above 0.2, a
 * page with both words in its title precedes the name in a code sample.
 */
const withoutName = 0.1;

/** Searches one index. */
export class Engine {
  private readonly index: Index;
  private readonly synonyms: SynonymTable;
  private readonly stems = new Map<string, string>();
  /** One per word of the query. Searches reuse the memory. */
  private readonly termScores: TermScores[] = [];
  private readonly matches: Matches;

  constructor(
    stored: StoredIndex,
    private readonly options: ResolvedOptions,
    private readonly rules: Partial<Rules> = {},
  ) {
    this.index = completeIndex(stored, options.language);
    this.synonyms = new SynonymTable(options.synonyms, this.stem);
    this.matches = new Matches(this.index);
  }

  get header(): IndexHeader {
    return this.index.header;
  }

  /** Returns the location of a section's text. */
  locateText(section: number): TextLocation {
    return locateText(this.header, section);
  }

  /** Returns the stored headings of a section. */
  headOf(section: number): SectionHead {
    const {sections, pages, stored} = this.index;
    const pageIndex = sections.page[section]!;
    const page = stored[pageIndex]!;
    return {page, ...page.sections[section - pages.first[pageIndex]!]!};
  }

  /** Returns the indexes of the files of postings that a query needs. */
  filesFor(query: string): number[] {
    const stopWords = lookupStopWords(query, this.options.language)
      .map(term => locateStopWord(this.header, term))
      .filter(file => file < this.header.names.postings.length);
    if (this.index.texts) {
      return Array.from(new Set(stopWords));
    }
    const terms = lookupTerms(query, this.options.language)
      .filter(({term, isIncomplete}) => !isIncomplete || !isShort(term))
      .map(({term}) => term);
    return Array.from(new Set([...this.filesOf(terms), ...stopWords]));
  }

  /** Returns the files with further terms of a parsed query. */
  moreFilesFor({moreTerms}: ParsedQuery, files: PostingTables): number[] {
    return this.index.texts ? [] : this.filesOf(moreTerms).filter(file => !files.has(file));
  }

  /**
   * Runs a query.
   *
   * @param parsed the query, which was parsed with the vocabulary of all indexes that it searches
   * @param own the vocabulary of this index
   * @param accept filters pages by their facets
   */
  search(
    parsed: ParsedQuery,
    own: Vocabulary,
    accept?: (facets: Facets) => boolean,
  ): RankedSections {
    const {index, matches} = this;
    const {ranking, language} = this.options;
    const [postings] = own.dictionary.indexes as [IndexTerms];
    const {terms} = parsed;
    this.match(terms, postings);
    const scorer = new Scorer(index, parsed, this.termScores, ranking);
    const factorOf = this.nameFactor(parsed, postings);
    // Without the postings of stop words, any text may contain them.
    const notIndexed = maskOf(terms, ({expansions}) =>
      expansions.some(({term}) => language.stopWords.has(term) && !postings.hasTexts(term)),
    );
    const literal = literalShares(parsed, postings, index.sections.length);
    const found = candidates(parsed, own, postings, index, matches, accept).map(
      (section): ScoredSection => {
        const {score, lowered} = scorer.score(section);
        return {
          section,
          // As a share of a perfect match, so that scores of several indexes are comparable.
          score: (factorOf(section) * score) / (scorer.total || 1),
          lowered,
          textWeight: sumWeights(matches.inText(section) | notIndexed, terms),
          literal: literal(section),
        };
      },
    );
    return new RankedSections(
      parsed,
      found,
      index,
      ranking.repeatedPage,
      sectionsWithPhraseWords(parsed, own, postings, index),
    );
  }

  /**
   * Returns what a query is parsed with if it searches only this index.
   *
   * @param files those of {@link filesFor} and {@link moreFilesFor}; those that cannot be fetched are missing
   */
  vocabularyOf(files: PostingTables): Vocabulary {
    const {index, stem, header} = this;
    const {language, ranking, typoTolerance} = this.options;
    const {texts} = index;
    const tableOf = (term: string): TermTable | undefined =>
      language.stopWords.has(term)
        ? files.get(locateStopWord(header, term))
        : (texts ?? files.get(locatePostings(header, term)));
    const tables = [...(texts ? [texts] : []), ...Array.from(files.values())];
    const dictionary = new Dictionary([new IndexTerms(index.headings, tables, tableOf)], stem);
    const sectionsHeadedBy = (terms: readonly string[]) =>
      terms
        .flatMap(term => Array.from(index.headings.read(term)))
        .filter(posting => codeOf(posting) === Field.heading)
        .map(sectionOf);
    return {
      dictionary,
      sections: index.sections.length,
      language: {...language, stem},
      synonyms: this.synonyms,
      ranking,
      rules: {...allRules, ...this.rules},
      typoTolerance,
      prefixFitsOneFile: this.prefixFitsOneFile,
      shareHeading(terms, others) {
        const sections = new Set(sectionsHeadedBy(terms));
        return sectionsHeadedBy(others).some(section => sections.has(section));
      },
    };
  }

  private readonly stem = (word: string): string => {
    let stem = this.stems.get(word);
    if (stem === undefined) {
      stem = this.options.language.stem(word);
      this.stems.set(word, stem);
    }
    return stem;
  };

  /** Returns the files with the postings of terms, and with the terms around them, for typos and other forms. */
  private filesOf(terms: readonly string[]): number[] {
    const files = terms.flatMap(term => [
      locatePostings(this.header, term),
      locateRange(this.header, term),
    ]);
    return Array.from(new Set(files));
  }

  private readonly prefixFitsOneFile = (prefix: string): boolean =>
    this.index.texts !== undefined ||
    (!isShort(prefix) &&
      locateRange(this.header, prefix) === locateRange(this.header, `${prefix}\uffff`));

  /** Collects the sections in which each word of the query occurs. */
  private match(terms: readonly QueryTerm[], own: IndexTerms): void {
    this.matches.clear();
    terms.forEach(({expansions}, position) => {
      const scores = (this.termScores[position] ??= new TermScores(
        this.index,
        this.options.ranking,
      ));
      scores.clear();
      for (const expansion of expansions) {
        scores.add(expansion, own, 1 << position, this.matches);
      }
    });
  }

  /** Returns a factor that lowers sections with only parts of the name that the query is. */
  private nameFactor(
    {names, spellings}: ParsedQuery,
    own: IndexTerms,
  ): (section: number) => number {
    const {headings, sections} = this.index;
    const sectionsWith = (list: readonly string[]) =>
      list
        .flatMap(name => [...Array.from(headings.read(name)), ...Array.from(own.textsOf(name))])
        .map(sectionOf);
    if (names) {
      const pages = new Set(sectionsWith(names).map(section => sections.page[section]!));
      return section => (pages.has(sections.page[section]!) ? 1 : this.options.ranking.part);
    }
    if (spellings) {
      const whole = new Set(sectionsWith(spellings));
      return section => (whole.has(section) ? 1 : withoutName);
    }
    return () => 1;
  }
}

/** In alphabetic scripts, one or two letters have no meaning. In others they may be a word. */
function isShort(term: string): boolean {
  return term.length <= maxShortLength && /^\p{sc=Latin}*$/u.test(term);
}

function sumWeights(mask: number, terms: readonly QueryTerm[]): number {
  return terms.reduce(
    (sum, {weight}, position) => (mask & (1 << position) ? sum + weight : sum),
    0,
  );
}
