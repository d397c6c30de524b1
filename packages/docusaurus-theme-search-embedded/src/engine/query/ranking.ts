/**
 * The constants of the ranking. README.md, "Ranking", explains how they combine. A mention in a text or
 * in a section's own heading is worth 1.
 *
 * The comments behind the values tell how the scores of Cypress, Astro and CodeceptJS (queries are
 * their own links) change without them.
 */
export type Ranking = {
  // Fields.
  /** Page title or path: authors choose these words to be found by. */
  title: number;
  /**
   * Code samples only, a part of an identifier in a heading (`each` in `beforeEach`, 4 in 4.1), or half
   * of a word that the site writes as one: found, but below what is named.
   */
  part: number;
  /** BM25's k1: how soon repetitions stop counting. */
  saturation: number;

  /** Share of its rarity that a word weighs if it names no topic. */
  weakTerm: number;

  // Boosts of expansions, compared with 1 for the term itself.
  /** Exponent of the share of letters that are typed: the more are missing, the less certain. */
  prefix: number;
  /** Another form with the same stem. */
  stem: number;
  /** A synonym, or a typo; two typos count its square. */
  guess: number;

  // Bonuses for headings.
  /** The query and the section's own heading are the same words, by themselves and with the headings above. */
  headingIsQuery: number;
  /** The query and the page's title are the same words. */
  titleIsQuery: number;

  /** Weight of all texts of the page together. */
  pageTexts: number;
  /** Number of mentions in a page's texts that count half of all there could be. */
  pageSaturation: number;

  // Independent of the query.
  /** A section counts this much less for each level below the title. */
  depth: number;
  /** Factor of a page with a negative rank, unless one of its headings is the query. */
  lowered: number;
  /** Share that each further section of a page counts of the one before. */
  repeatedPage: number;
};

export const defaultRanking: Ranking = {
  title: 2.1, // 1: Cypress -0.010, Astro -0.002, CodeceptJS -0.008
  part: 0.45, // 1: -0.006, -0.018, -0.012
  saturation: 1, // 0: -0.004, -0.005, -0.001
  weakTerm: 0.25, // 1: -0.006, -0.007, -0.010
  prefix: 0.3, // 0: -0.002, -0.009, -0.004
  stem: 0.7, // 1: -0.009, -0.007, -0.001
  guess: 0.4, // 1: -0.009, -0.015, -0.002
  headingIsQuery: 3.5, // 0: -0.046, -0.058, -0.034
  titleIsQuery: 1.7, // 0: -0.007, -0.004, -0.009
  pageTexts: 2.4, // 0: -0.006, -0.041, -0.001
  pageSaturation: 5, // 1: +0.002, -0.017, -0.001
  depth: 0.045, // 0: -0.005, -0.004, +0.002
  lowered: 0.2, // no page of these sets has a rank
  repeatedPage: 0.65, // 1: -0.015, -0.005, 0
};
