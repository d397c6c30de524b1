import {Field} from '../format/bytes';
import type {Index} from '../format/readIndex';
import type {QueryWord} from './parse';
import {ranking} from './ranking';

/** What the two bits beside a section of a text list say: 1, 2, 3–4, 5 times and more. */
const TIMES = [1, 2, 3.5, 6] as const;

/**
 * Where one word of the query was found and what that is worth, by section and by page. Made once
 * for each place in a query and used again, because a search allocates nothing large.
 */
export class Evidence {
  /** In the section's own heading, its address, its text. */
  readonly heading: Float32Array;
  readonly address: Float32Array;
  readonly text: Float32Array;
  /** In the page's title, in its path or category. */
  readonly title: Float32Array;
  readonly path: Float32Array;
  /** The best anywhere on the page, and the sum over its texts. */
  readonly page: Float32Array;
  readonly pageTexts: Float32Array;

  constructor(private readonly index: Index) {
    const {sections, pages} = index;
    this.heading = new Float32Array(sections.length);
    this.address = new Float32Array(sections.length);
    this.text = new Float32Array(sections.length);
    this.title = new Float32Array(pages.length);
    this.path = new Float32Array(pages.length);
    this.page = new Float32Array(pages.length);
    this.pageTexts = new Float32Array(pages.length);
  }

  clear(): void {
    this.heading.fill(0);
    this.address.fill(0);
    this.text.fill(0);
    this.title.fill(0);
    this.path.fill(0);
    this.page.fill(0);
    this.pageTexts.fill(0);
  }

  /**
   * Adds the sections of one index word.
   *
   * @param worth of the match, 0–1
   * @param touch is called for each section; `isHead` for a heading, an address or a category
   */
  add(place: number, worth: number, touch: (section: number, isHead: boolean) => void): void {
    const {index} = this;
    const {sections} = index;
    index.headings.read(place, (section, field) => {
      const page = sections.page[section]!;
      const isTop = sections.parent[section]! < 0;
      if (field === Field.heading || field === Field.part) {
        const value = field === Field.part ? worth * ranking.compoundPart : worth;
        raise(this.heading, section, value);
        if (isTop) raise(this.title, page, value);
        raise(this.page, page, value * ranking.heading);
      } else if (isTop) {
        const value = worth * (field === Field.category ? ranking.category : ranking.address);
        raise(this.path, page, value);
        raise(this.page, page, value);
      } else raise(this.address, section, worth);
      touch(section, true);
    });
    const {textSaturation, textLength} = ranking;
    index.texts.read(place, (section, code) => {
      const times = TIMES[code as 0];
      // BM25's share of a repeated word in a text of this length.
      const held = textSaturation * (1 - textLength + textLength * sections.textLength[section]!);
      const value = (worth * times * (textSaturation + 1)) / (times + held);
      const page = sections.page[section]!;
      raise(this.text, section, value);
      raise(this.page, page, value * ranking.text);
      const parent = sections.parent[section]!;
      if (parent > index.pages.first[page]!) raise(this.text, parent, value * ranking.subText);
      this.pageTexts[page]! += value;
      touch(section, false);
    });
  }
}

function raise(values: Float32Array, place: number, value: number): void {
  if (value > values[place]!) values[place] = value;
}

/** What a page as a whole adds to each of its sections. */
type PagePart = {
  /** Share of the query that stands in the title, 0–1. */
  inTitle: number;
  /** How much the title is the query, and the other way round, 0–1. */
  titleIsQuery: number;
  evidence: number;
};

/** Scores the sections of one search. README.md, "Ranking", says in words what is added up here. */
export class Scorer {
  private readonly total: number;
  private readonly pageParts: (PagePart | undefined)[] = [];

  /** @param evidence one for each word, in the same order */
  constructor(
    private readonly index: Index,
    private readonly words: readonly QueryWord[],
    private readonly evidence: readonly Evidence[],
  ) {
    this.total = words.reduce((sum, word) => sum + word.weight, 0);
  }

  score(section: number): number {
    const {total, words} = this;
    const {sections, pages} = this.index;
    const page = sections.page[section]!;
    const pagePart = (this.pageParts[page] ??= this.scorePage(page));
    const firstSection = pages.first[page]!;
    const isTop = section === firstSection;
    const textValue = isTop ? ranking.intro : ranking.text;
    const headingValue = isTop ? 0 : ranking.heading;
    let sum = 0;
    let matched = 0;
    let inHeading = 0;
    let headingWords = 0;
    let inTrail = 0;
    for (let number = 0; number < words.length; number++) {
      const {weight} = words[number]!;
      const found = this.evidence[number]!;
      const own = found.heading[section]!;
      const title = found.title[page]!;
      let parent = 0;
      for (let up = sections.parent[section]!; up > firstSection; up = sections.parent[up]!) {
        if (found.heading[up]! > parent) parent = found.heading[up]!;
      }
      const asText = found.text[section]! * textValue;
      const asPath = found.path[page]!;
      const asAddress = found.address[section]! * ranking.address;
      const asTitle = title * ranking.title;
      const asHeading = own * headingValue;
      const asParent = parent * ranking.parent;
      const best = Math.max(asText, asPath, asAddress, asTitle, asHeading, asParent);
      if (best > 0) {
        const others = asText + asPath + asAddress + asTitle + asHeading + asParent - best;
        sum += weight * (best + ranking.otherAttributes * others);
        matched += weight * Math.min(1, best / ranking.matchedAt);
      }
      inHeading += weight * own;
      headingWords += own;
      inTrail += weight * Math.max(own, title, parent);
    }
    const headingShare = shareOf(headingWords, sections.headingLength[section]!);
    const titleBonus = isTop ? 1 : ranking.titleIsQueryInside;
    const score =
      (sum / total) * (matched / total) ** ranking.coverage +
      ranking.headingIsQuery * (inHeading / total) * headingShare +
      ranking.titleIsQuery * pagePart.titleIsQuery * titleBonus +
      ranking.trailIsQuery * (inTrail / total) * headingShare +
      pagePart.evidence;
    const isHistory = pages.isHistory[page] === 1 || sections.isHistory[section] === 1;
    const isLowered = isHistory && pagePart.inTitle < ranking.historyIsAsked;
    return (
      score *
        (isLowered ? ranking.history : 1) *
        (1 - ranking.depth * (sections.level[section]! - 1)) +
      (isTop ? ranking.top : 0) +
      pages.rank[page]! * ranking.pageRank
    );
  }

  private scorePage(page: number): PagePart {
    const {total, words} = this;
    const {sections, pages} = this.index;
    let inTitle = 0;
    let titleWords = 0;
    let onPage = 0;
    let matched = 0;
    let inTexts = 0;
    for (let number = 0; number < words.length; number++) {
      const {weight} = words[number]!;
      const found = this.evidence[number]!;
      inTitle += weight * found.title[page]!;
      titleWords += found.title[page]!;
      if (found.page[page] === 0) continue;
      onPage += weight * found.page[page]!;
      matched += weight;
      const texts = found.pageTexts[page]!;
      inTexts += (weight * texts) / (texts + ranking.pageTextSaturation);
    }
    const titleShare = shareOf(titleWords, sections.headingLength[pages.first[page]!]!);
    return {
      inTitle: inTitle / total,
      titleIsQuery: (inTitle / total) * titleShare,
      evidence:
        ranking.page * (onPage / total) * (matched / total) ** ranking.coverage +
        ranking.pageTexts * (inTexts / total),
    };
  }
}

/** How much of a heading of some words was found. */
function shareOf(found: number, length: number): number {
  return Math.min(1, found / Math.max(1, length));
}
