/**
 * The constants of the ranking. README.md, "Ranking", explains how they combine. A match in a text or in
 * a section's own heading has the weight 1.
 *
 * The comments after the values show the largest losses without them, as `npm run bench -- relevance --ablate`
 * prints them.
 */
export type Ranking = {
  // Fields.
  /** The page's title or path, whose words authors choose for readers to search. */
  title: number;
  /**
   * A match in code samples only, in a part of an identifier in a heading (`each` in `beforeEach`, 4 in
   * 4.1), or in half of a word that the site writes as one.
   */
  part: number;
  /** BM25's k1: how quickly repetitions saturate. */
  saturation: number;

  /** The factor for the inverse document frequency of words without a topic. */
  withoutTopic: number;

  // Boosts of expansions, relative to 1 for the term itself.
  /** Exponent of the share of typed letters. The more letters are missing, the lower the boost. */
  prefix: number;
  /** A completion that is another word, if the site has the word as typed: `handling` for `hand`. */
  otherWord: number;
  /** Another form with the same stem. */
  stem: number;
  /** A synonym or a typo. Two typos count as its square. */
  guess: number;
  /** Exponent with which the best expansion rises to 1: with 1, a guess ranks like an exact match. */
  certainty: number;

  /** The factor for a section whose heading or title has a word of the query with other accents: `ano` for `año`. */
  otherAccents: number;

  // Bonuses for headings.
  /** The section's heading has the same words as the query, alone or with the headings above. */
  headingIsQuery: number;
  /** The page's title has the same words as the query. */
  titleIsQuery: number;

  /** What a page has above all others if the query is its address. */
  address: number;

  /** The weight of all texts of the page together. */
  pageTexts: number;
  /** The number of matches in a page's texts that reach half of the maximum. */
  pageSaturation: number;

  // Independent of the query.
  /** The reduction for each level below the title. */
  depth: number;
  /**
   * The factor for a page with rank 100. One with -100 is divided by it, unless one of its headings is the
   * query. Other ranks are in between: 50 is its square root.
   */
  rank: number;
  /** The factor for a post, unless its title is the query, or the query asks for news. */
  post: number;
  /** The factor for `headingIsQuery` below the title of a post, if the query is one word. */
  announced: number;
  /**
   * The factor for a section that has only parts of the hyphenated name that the query is: `kubelet-arg`. Above 0.2, a
   * page with both words in its title precedes the name in a code sample.
   */
  withoutName: number;
  /** The factor for each further section of a page, relative to the one before. */
  repeatedPage: number;
};

export const defaultRanking: Ranking = {
  title: 2.1, // 1: Next.js -0.013, math.js -0.013
  part: 0.45, // 1: AI SDK -0.024, CodeceptJS -0.020
  saturation: 1, // 0: Next.js -0.014, Serverless -0.010
  withoutTopic: 0.35, // 1: Fastify -0.011, AI SDK -0.007
  prefix: 0.3, // 0: math.js -0.020, Next.js -0.007
  otherWord: 0.7, // 1: math.js -0.005; "run the test by hand" would find "Data handling"
  stem: 0.7, // 1: Next.js -0.025, CodeceptJS -0.008
  guess: 0.4, // 1: Directus -0.011, Next.js -0.003
  certainty: 0.9, // 0: math.js -0.029, Serverless -0.015
  otherAccents: 0.7, // 1: `typed.test.ts` fails
  headingIsQuery: 3.5, // 0: npm -0.102, Next.js -0.029
  titleIsQuery: 2, // 0: npm -0.091, math.js -0.019
  address: 100, // 0: `typed.test.ts` fails
  pageTexts: 2.6, // 0: Serverless -0.031, Next.js -0.026
  pageSaturation: 5, // 1: Serverless -0.010, Next.js -0.003
  depth: 0.045, // 0: Next.js -0.010, Serverless -0.005
  rank: 5, // no page of these sets has a rank
  // Of the sets with posts:
  post: 0.7, // 1: MACI names -0.020, links -0.004
  announced: 0, // 1: `news.test.ts` fails for `createApp`
  withoutName: 0.1, // 1: `literals.test.ts` fails for `kubelet-arg`
  repeatedPage: 0.65, // 1: math.js -0.015, Fastify -0.009
};

/** What a section needs for one of the rules above. */
export const thresholds = {
  /** The share of the topics of the best section that a result has on its page. */
  topics: 1 / 2, // 0: pasted text -0.004 in Fastify and math.js; math.js gains 0.004
  /** The share of the query in a heading that is all of it, with tolerance for floating-point error. */
  fullMatch: 0.999,
  /** A match of a topic in a heading. A part of an identifier, a synonym, or a typo is not the word of the query. */
  minHeadingMatch: 0.5, // 0: none of these sets
  /** The most that a section has of the score of its page if the title has all topics. At 1, both are equal. */
  belowPage: 0.999,
  /** The topics of a heading that is no name. One with fewer, such as `device info`, may be a name. */
  minHeadingTopics: 3, // 1: none of these sets; `news.test.ts` fails
} as const;

/** What a request reads to look for phrases. Later requests continue. */
export const phraseCheck = {
  /** The files of texts that are read together. */
  filesPerBatch: 8,
  /** The files of texts that are read at most. */
  filesPerRequest: 24,
} as const;

/** Sections that have the words of a query next to each other. */
export const verbatim = {
  /** The sections of a block, which are adjacent, so most share a file of texts. */
  blockSize: 16,
  /** The blocks with the best candidates, which are read first. */
  firstBlocks: 2, // 1: pasted text of Next.js -0.024, npm -0.016
  /** The blocks that are read at most for three words or more, unless a section of the first ones has all of them. */
  maxBlocks: 4, // 3: pasted text -0.002, CodeceptJS -0.012
  /** The files that are read for a section, which has more only if it has very many texts. */
  maxFilesOfSection: 8,
  /** The sections that are compared. */
  maxCandidates: 24,
  /** The factor by which such a section leads the others. */
  lead: 1.01,
  /** The factor for such a section if the query has two words, which may be next to each other by coincidence. */
  pair: 1.2, // 1: Next.js -0.002, short pasted text of npm -0.02
  /** What the share of the query that it has adds to this factor. */
  perShare: 0.1, // 0: pasted text of math.js -0.14, Next.js -0.08
} as const;
