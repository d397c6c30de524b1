/**
 * The constants of the ranking; README.md, "Ranking", says how they come together, and on which sets
 * they were chosen. A mention in a text or in a section's own heading is worth 1.
 *
 * Behind each stands what it is worth: how the score of Cypress, Astro and CodeceptJS (queries are
 * their own links) changes without it.
 */
export type Ranking = {
  // What a term is worth by where it stands.
  /** In the page's title or path: authors choose these words to be found by. */
  title: number;
  /**
   * In code samples only, in a part of an identifier in a heading (`each` in `beforeEach`, 4 in 4.1),
   * or as half of a word that the site writes as one: found, but below what is named.
   */
  part: number;
  /** BM25's k1: how soon repetitions stop to count. */
  saturation: number;

  /** Share of its rarity that a term weighs if it names no topic. */
  weakTerm: number;

  // Boosts of expansions, beside 1 for the term itself.
  /** Exponent of the share of letters that are typed: the more are to come, the less certain. */
  prefix: number;
  /** Another form with the same stem. */
  stem: number;
  /** A synonym, or a typo; two typos count its square. */
  guess: number;

  // Bonuses for a heading that is the query and nothing else.
  /** The section's own heading, by itself and together with the headings above. */
  headingIsQuery: number;
  /** The page's title. */
  titleIsQuery: number;
  /** The section's own heading contains the whole query, however long it is. */
  headingHasQuery: number;

  /** What all texts of the page say together. */
  pageTexts: number;
  /** So many mentions in a page's texts count half of all there could be. */
  pageSaturation: number;

  // What does not depend on the query.
  /** A section counts so much less for each level below the title. */
  depth: number;
  /** A page with a negative rank, unless one of its headings is asked for. */
  lowered: number;
  /** Each further section of a page counts this share of the one before. */
  repeatedPage: number;

  /** Share that a section gains in whose passage or heading all words stand together. */
  nearness: number;
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
  headingHasQuery: 0,
  pageTexts: 2.4, // 0: -0.006, -0.041, -0.001
  pageSaturation: 5, // 1: +0.002, -0.017, -0.001
  depth: 0.045, // 0: -0.005, -0.004, +0.002
  lowered: 0.2, // no page of these sets has a rank
  repeatedPage: 0.65, // 1: -0.015, -0.005, 0
  nearness: 0.1, // 0: -0.001, -0.004, -0.001
};
