/**
 * The numbers of the ranking; README.md, "Ranking", says what they are for. They were set on the
 * records of two public documentation sites. Most may be a third larger or smaller without a
 * visible change: what matters is their order.
 */
export const ranking = {
  // What a word is worth by where it stands.
  title: 1.5,
  heading: 1,
  /** In a heading above the section's own. */
  parent: 0.4,
  /** In the page's path or the section's anchor. */
  address: 1.35,
  category: 0.3,
  text: 0.7,
  /** In the text before a page's first heading; the page has title and path to be found by. */
  intro: 0.3,
  /** In the text of a part below. */
  subText: 0.4,
  /** Share of a word's matches that counts in other than its best attribute. */
  otherAttributes: 0.65,

  // How a word's repetitions in a text add up, and how far long texts are held back (BM25).
  textSaturation: 1.2,
  textLength: 0.2,

  // What the words of a query weigh: rarity to this power, and less of it for these.
  rarity: 1,
  functionWord: 0.2,
  weakWord: 0.3,

  // What a match is worth that is not the word itself.
  prefix: 0.95,
  /** The more letters are still to come, the less: share of typed letters to this power. */
  prefixLength: 0.3,
  joined: 0.8,
  typo: 0.95,
  twoTypos: 0.7,
  /** Typos of a word that the site itself uses are unlikely. */
  typoOfKnownWord: 0.22,
  stem: 0.55,
  synonym: 0.4,
  compoundPart: 0.45,

  // How missing words hold a section back: share of matched words to this power.
  coverage: 2.25,
  /** A word counts as matched from this value on. */
  matchedAt: 0.5,
  /** Sections with less than this share of the best one's words are left out. */
  fewerWords: 0.25,

  // Bonus where heading, title or the trail of headings is the query.
  headingIsQuery: 1,
  titleIsQuery: 1,
  /** The part of a page whose title is the query. */
  titleIsQueryInside: 0.3,
  trailIsQuery: 1,

  // Evidence from the rest of the page: the best match anywhere, and all its texts together.
  page: 0.5,
  pageTexts: 0.9,
  pageTextSaturation: 5,

  // What does not depend on the query.
  top: 0.1,
  depth: 0.045,
  /** A point of DocSearch's page rank. */
  pageRank: 0.001,
  /** Change logs and upgrade notes mention everything. */
  history: 0.3,
  /** Not lowered if this share of the query stands in their title. */
  historyIsAsked: 0.3,

  /** Each further section of a page counts this share of the one before. */
  repeatedPage: 0.9,
};
