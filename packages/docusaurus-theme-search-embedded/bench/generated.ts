import type {SearchRecord} from '../src/shared/record';

/** Returns a deterministic generator of numbers from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const SYLLABLES = 'ba co di fe go hu ka le mi no pa re si to vu wi za cre pla sto tri'.split(' ');

/** The most frequent words are stop words, which texts are not indexed by. */
const stopWords = 25;

/** Thirteen real sites repeat 4 to 96 % of their headings ("Syntax", "Examples"), 30 % on average. */
const repeatedHeadings = 0.3;

/** Generates the same phrases and records in each run, with a Zipfian vocabulary. */
export class Vocabulary {
  readonly words: readonly string[];
  private readonly random = randomOf(1);

  constructor(size: number) {
    this.words = Array.from({length: size}, () =>
      Array.from({length: 1 + Math.ceil(this.random() * 3)}, () => this.syllable()).join(''),
    );
  }

  phrase(length: number): string {
    return Array.from({length}, () => this.word()).join(' ');
  }

  *records(pages: number, perPage: number): Generator<SearchRecord> {
    const common = Array.from({length: 50}, () => this.phrase(2));
    const heading = () =>
      this.random() < repeatedHeadings
        ? common[Math.floor(this.random() * common.length)]!
        : this.phrase(3);
    for (let page = 0; page < pages; page++) {
      const lvl1 = this.phrase(3);
      const url = `https://docs.example/${page % 200}/${lvl1.replaceAll(' ', '-')}-${page}`;
      let lvl2: string | null = null;
      for (let position = 0; position < perPage; position++) {
        const isHeading = position > 0 && position % 5 === 0;
        if (isHeading) {
          lvl2 = heading();
        }
        const anchor = lvl2 && lvl2.replaceAll(' ', '-');
        yield {
          objectID: `${page}-${position}`,
          type: position === 0 ? 'lvl1' : isHeading ? 'lvl2' : 'content',
          url: anchor ? `${url}#${anchor}` : url,
          url_without_anchor: url,
          anchor,
          content:
            position === 0 || isHeading ? null : this.phrase(12 + Math.floor(this.random() * 30)),
          hierarchy: {lvl0: 'Docs', lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
        };
      }
    }
  }

  private syllable(): string {
    return SYLLABLES[Math.floor(this.random() * SYLLABLES.length)]!;
  }

  private word(): string {
    const {length} = this.words;
    const rank = stopWords * ((length + stopWords) / stopWords) ** this.random() - stopWords;
    return this.words[Math.floor(rank)]!;
  }
}
