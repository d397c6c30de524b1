import type {Index} from '../format/parseIndex.js';
import type {ParsedQuery} from '../query/parse.js';

/** A section that matches, with its score. */
export type ScoredSection = {
  section: number;
  score: number;
  /** The factor in the score that lowers a post, at most 1. */
  lowered: number;
  /** The summed weights of the query's words that its text contains or may contain. */
  textWeight: number;
  /** The highest summed rarity of the query's topics that it may have in a row as they were typed. */
  literal: number;
  /** Whether its heading and those above it have all topics of the query. */
  isHeading: boolean;
};

/** Orders sections by score, and those with the same score by their position on the site. */
export function byScore(a: ScoredSection, b: ScoredSection): number {
  return b.score - a.score || a.section - b.section;
}

/** All sections that match a query. Immutable, so that all pages of results and counts are consistent. */
export class RankedSections {
  private ordered: ScoredSection[] = [];

  /**
   * @param found in any order
   * @param repeatedPage factor by which each further section of a page counts less than the one before
   */
  constructor(
    readonly query: ParsedQuery,
    readonly found: readonly ScoredSection[],
    private readonly index: Index,
    private readonly repeatedPage: number,
    /** Sections with all words of an excluded phrase, whose texts have to be read. */
    readonly mayBeExcluded: ReadonlySet<number> = new Set(),
  ) {}

  /** The number of matching sections. */
  get total(): number {
    return this.found.length;
  }

  /** Counts the sections by the index's facets, in their order. */
  countByFacets(): number[] {
    const {pages, sections, header} = this.index;
    const counts = header.facets.map(() => 0);
    for (const {section} of this.found) {
      counts[pages.facets[sections.page[section]!]!]!++;
    }
    return counts;
  }

  /** Returns all sections, best first, without moving repeated sections of a page down. */
  byScore(): ScoredSection[] {
    return [...this.found].sort(byScore);
  }

  /** Returns the best `limit`, best first, with repeated sections of a page further down. */
  best(limit: number): ScoredSection[] {
    if (this.ordered.length < Math.min(limit, this.total)) {
      this.ordered = this.order(limit);
    }
    return this.ordered.slice(0, limit);
  }

  /** Returns the same sections with other scores of some. */
  withScores(scores: ReadonlyMap<number, number>): RankedSections {
    const {query, found, index, repeatedPage, mayBeExcluded} = this;
    const raised = found.map(each => {
      const score = scores.get(each.section);
      return score === undefined ? each : {...each, score};
    });
    return new RankedSections(query, raised, index, repeatedPage, mayBeExcluded);
  }

  filter(isKept: (found: ScoredSection) => boolean): RankedSections {
    const {query, found, index, repeatedPage, mayBeExcluded} = this;
    return new RankedSections(query, found.filter(isKept), index, repeatedPage, mayBeExcluded);
  }

  private order(limit: number): ScoredSection[] {
    const {page} = this.index.sections;
    const lowest = this.lowestOfBest(limit);
    const sectionsByPage = new Map<number, number>();
    const ordered = this.found
      .filter(({score}) => score >= lowest)
      .sort(byScore)
      .map(found => {
        const pageOfSection = page[found.section]!;
        const before = sectionsByPage.get(pageOfSection) ?? 0;
        sectionsByPage.set(pageOfSection, before + 1);
        return {...found, score: found.score * this.repeatedPage ** before};
      })
      .sort(byScore);
    return ordered.slice(0, limit);
  }

  /**
   * Returns the lowest score among the best sections of the `limit` best pages. Sections with a lower score cannot be
   * among the `limit` best.
   */
  private lowestOfBest(limit: number): number {
    const {page} = this.index.sections;
    const bestOfPages = new Float64Array(this.index.pages.length).fill(-Infinity);
    for (const {section, score} of this.found) {
      if (score > bestOfPages[page[section]!]!) {
        bestOfPages[page[section]!] = score;
      }
    }
    return bestOfPages.sort().at(-limit) ?? -Infinity;
  }
}
