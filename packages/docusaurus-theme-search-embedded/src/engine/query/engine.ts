import {SynonymTable} from '../analysis/synonyms';
import {join, unseal} from '../format/bytes';
import {partOf} from '../format/postings';
import {readIndex, type Index} from '../format/readIndex';
import type {BuiltIndex, PartNames} from '../format/writeIndex';
import {resolveOptions, type EngineOptions, type ResolvedOptions} from './options';
import type {QueryTerm, Vocabulary} from './expand';
import {parseQuery} from './parse';
import {Evidence, Matches, Scorer} from './score';
import type {Facets} from '../format/sections';

/** A section found. */
export type Found = {
  section: number;
  /** What it counts, as a share of what a perfect match would: comparable between indexes. */
  score: number;
  /** Summed weights of the query's words that its text holds, or may hold. */
  textWeight: number;
};

type Scored = {section: number; score: number};

/** Where something of a section is stored: number of the file, and place among its sections. */
export type Location = {file: number; place: number};

export type Answer = {
  /** Best first, at most `limit`. */
  found: Found[];
  /** How many sections match in all. */
  total: number;
  /** The terms of the query, each with its expansions. */
  terms: QueryTerm[];
};

/** Files of texts that a small site has at most; see `format/writeIndex.ts`. */
const FEW_TEXTS = 4;

export type EngineQuery = {
  /** 20 by default, as in Algolia's answers. */
  limit?: number;
  /** Only pages whose facets it accepts. */
  accept?: (facets: Facets) => boolean;
};

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
  const engine = loadEngine(join(built.index(names)), options);
  built.postings.forEach((parts, block) => engine.add(block, join(parts)));
  return engine;
}

/** Searches one index. */
export class Engine {
  private readonly vocabulary: Vocabulary;
  /** One for each word of the query; the memory stays for the next search. */
  private readonly evidence: Evidence[] = [];
  private readonly matches: Matches;
  private parsed: {query: string; terms: QueryTerm[]} = {query: '', terms: []};

  constructor(
    private readonly index: Index,
    private readonly options: ResolvedOptions,
  ) {
    const {dictionary, headings, texts, sections} = index;
    const {language, ranking, synonyms} = options;
    this.vocabulary = {
      dictionary,
      frequency: place => Math.max(texts.count[place]!, headings.count[place]!),
      isInHeadings: place => headings.count[place]! > 0,
      sections: sections.length,
      language,
      synonyms: new SynonymTable(synonyms, language.stem),
      ranking,
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
    const blocks = this.parse(query).flatMap(({expansions}) =>
      expansions.filter(({isForHeadings}) => !isForHeadings).map(({term}) => texts.blockOf(term)),
    );
    return [...new Set(blocks)].filter(block => !texts.has(block));
  }

  /**
   * Adds a posting file that `buildIndex` made with the index.
   *
   * @throws {SearchIndexError} for truncated, damaged or foreign bytes, naming `file`
   */
  add(block: number, bytes: Uint8Array, file = `postings ${block}`): void {
    this.index.texts.add(block, unseal(bytes, file), file);
  }

  /** Searches; what {@link missing} names must have been added. */
  search(query: string, {limit = 20, accept}: EngineQuery = {}): Answer {
    const words = this.parse(query);
    const candidates = this.candidates(words, accept);
    const scorer = new Scorer(this.index, words, this.evidence, this.options.ranking);
    const scores = new Float64Array(candidates.length);
    for (let place = 0; place < scores.length; place++) {
      scores[place] = scorer.score(candidates[place]!);
    }
    this.putTitledPagesFirst(candidates, scores, scorer);
    const unlisted = this.unlistedInTexts(words);
    const found = this.best(candidates, scores, limit).map(({section, score}) => ({
      section,
      score: scorer.total > 0 ? score / scorer.total : 0,
      textWeight: weightOf(this.matches.inText(section) | unlisted, words),
    }));
    return {total: candidates.length, found, terms: words};
  }

  private parse(query: string): QueryTerm[] {
    if (this.parsed.query !== query) {
      this.parsed = {query, terms: parseQuery(query, this.vocabulary)};
    }
    return this.parsed.terms;
  }

  /** Sections that hold a word of the query, those left out that hold far fewer than the best. */
  private candidates(words: readonly QueryTerm[], accept?: (facets: Facets) => boolean): number[] {
    const {index, matches} = this;
    const {page} = index.sections;
    matches.clear();
    words.forEach(({expansions}, number) => {
      const evidence = (this.evidence[number] ??= new Evidence(index, this.options.ranking));
      evidence.clear();
      for (const expansion of expansions) evidence.add(expansion, 1 << number, matches);
    });
    const {onPage, length} = matches;
    const accepted = accept && index.header.facets.map(accept);
    const weights = new Map<number, number>();
    const reach = new Float32Array(length);
    let furthest = 0;
    for (let place = 0; place < length; place++) {
      const section = matches.sections[place]!;
      if (accepted && !accepted[index.pages.facets[page[section]!]!]) continue;
      const mask = matches.inSection(section) | onPage[page[section]!]!;
      let weight = weights.get(mask);
      if (weight === undefined) weights.set(mask, (weight = weightOf(mask, words)));
      reach[place] = weight;
      if (weight > furthest) furthest = weight;
    }
    const least = furthest * this.options.ranking.minimumShouldMatch;
    const found: number[] = [];
    for (let place = 0; place < length; place++) {
      if (reach[place]! > 0 && reach[place]! >= least) found.push(matches.sections[place]!);
    }
    return found;
  }

  /** A page whose title holds the whole query comes before its own sections. */
  private putTitledPagesFirst(
    sections: readonly number[],
    scores: Float64Array,
    scorer: Scorer,
  ): void {
    const {page, parent} = this.index.sections;
    const best = new Float64Array(this.index.pages.length);
    for (let place = 0; place < scores.length; place++) {
      const section = sections[place]!;
      if (!scorer.isTitled(section)) continue;
      const at = page[section]!;
      if (scores[place]! > best[at]!) best[at] = scores[place]!;
    }
    for (let place = 0; place < scores.length; place++) {
      const section = sections[place]!;
      const at = page[section]!;
      if (parent[section]! < 0 && best[at]! > 0) scores[place] = best[at]!;
    }
  }

  /** Bit n: word n of the query is answered by a word that the lists of texts leave out. */
  private unlistedInTexts(words: readonly QueryTerm[]): number {
    const isUnlisted = ({expansions}: QueryTerm) =>
      expansions.some(({term}) => this.options.language.stopWords.has(this.term(term)));
    return words.reduce((mask, word, number) => mask | (isUnlisted(word) ? 1 << number : 0), 0);
  }

  /** The best `limit` in order, with {@link repeated} sections of a page further down. */
  private best(sections: readonly number[], scores: Float64Array, limit: number): Scored[] {
    const {page} = this.index.sections;
    const least = this.leastOfBest(sections, scores, limit);
    const left: Scored[] = [];
    for (let place = 0; place < scores.length; place++) {
      if (scores[place]! >= least) left.push({section: sections[place]!, score: scores[place]!});
    }
    const shown = new Map<number, number>();
    const best: Scored[] = [];
    while (best.length < limit && left.length > 0) {
      let top = 0;
      for (let place = 1; place < left.length; place++) {
        const {section, score} = left[place]!;
        const ahead = score - left[top]!.score;
        if (ahead > 0 || (ahead === 0 && section < left[top]!.section)) top = place;
      }
      const chosen = left.splice(top, 1)[0]!;
      const topPage = page[chosen.section]!;
      const before = shown.get(topPage) ?? 0;
      shown.set(topPage, before + 1);
      const share = this.repeated(before + 1) / this.repeated(before);
      left
        .filter(other => page[other.section] === topPage)
        .forEach(other => (other.score *= share));
      best.push(chosen);
    }
    return best;
  }

  /**
   * The score that a section needs to be among the best: while fewer than `limit` are chosen, one of
   * the `limit` best pages is still there with its best section, which nothing has lowered.
   */
  private leastOfBest(sections: readonly number[], scores: Float64Array, limit: number): number {
    const {page} = this.index.sections;
    const ofPages = new Float64Array(this.index.pages.length).fill(-Infinity);
    for (let place = 0; place < scores.length; place++) {
      const at = page[sections[place]!]!;
      if (scores[place]! > ofPages[at]!) ofPages[at] = scores[place]!;
    }
    // The best so far, lowest first.
    const highest = new Float64Array(limit).fill(-Infinity);
    for (const score of ofPages) {
      if (score <= highest[0]!) continue;
      highest[0] = score;
      highest.sort();
    }
    return highest[0] ?? -Infinity;
  }

  /** What a section counts after `before` others of its page, which is not to crowd out the rest. */
  private repeated(before: number): number {
    return this.options.ranking.repeatedPage ** before;
  }
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
