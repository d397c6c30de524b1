import type {Index} from '../format/readIndex';
import type {Query} from './parse';

/** A section found. */
export type Found = {
  section: number;
  score: number;
  /** Summed weights of the query's words that its text holds, or may hold. */
  textWeight: number;
};

/** What one search found. It stays as it is, so that its pages and counts belong together. */
export class Answer {
  private ordered: Found[] = [];

  /**
   * @param found in any order
   * @param repeatedPage what each further section of a page counts beside the one before
   * @param named families' pages that the query asks for by their own name
   */
  constructor(
    readonly query: Query,
    private readonly found: readonly Found[],
    private readonly index: Index,
    private readonly repeatedPage: number,
    private readonly named: ReadonlySet<number>,
  ) {}

  /** How many sections match. */
  get total(): number {
    return this.found.length;
  }

  /** How many sections match in pages with each of the index's facets. */
  countByFacets(): number[] {
    const {pages, sections, header} = this.index;
    const counts = header.facets.map(() => 0);
    for (const {section} of this.found) counts[pages.facets[sections.page[section]!]!]!++;
    return counts;
  }

  /** The best `limit`, best first, with repeated sections of a page further down. */
  best(limit: number): Found[] {
    if (this.ordered.length < Math.min(limit, this.total)) this.ordered = this.order(limit);
    return this.ordered.slice(0, limit);
  }

  /** The answer without what `isKept` refuses. */
  filter(isKept: (found: Found) => boolean): Answer {
    const {query, found, index, repeatedPage, named} = this;
    return new Answer(query, found.filter(isKept), index, repeatedPage, named);
  }

  /** Top of the page that stands for a section's family, if the query finds all of the family alike. */
  parentOf(section: number): number | undefined {
    const {pages, sections} = this.index;
    const page = sections.page[section]!;
    const family = pages.family[page]!;
    return family < 0 || this.named.has(page) ? undefined : pages.first[family];
  }

  private order(limit: number): Found[] {
    const {page} = this.index.sections;
    const least = this.leastOfBest(limit);
    const before = new Map<number, number>();
    const byScore = (a: Found, b: Found) => b.score - a.score || a.section - b.section;
    return this.found
      .filter(({score}) => score >= least)
      .sort(byScore)
      .map(found => {
        const at = page[found.section]!;
        const count = before.get(at) ?? 0;
        before.set(at, count + 1);
        return {...found, score: found.score * this.repeatedPage ** count};
      })
      .sort(byScore)
      .slice(0, limit);
  }

  /**
   * The score that a section needs to be among the best: one of the `limit` best pages is always there
   * with its best section, which nothing has lowered.
   */
  private leastOfBest(limit: number): number {
    const {page} = this.index.sections;
    const ofPages = new Float64Array(this.index.pages.length).fill(-Infinity);
    for (const {section, score} of this.found) {
      const at = page[section]!;
      if (score > ofPages[at]!) ofPages[at] = score;
    }
    return ofPages.sort().at(-limit) ?? -Infinity;
  }
}
