/**
 * The numbers of the ranking. They were set on the records of two public documentation sites
 * (README.md, "Figures") and express one order: where a word stands, how rare it is, how
 * exactly it matches, and how many of the query's words a section holds.
 */
export const ranking = {
  /** What a word is worth by the attribute it stands in. */
  title: 1,
  heading: 1,
  parent: 0.6,
  address: 0.6,
  category: 0.3,
  text: 0.7,
  /** Text before the first heading says what the page is about. */
  intro: 0.7,
  fewerWords: 0.4,
  functionWord: 0.4,
  mediumWord: 0.5,
  rarity: 1,
  /** Share that counts of a word's matches in other than its best attribute. */
  otherAttributes: 0.3,
  /** Saturation of repeated words in a text, and how far long texts are held back. */
  textSaturation: 1.2,
  textLength: 0.5,
  /** What a match is worth that is not the word itself. */
  prefix: 0.7,
  prefixLength: 0.3,
  joined: 0.8,
  typo: 0.5,
  twoTypos: 0.3,
  stem: 0.8,
  synonym: 0.6,
  compoundPart: 0.7,
  /** Typos of a word that the site itself uses are unlikely. */
  typoOfKnownWord: 0.3,
  /** How strongly missing words weigh. */
  coverage: 1.5,
  /** Bonus where the heading or title is the query. */
  headingIsQuery: 1,
  titleIsQuery: 1,
  titleIsQueryInside: 0.3,
  trailIsQuery: 1,
  isQueryPower: 1.5,
  matchedAt: 0.5,
  top: 0.05,
  /** Evidence from the rest of the page. */
  page: 0.5,
  /** Each further section of a page comes after this share of its score. */
  repeatedPage: 0.8,
  /** Change logs and upgrade notes mention everything. */
  history: 0.6,
  /** Top of the page before its parts, all else equal. */
  depth: 0.03,
};

export type Ranking = typeof ranking;
