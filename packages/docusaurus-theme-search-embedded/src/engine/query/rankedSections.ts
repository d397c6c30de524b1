import type {Index} from '../format/parseIndex.js';
import type {ParsedQuery} from './parse.js';

/** A section that matches, with its score. */
export type ScoredSection = {
  section: number;
  score: number;
  /** The factor in the score that lowers a post or a repetitive page, at most 1. */
  lowered: number;
  /** The summed weights of the query's words that its text contains or may contain. */
  textWeight: number;
  /** The share of the query's topics that it has in a row as they were typed, by their rarity, 0–1. */
  literal: number;
};

/** Returns whether a section has all topics of the query as they were typed. */
export function hasAll({literal}: ScoredSection): boolean {
  // With tolerance for floating-point error.
  return literal > 0.999;
}

function byScore(a: ScoredSection, b: ScoredSection): number {
  return b.score - a.score || a.section - b.section;
}

/** The first rows, of which pages that repeat each other have one. The dialog shows as many above the groups. */
const sharedRows = 3;

/** All sections that match a query. Immutable, so that all pages of results and counts are consistent. */
export class RankedSections {
  private ordered: ScoredSection[] = [];

  /**
   * @param found in any order
   * @param repeatedPage factor by which each further section of a page counts less than the one before
   */
  constructor(
    readonly query: ParsedQuery,
    private readonly found: readonly ScoredSection[],
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
    const raised = found.map(each => ({
      ...each,
      score: scores.get(each.section) ?? each.score,
    }));
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
    return this.shareFirstRows(ordered, limit);
  }

  /** Moves the pages that repeat one in the first rows below these rows, and returns the best `limit`. */
  private shareFirstRows(ordered: readonly ScoredSection[], limit: number): ScoredSection[] {
    const {sections, pages} = this.index;
    const shown = new Map<number, number>();
    const first: ScoredSection[] = [];
    const others: ScoredSection[] = [];
    for (const found of ordered) {
      const page = sections.page[found.section]!;
      const original = pages.original[page]!;
      const isRepetition = (shown.get(original) ?? page) !== page;
      if (isRepetition || first.length === sharedRows) {
        others.push(found);
      } else {
        shown.set(original, page);
        first.push(found);
      }
    }
    // The results of several indexes are merged by score.
    const lowest = first.at(-1)?.score ?? 0;
    return [...first, ...others]
      .slice(0, limit)
      .map((each, row) =>
        row < first.length ? each : {...each, score: Math.min(each.score, lowest)},
      );
  }

  /**
   * Returns the lowest score among the best sections of the `limit` best pages, of which those that repeat each other
   * count as one. Sections with a lower score cannot be among the `limit` best.
   */
  private lowestOfBest(limit: number): number {
    const {page} = this.index.sections;
    const {original, length} = this.index.pages;
    const bestOfPages = new Float64Array(length).fill(-Infinity);
    for (const {section, score} of this.found) {
      const counted = original[page[section]!]!;
      if (score > bestOfPages[counted]!) {
        bestOfPages[counted] = score;
      }
    }
    return bestOfPages.sort().at(-Math.max(limit, sharedRows)) ?? -Infinity;
  }
}
