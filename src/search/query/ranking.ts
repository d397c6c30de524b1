/**
 * The constants of the ranking, each with its reason; README.md, "Ranking", says how they come
 * together, and on which sets they were chosen.
 */
export type Ranking = {
  // What a term is worth by where it stands; a paragraph's first mention is 1 × `text`.
  /** In the page's title, path or the section's anchor: authors choose these words to be found by. */
  title: number;
  /** In the text before a page's first heading: the page has its title to be found by. */
  intro: number;
  /** In code samples only: found, but below prose. */
  code: number;
  /** In a part of an identifier in a heading (`each` in `beforeEach`). */
  part: number;
  /** Share that the fields beside the best one add: a word in title and text is no accident. */
  otherFields: number;
  /** BM25's k1: how soon repetitions stop to count. */
  saturation: number;

  // What a term of the query weighs: its rarity, times this if it names no topic.
  weakTerm: number;

  // Boosts of expansions, beside 1 for the term itself.
  /** Exponent of the share of letters that are typed: the more are to come, the less certain. */
  prefix: number;
  /** Another form with the same stem. */
  stem: number;
  synonym: number;
  /** One typo; two count its square. Only looked for where a term is in no heading. */
  typo: number;

  // How the terms of a query come together.
  /** Sections with less than this share of the best one's terms are left out. */
  minimumShouldMatch: number;

  // Bonuses where a heading is the query and nothing else.
  /** The section's own heading, by itself and together with the headings above. */
  headingIsQuery: number;
  /** The page's title. */
  titleIsQuery: number;
  /** Share of that for the sections below the title. */
  titleInside: number;

  // What the rest of the page says: its best match anywhere, and all its texts together.
  pageTexts: number;
  /** So many mentions in a page's texts count half of all there could be. */
  pageSaturation: number;

  // What does not depend on the query.
  /** A section counts so much less for each level below the title. */
  depth: number;
  /** A point of DocSearch's page rank: it decides among equals. */
  rank: number;
  /** A page with a negative rank, or far too long, unless one of its headings is asked for. */
  lowered: number;
  /** Each further section of a page counts this share of the one before. */
  repeatedPage: number;
};

export const defaultRanking: Ranking = {
  title: 2.1,
  intro: 0.5,
  code: 0.35,
  part: 0.45,
  otherFields: 0.6,
  saturation: 1,
  weakTerm: 0.25,
  prefix: 0.3,
  stem: 0.7,
  synonym: 0.4,
  typo: 0.25,
  minimumShouldMatch: 0.25,
  headingIsQuery: 3.5,
  titleIsQuery: 2,
  titleInside: 0.3,
  pageTexts: 2,
  pageSaturation: 5,
  depth: 0.045,
  rank: 0.001,
  lowered: 0.2,
  repeatedPage: 0.65,
};
