import {Field} from './build';
import type {Index} from './indexFile';
import type {Ranking} from './ranking';

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

  constructor(
    private readonly index: Index,
    private readonly ranking: Ranking,
  ) {
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
    const {index, ranking} = this;
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
