import {loadStemmers} from './analysis/stemmers/index.js';
import {SynonymTable} from './analysis/synonyms.js';
import type {IndexHeader} from './format/header.js';
import type {HeadingPage} from './format/headings.js';
import {locateTexts, type TextLocation} from './format/locate.js';
import {completeIndex, parseIndex, type Index, type StoredIndex} from './format/parseIndex.js';
import {codeOf, Field, sectionOf} from './format/postings.js';
import type {Facets} from './format/sections.js';
import {resolveOptions, type EngineOptions, type ResolvedOptions} from './options.js';
import {Dictionary, IndexTerms} from './query/dictionary.js';
import type {ParsedQuery, QueryTerm} from './query/parse.js';
import {stopWordsOfTexts} from './query/queryTokens.js';
import {readQuery} from './query/readQuery.js';
import {TextTerms, type PostingTables} from './query/textTerms.js';
import type {Vocabulary} from './query/vocabulary.js';
import {candidates, sectionsWithPhraseWords} from './ranking/candidates.js';
import {accentFactorOf, literalWeights, nameFactorOf} from './ranking/factors.js';
import {maskOf, Matches} from './ranking/matches.js';
import {RankedSections, type ScoredSection} from './ranking/rankedSections.js';
import {Scorer} from './ranking/score.js';
import {TermScores} from './ranking/termScores.js';

/** The stored fields of a section from its page's title and headings. */
export type SectionHead = {page: HeadingPage} & HeadingPage['sections'][number];

type LoadOptions = EngineOptions & {
  /** The index's name, for error messages. */
  file?: string;
};

/**
 * Loads the stemmers of the languages of an index that `buildIndex` wrote, and creates an engine.
 *
 * @throws {SearchIndexError} with `file`, before it returns, if the bytes are truncated, damaged, or not an index
 */
export function loadEngine(
  bytes: Uint8Array,
  {file = 'search index', ...options}: LoadOptions = {},
): Promise<Engine> {
  const index = parseIndex(bytes, file);
  const merged = {...index.header.options, ...options};
  return loadStemmers([merged.language ?? 'en'].flat()).then(
    () => new Engine(index, resolveOptions(merged)),
  );
}

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
  ) {
    this.index = completeIndex(stored, options.language);
    this.synonyms = new SynonymTable(options.synonyms, this.stem);
    this.matches = new Matches(this.index);
  }

  get header(): IndexHeader {
    return this.index.header;
  }

  /** Returns the locations of a section's texts. */
  locateTexts(section: number): [TextLocation, ...TextLocation[]] {
    return locateTexts(this.header, section);
  }

  /** Returns the stored headings of a section. */
  headOf(section: number): SectionHead {
    const {sections, pages, stored} = this.index;
    const pageIndex = sections.page[section]!;
    const page = stored[pageIndex]!;
    return {page, ...page.sections[section - pages.first[pageIndex]!]!};
  }

  /**
   * Runs a query.
   *
   * @param parsed the query, which was parsed with the vocabulary of all indexes that it searches
   * @param vocabulary the vocabulary of this index
   * @param accept filters pages by their facets
   */
  search(
    parsed: ParsedQuery,
    vocabulary: Vocabulary,
    accept?: (facets: Facets) => boolean,
  ): RankedSections {
    const {index, matches} = this;
    const {ranking, language} = this.options;
    const [postings] = vocabulary.dictionary.indexes as [IndexTerms];
    const {terms, address} = parsed;
    this.match(terms, postings);
    const addressed = new Set(Array.from(address ? index.headings.read(address) : [], sectionOf));
    addressed.forEach(section => matches.add(section, 0));
    const scorer = new Scorer(index, parsed, this.termScores, ranking);
    const nameFactor = nameFactorOf(parsed, postings, index, ranking);
    const accentFactor = accentFactorOf(terms, index, ranking);
    // Without the postings of stop words, any text may contain them.
    const notIndexed = maskOf(terms, ({expansions}) =>
      expansions.some(({term}) => language.stopWords.has(term) && !postings.hasTexts(term)),
    );
    const literal = literalWeights(parsed, postings, index.sections.length);
    const found = candidates(parsed, vocabulary, postings, index, matches, addressed, accept).map(
      (section): ScoredSection => {
        const {score, lowered, isHeading} = scorer.score(section);
        return {
          section,
          // As a share of a perfect match, so that scores of several indexes are comparable.
          score:
            (nameFactor(section) * accentFactor(section) * score) / (scorer.total || 1) +
            (addressed.has(section) ? ranking.address : 0),
          lowered,
          textWeight: sumWeights(matches.inText(section) | notIndexed, terms),
          literal: literal(section),
          isHeading,
        };
      },
    );
    return new RankedSections(
      parsed,
      found,
      index,
      ranking.repeatedPage,
      sectionsWithPhraseWords(parsed, vocabulary, postings, index),
    );
  }

  /**
   * Returns what a query is parsed with if it searches only this index.
   *
   * @param tables the files of postings at hand
   */
  vocabularyOf(query: string, tables: PostingTables): Vocabulary {
    const {index, stem} = this;
    const {language, ranking, typoTolerance} = this.options;
    const {stopWords} = language;
    // A word after a minus may be an option of the site, or excluded: it is looked up as both.
    const readStopWords = stopWordsOfTexts(
      readQuery(query, () => false),
      stopWords,
    );
    const texts = new TextTerms(index.header, index.texts, tables, stopWords, readStopWords);
    const dictionary = new Dictionary([new IndexTerms(index.headings, texts)], stem);
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
      typoTolerance,
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

  /** Collects the sections in which each word of the query occurs. */
  private match(queryTerms: readonly QueryTerm[], terms: IndexTerms): void {
    this.matches.clear();
    queryTerms.forEach(({expansions}, position) => {
      const scores = (this.termScores[position] ??= new TermScores(
        this.index,
        this.options.ranking,
      ));
      scores.clear();
      for (const expansion of expansions) {
        scores.add(expansion, terms, 1 << position, this.matches);
      }
    });
  }
}

function sumWeights(mask: number, terms: readonly QueryTerm[]): number {
  return terms.reduce(
    (sum, {weight}, position) => (mask & (1 << position) ? sum + weight : sum),
    0,
  );
}
