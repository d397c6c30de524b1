import {stem} from '../analysis/words';

/** Words in rising order, with the lookups that a query word needs. */
export class Lexicon {
  /** How many first letters each word shares with the one before. */
  constructor(
    readonly words: readonly string[],
    private readonly shared: Uint8Array,
  ) {}

  /** Number of the word, or -1. */
  find(word: string): number {
    const place = this.lowerBound(word);
    return this.words[place] === word ? place : -1;
  }

  /** The range of words that begin with `prefix`: `[from, to)`. */
  range(prefix: string): [from: number, to: number] {
    // U+FFFF is no letter, so no word of the index holds it.
    return [this.lowerBound(prefix), this.lowerBound(`${prefix}\uffff`)];
  }

  /** Words with the same stem, the word itself left out. */
  sameStem(word: string): number[] {
    const root = stem(word);
    if (root.length < 3) return [];
    const found: number[] = [];
    // A final y or doubled consonant may differ, so look one letter further up.
    const [from, to] = this.range(root.slice(0, Math.max(3, root.length - 1)));
    for (let place = from; place < to; place++) {
      const other = this.words[place]!;
      if (other !== word && other.length <= root.length + 7 && stem(other) === root)
        found.push(place);
    }
    return found;
  }

  /**
   * Words within Algolia's typo tolerance: one typo from 4 letters, two from 8; a typo in the
   * first letter counts double. A typo is a letter too many, missing, wrong, or two swapped.
   *
   * @param asPrefix compares with the best beginning of each word instead of the whole
   * @returns number of the word and its typos, 1 or more
   */
  typos(word: string, asPrefix: boolean): [place: number, typos: number][] {
    const allowed = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
    if (allowed === 0) return [];
    const found: [number, number][] = [];
    const first = word.slice(0, 1);
    this.scan(word, allowed, asPrefix, ...this.range(first), found);
    if (allowed === 2) {
      for (const variant of this.firstLetterVariants(word)) {
        const exact = this.find(variant);
        const [from, to] = asPrefix ? this.range(variant) : [exact, exact < 0 ? exact : exact + 1];
        for (let place = from; place < to; place++) found.push([place, 2]);
      }
    }
    return found;
  }

  /** The word with its first letter wrong, missing, doubled up or swapped with the second. */
  private *firstLetterVariants(word: string): Generator<string> {
    const rest = word.slice(1);
    const first = word.charAt(0);
    if (rest.charAt(0) !== first) {
      yield rest;
      yield rest.charAt(0) + first + rest.slice(1);
    }
    for (let place = 0; place < this.words.length;) {
      const other = this.words[place]!.charAt(0);
      if (other !== first) {
        yield other + rest;
        yield other + word;
      }
      place = this.range(other)[1];
    }
  }

  /**
   * Edit distance to each word of a range. Neighbours share their first letters, and so the
   * first rows of the table; a row that exceeds the limit rules out all words that share it.
   */
  private scan(
    word: string,
    allowed: number,
    asPrefix: boolean,
    from: number,
    to: number,
    found: [number, number][],
  ): void {
    const width = word.length + 1;
    const rows = [Uint8Array.from({length: width}, (_, column) => column)];
    let known = 0;
    for (let place = from; place < to;) {
      const other = this.words[place]!;
      let row = known;
      let isDead = false;
      while (row < other.length && !isDead) isDead = fillRow(rows, ++row, word, other) > allowed;
      const typos = asPrefix
        ? lowestEnd(rows, row, width - 1)
        : isDead
          ? Infinity
          : rows[row]![width - 1]!;
      const isFound = typos > 0 && typos <= allowed;
      if (isFound) found.push([place, typos]);
      place++;
      // Words with the same letters up to a dead row have the same answer.
      while (isDead && place < to && this.shared[place]! >= row) {
        if (isFound) found.push([place, typos]);
        place++;
      }
      known = place < to ? Math.min(this.shared[place]!, row) : 0;
    }
  }

  private lowerBound(word: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.words[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The fewest typos against any beginning of the word. */
function lowestEnd(rows: readonly Uint8Array[], last: number, end: number): number {
  let lowest = Infinity;
  for (let row = 1; row <= last; row++) lowest = Math.min(lowest, rows[row]![end]!);
  return lowest;
}

/** One row of the restricted Damerau–Levenshtein table. @returns its lowest value */
function fillRow(rows: Uint8Array[], row: number, word: string, other: string): number {
  const width = word.length + 1;
  const above = rows[row - 1]!;
  const twoAbove = rows[row - 2];
  const current = (rows[row] ??= new Uint8Array(width));
  const letter = other.charCodeAt(row - 1);
  const letterBefore = row > 1 ? other.charCodeAt(row - 2) : -1;
  current[0] = row;
  let lowest = row;
  for (let column = 1; column < width; column++) {
    const own = word.charCodeAt(column - 1);
    let cost = Math.min(above[column]!, current[column - 1]!) + 1;
    cost = Math.min(cost, above[column - 1]! + (own === letter ? 0 : 1));
    if (twoAbove && column > 1 && own === letterBefore && word.charCodeAt(column - 2) === letter) {
      cost = Math.min(cost, twoAbove[column - 2]! + 1);
    }
    current[column] = cost;
    if (cost < lowest) lowest = cost;
  }
  return lowest;
}
