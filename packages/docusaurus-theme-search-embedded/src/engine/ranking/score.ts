import type {Index} from '../format/parseIndex.js';
import type {ParsedQuery} from '../query/parse.js';
import {thresholds, type Ranking} from './constants.js';
import type {TermScores} from './termScores.js';

/** The scores of a page, for each of its sections. */
type PagePart = {
  /** The overlap of the words of title and query, 0–1. */
  titleIsQuery: number;
  /** How much the page's texts match the query, 0–1. */
  inTexts: number;
  /** Whether the title has all topics of the query, or all words of one without topics. */
  isTitle: boolean;
  /** The score of the top, once it is needed. */
  top?: SectionScore;
};

/** The score of a section, and the factor that lowered it because it is a post; see {@link ScoredSection}. */
export type SectionScore = {score: number; lowered: number; isHeading: boolean};

/** Scores the sections of one search; see README.md, "Ranking". */
export class Scorer {
  /** The summed weights of the query's words. */
  readonly total: number;
  /** The number of its words with a topic. */
  private readonly topics: number;
  private readonly pageParts: (PagePart | undefined)[] = [];

  /** @param termScores one for each term, in the same order */
  constructor(
    private readonly index: Index,
    private readonly query: ParsedQuery,
    private readonly termScores: readonly TermScores[],
    private readonly ranking: Ranking,
  ) {
    this.topics = query.terms.filter(({isTopic}) => isTopic).length;
    this.total = query.terms.reduce((sum, {weight}) => sum + weight, 0);
  }

  /** Scores a section. One of a page whose title has all topics of the query comes after the page itself. */
  score(section: number): SectionScore {
    const page = this.index.sections.page[section]!;
    const top = this.index.pages.first[page]!;
    const part = this.pagePart(page);
    if (section !== top && !part.isTitle) {
      return this.scoreAlone(section);
    }
    part.top ??= this.scoreAlone(top);
    if (section === top) {
      return part.top;
    }
    const own = this.scoreAlone(section);
    return {...own, score: Math.min(own.score, part.top.score * thresholds.belowPage)};
  }

  private scoreAlone(section: number): SectionScore {
    const {total, query, ranking} = this;
    const {terms, isOneWord, asksForNews} = query;
    const {sections, pages} = this.index;
    const page = sections.page[section]!;
    const pagePart = this.pagePart(page);
    const firstSection = pages.first[page]!;
    const isTop = section === firstSection;
    let sum = 0;
    let matched = 0;
    let inHeading = 0;
    let headingWeight = 0;
    let inTrail = 0;
    let hasTopics = true;
    for (let index = 0; index < terms.length; index++) {
      const {weight, isTopic} = terms[index]!;
      const scores = this.termScores[index]!;
      const heading = scores.heading[section]!;
      const title = scores.heading[firstSection]!;
      const asTitle = title * ranking.title + scores.path[page]!;
      const score = scores.text[section]! + asTitle + (isTop ? 0 : heading);
      sum += weight * score;
      matched += weight * Math.min(1, score);
      inHeading += weight * heading;
      headingWeight += scores.headingWeight[section]!;
      let trail = Math.max(heading, title);
      for (let up = sections.parent[section]!; up > firstSection; up = sections.parent[up]!) {
        trail = Math.max(trail, scores.heading[up]!);
      }
      inTrail += weight * trail;
      hasTopics &&= !isTopic || Math.max(trail, scores.path[page]!) >= thresholds.minHeadingMatch;
    }
    const headingShare = shareOf(headingWeight, sections.headingWeight[section]!);
    const isInHeading = inHeading / total >= thresholds.fullMatch;
    const isNews = pages.isPost[page] === 1 && !asksForNews;
    const headingIsQuery = ((inHeading + inTrail) / 2 / total) * headingShare;
    // A post announces the names in its headings. It does not explain them.
    const isAnnounced = isNews && !isTop && isOneWord;
    const sumOfParts =
      (sum / total) * (matched / total) +
      ranking.headingIsQuery * headingIsQuery * (isAnnounced ? ranking.announced : 1) +
      ranking.titleIsQuery * pagePart.titleIsQuery +
      ranking.pageTexts * pagePart.inTexts;
    const rank = pages.rank[page]!;
    const ranked = rank < 0 && isInHeading ? 1 : ranking.rank ** (rank / 100);
    const ofPage = isNews ? ranking.post : 1;
    // The more of the title is the query, or of a heading that is too long for a name, the less a page is lowered.
    const isAbout = Math.max(
      pagePart.titleIsQuery,
      isNews && this.topics >= thresholds.minHeadingTopics ? (inHeading / total) * headingShare : 0,
    );
    const lowered = ofPage + (1 - ofPage) * isAbout;
    const depth = 1 - ranking.depth * (sections.level[section]! - 1);
    const isHeading = hasTopics && this.topics > 0;
    return {score: sumOfParts * lowered * ranked * depth, lowered, isHeading};
  }

  private pagePart(page: number): PagePart {
    return (this.pageParts[page] ??= this.scorePage(page));
  }

  private scorePage(page: number): PagePart {
    const {total, ranking} = this;
    const {terms} = this.query;
    const {sections, pages} = this.index;
    const firstSection = pages.first[page]!;
    let inTitle = 0;
    let titleWeight = 0;
    let inTexts = 0;
    let isTitle = true;
    for (let index = 0; index < terms.length; index++) {
      const {weight, isTopic} = terms[index]!;
      const scores = this.termScores[index]!;
      const title = scores.heading[firstSection]!;
      isTitle &&= (!isTopic && this.topics > 0) || title >= thresholds.minHeadingMatch;
      inTitle += weight * title;
      titleWeight += scores.headingWeight[firstSection]!;
      const texts = scores.pageTexts[page]!;
      inTexts += (weight * texts) / (texts + ranking.pageSaturation);
    }
    const titleShare = shareOf(titleWeight, sections.headingWeight[firstSection]!);
    return {
      titleIsQuery: (inTitle / total) * titleShare,
      inTexts: inTexts / total,
      isTitle,
    };
  }
}

/** Returns the share of a heading's weight that matches. */
function shareOf(matched: number, weight: number): number {
  return weight > 0 ? Math.min(1, matched / weight) : 0;
}
