/**
 * The numbers of the ranking. They were set on the records of two public documentation sites
 * (README.md, "Figures") and express one order: where a word stands, how rare it is, how
 * exactly it matches, and how many of the query's words a section holds.
 */
export const ranking = {
  /** What a word is worth by the attribute it stands in. */
  title: 1.5,
  heading: 1,
  parent: 0.4,
  address: 1.35,
  category: 0.3,
  text: 0.7,
  /** Text before the first heading says what the page is about. */
  subText: 0.4,
  intro: 0.311,
  fewerWords: 0.2667,
  functionWord: 0.2,
  weakWord: 0.333,
  rarity: 1,
  /** Share that counts of a word's matches in other than its best attribute. */
  otherAttributes: 0.675,
  /** Saturation of repeated words in a text, and how far long texts are held back. */
  textSaturation: 1.2,
  textLength: 0.222,
  /** What a match is worth that is not the word itself. */
  prefix: 0.95,
  prefixLength: 0.3,
  joined: 0.8,
  typo: 0.95,
  twoTypos: 0.7,
  stem: 0.5333,
  synonym: 0.4,
  compoundPart: 0.4667,
  /** Typos of a word that the site itself uses are unlikely. */
  typoOfKnownWord: 0.22,
  /** How strongly missing words weigh. */
  coverage: 2.25,
  /** Bonus where the heading or title is the query. */
  headingIsQuery: 1,
  titleIsQuery: 1,
  titleIsQueryInside: 0.3,
  trailIsQuery: 1,
  isQueryPower: 1,
  matchedAt: 0.5,
  top: 0.11,
  /** Evidence from the rest of the page. */
  page: 0.5,
  pageTexts: 0.9,
  pageTextSaturation: 5,
  pageRank: 0.001,
  /** Each further section of a page comes after this share of its score. */
  repeatedPage: 0.88,
  /** Change logs and upgrade notes mention everything. */
  history: 0.27,
  /** Top of the page before its parts, all else equal. */
  depth: 0.045,
};

export type Ranking = typeof ranking;
