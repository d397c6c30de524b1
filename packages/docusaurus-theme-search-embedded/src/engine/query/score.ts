import {codeOf, Field, sectionOf, TERM_FREQUENCIES} from '../format/postings';
import type {Index} from '../format/readIndex';
import {rarityOf, type Dictionary} from '../format/terms';
import type {Expansion, QueryTerm} from './expand';
import type {Ranking} from './ranking';

/** The maximum number of terms in a query, one bit each in the masks. */
export const MAX_TERMS = 16;

/**
 * The matched words of the query by section and page, as bit masks. Searches reuse the memory.
 */
export class Matches {
  /** Words in the section; from bit {@link MAX_TERMS}, words in its text. */
  private readonly masks: Uint32Array;
  /** Words in any heading of the page. */
  readonly onPage: Uint16Array;
  /** The sections with a bit, in the order of discovery. Only the first `length` are valid. */
  readonly sections: Uint32Array;
  length = 0;

  constructor({sections, pages}: Index) {
    this.masks = new Uint32Array(sections.length);
    this.onPage = new Uint16Array(pages.length);
    this.sections = new Uint32Array(sections.length);
  }

  clear(): void {
    this.masks.fill(0);
    this.onPage.fill(0);
    this.length = 0;
  }

  /** @param bits mask of the word */
  add(section: number, bits: number): void {
    const before = this.masks[section]!;
    if (before === 0) this.sections[this.length++] = section;
    this.masks[section] = before | bits;
  }

  /** Words in the section or its text. */
  inSection(section: number): number {
    return this.masks[section]! & ((1 << MAX_TERMS) - 1);
  }

  /** Words in the text of the section. */
  inText(section: number): number {
    return this.masks[section]! >>> MAX_TERMS;
  }
}

/** Matches compounds. In code they count as in prose, because nobody types them by accident. */
const COMPOUND = /[^\p{L}\p{N}]/u;

/** The scores of one word of the query by section and page. Searches reuse the memory. */
export class TermScores {
  /** By section: its own heading, which for the top of a page is the title; its text or anchor. */
  readonly heading: Float32Array;
  readonly text: Float32Array;
  /** By section: the rarity of the matched words of the heading. */
  readonly headingWeight: Float32Array;
  /** By page: its path or category. */
  readonly path: Float32Array;
  /** By page: the sum over all texts. */
  readonly pageTexts: Float32Array;
  /** The score of a match by the two bits of its posting. */
  private readonly valuesOfTexts: readonly number[];

  constructor(
    private readonly index: Index,
    private readonly ranking: Ranking,
  ) {
    const {sections, pages} = index;
    this.heading = new Float32Array(sections.length);
    this.text = new Float32Array(sections.length);
    this.headingWeight = new Float32Array(sections.length);
    this.path = new Float32Array(pages.length);
    this.pageTexts = new Float32Array(pages.length);
    const {part, saturation} = ranking;
    this.valuesOfTexts = TERM_FREQUENCIES.map(times =>
      times === 0 ? part : (times * (saturation + 1)) / (times + saturation),
    );
  }

  clear(): void {
    this.heading.fill(0);
    this.text.fill(0);
    this.headingWeight.fill(0);
    this.path.fill(0);
    this.pageTexts.fill(0);
  }

  /**
   * Adds the sections of one term of the index.
   *
   * @param bit the bit of the query's word in `matches`
   */
  add(
    {term, boost, isForHeadings}: Expansion,
    dictionary: Dictionary,
    bit: number,
    matches: Matches,
  ): void {
    this.addHeadings(term, boost, bit, matches);
    if (isForHeadings) return;
    this.addTexts(dictionary.textsOf(term), boost, COMPOUND.test(term), bit, matches);
  }

  private addHeadings(term: string, boost: number, bit: number, matches: Matches): void {
    const {index, ranking} = this;
    const {page: pageOf, parent} = index.sections;
    const postings = index.headings.read(term);
    const rarity = rarityOf(postings.length, index.sections.length);
    for (const posting of postings) {
      const section = sectionOf(posting);
      const field = codeOf(posting);
      const page = pageOf[section]!;
      const isTop = parent[section]! < 0;
      if (field === Field.heading || field === Field.part) {
        const value = field === Field.part ? boost * ranking.part : boost;
        raise(this.heading, section, value);
        raise(this.headingWeight, section, value * rarity);
      } else if (!isTop) {
        raise(this.text, section, boost);
      } else {
        raise(this.path, page, field === Field.path ? boost * ranking.title : boost);
      }
      matches.add(section, bit);
      matches.onPage[page]! |= bit;
    }
  }

  /** The inner loop of a search: a prefix may match many terms in every section. */
  private addTexts(
    postings: Uint32Array,
    boost: number,
    isCompound: boolean,
    bit: number,
    matches: Matches,
  ): void {
    const {text, pageTexts} = this;
    const {page: pageOf} = this.index.sections;
    const bits = bit | (bit << MAX_TERMS);
    const values = this.valuesOfTexts.map(value => boost * value);
    if (isCompound) values[0] = boost;
    for (const posting of postings) {
      const section = sectionOf(posting);
      const value = values[codeOf(posting)]!;
      if (value > text[section]!) text[section] = value;
      pageTexts[pageOf[section]!]! += value;
      matches.add(section, bits);
    }
  }
}

function raise(values: Float32Array, place: number, value: number): void {
  if (value > values[place]!) values[place] = value;
}

/** The scores of a page, for each of its sections. */
type PagePart = {
  /** Whether the title contains all topics of the query. */
  isTitled: boolean;
  /** The overlap of the words of title and query, 0–1. */
  titleIsQuery: number;
  /** How much the page's texts match the query, 0–1. */
  inTexts: number;
};

/** Scores the sections of one search; see README.md, "Ranking". */
export class Scorer {
  /** The summed weights of the query's words. */
  readonly total: number;
  private readonly pageParts: (PagePart | undefined)[] = [];

  /** @param termScores one for each term, in the same order */
  constructor(
    private readonly index: Index,
    private readonly terms: readonly QueryTerm[],
    private readonly termScores: readonly TermScores[],
    private readonly ranking: Ranking,
  ) {
    this.total = terms.reduce((sum, {weight}) => sum + weight, 0);
  }

  score(section: number): number {
    const {total, terms, ranking} = this;
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
    for (let number = 0; number < terms.length; number++) {
      const {weight} = terms[number]!;
      const found = this.termScores[number]!;
      const own = found.heading[section]!;
      const title = found.heading[firstSection]!;
      const asTitle = title * ranking.title + found.path[page]!;
      const worth = found.text[section]! + asTitle + (isTop ? 0 : own);
      sum += weight * worth;
      matched += weight * Math.min(1, worth);
      inHeading += weight * own;
      headingWeight += found.headingWeight[section]!;
      let trail = Math.max(own, title);
      for (let up = sections.parent[section]!; up > firstSection; up = sections.parent[up]!) {
        if (found.heading[up]! > trail) trail = found.heading[up]!;
      }
      inTrail += weight * trail;
    }
    const headingShare = shareOf(headingWeight, sections.headingWeight[section]!);
    const isHeading = inHeading / total >= CERTAIN;
    const score =
      (sum / total) * (matched / total) +
      ranking.headingIsQuery * ((inHeading + inTrail) / 2 / total) * headingShare +
      (isHeading && terms.length > 1 ? ranking.headingHasQuery : 0) +
      ranking.titleIsQuery * pagePart.titleIsQuery +
      ranking.pageTexts * pagePart.inTexts;
    const rank = pages.rank[page]!;
    const lowered = rank < 0 && !isHeading ? ranking.lowered : 1;
    return score * lowered * (1 - ranking.depth * (sections.level[section]! - 1));
  }

  /** Returns whether the title of a section's page contains the whole query. */
  isTitled(section: number): boolean {
    return this.pagePart(this.index.sections.page[section]!).isTitled;
  }

  private pagePart(page: number): PagePart {
    return (this.pageParts[page] ??= this.scorePage(page));
  }

  private scorePage(page: number): PagePart {
    const {total, terms, ranking} = this;
    const {sections, pages} = this.index;
    const firstSection = pages.first[page]!;
    let inTitle = 0;
    let titleWeight = 0;
    let inTexts = 0;
    let isTitled = true;
    for (let number = 0; number < terms.length; number++) {
      const {weight, isWeak} = terms[number]!;
      const found = this.termScores[number]!;
      const title = found.heading[firstSection]!;
      isTitled &&= title > 0 || isWeak;
      inTitle += weight * title;
      titleWeight += found.headingWeight[firstSection]!;
      const texts = found.pageTexts[page]!;
      inTexts += (weight * texts) / (texts + ranking.pageSaturation);
    }
    const titleShare = shareOf(titleWeight, sections.headingWeight[firstSection]!);
    return {
      isTitled: isTitled && inTitle > 0,
      titleIsQuery: (inTitle / total) * titleShare,
      inTexts: inTexts / total,
    };
  }
}

/** Full-match threshold, with tolerance for floating-point error. */
const CERTAIN = 0.999;

/** Returns the share of a heading's weight that matches. */
function shareOf(found: number, weight: number): number {
  return weight > 0 ? Math.min(1, found / weight) : 0;
}
