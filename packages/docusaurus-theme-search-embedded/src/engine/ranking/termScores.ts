import {codeOf, Field, sectionOf, termFrequencies} from '../format/postings.js';
import type {Index} from '../format/parseIndex.js';
import {isAlias} from '../format/stems.js';
import {rarityOf} from '../format/terms.js';
import type {IndexTerms} from '../query/dictionary.js';
import type {Expansion} from '../query/expansions.js';
import {maxTerms} from '../query/parts.js';
import type {Matches} from './matches.js';
import type {Ranking} from './constants.js';

/** Matches words that signs join. In code they count as in prose, because nobody types them by accident. */
const compound = /[^\p{L}\p{N}]/u;

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
  /** The sections with a name in their heading of which the word is a part: `OCI` of `OCIRepository`. */
  private readonly withName = new Set<number>();
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
    this.valuesOfTexts = termFrequencies.map(times =>
      times === 0 ? part : (times * (saturation + 1)) / (times + saturation),
    );
  }

  clear(): void {
    this.heading.fill(0);
    this.text.fill(0);
    this.headingWeight.fill(0);
    this.path.fill(0);
    this.pageTexts.fill(0);
    this.withName.clear();
  }

  /**
   * Adds the sections of one term of the index. The word itself comes before its completions.
   *
   * @param bit the bit of the query's word in `matches`
   */
  add(
    {term, boost, isInHeadings, prefixLength}: Expansion,
    own: IndexTerms,
    bit: number,
    matches: Matches,
  ): void {
    // A name that begins with the word counts as its part, not as the whole heading.
    const isCompletion = prefixLength !== undefined;
    const {withName} = this;
    const all = own.headingsOf(term);
    const postings =
      isCompletion && withName.size > 0
        ? all.filter(posting => !withName.has(sectionOf(posting)))
        : all;
    this.addHeadings(postings, boost, bit, matches);
    for (const posting of isCompletion ? [] : postings) {
      if (codeOf(posting) === Field.part) {
        withName.add(sectionOf(posting));
      }
    }
    if (!isInHeadings) {
      const isCompound = compound.test(term) && !isAlias(term);
      this.addTexts(own.textsOf(term), boost, isCompound, bit, matches);
    }
  }

  private addHeadings(postings: Uint32Array, boost: number, bit: number, matches: Matches): void {
    const {index, ranking} = this;
    const {page: pageOf, parent} = index.sections;
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
    const bits = bit | (bit << maxTerms);
    const values = this.valuesOfTexts.map(value => boost * value);
    if (isCompound) {
      values[0] = boost;
    }
    for (const posting of postings) {
      const section = sectionOf(posting);
      const value = values[codeOf(posting)]!;
      if (value > text[section]!) {
        text[section] = value;
      }
      pageTexts[pageOf[section]!]! += value;
      matches.add(section, bits);
    }
  }
}

function raise(values: Float32Array, index: number, value: number): void {
  if (value > values[index]!) {
    values[index] = value;
  }
}
