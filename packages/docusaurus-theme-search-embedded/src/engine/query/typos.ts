import type {TermDictionary} from '../format/terms';

/** A term near a query term; `typos` is 1 or 2. */
export type Typo = {term: number; typos: number};

export const DIGIT = /\p{N}/u;

/**
 * Terms within Algolia's typo tolerance: one typo from 4 letters, two from 8; a typo in the first
 * letter counts double. A typo is a letter too many, missing, wrong, or two swapped. A term with a
 * digit has none: 8090 is not 8080.
 *
 * @param asPrefix compares with the best beginning of each term instead of the whole
 */
export function findTypos(dictionary: TermDictionary, term: string, asPrefix: boolean): Typo[] {
  const allowed = term.length >= 8 ? 2 : term.length >= 4 ? 1 : 0;
  if (allowed === 0 || DIGIT.test(term)) return [];
  const found = scan(dictionary, term, allowed, asPrefix);
  if (allowed === 2) {
    for (const variant of firstLetterVariants(dictionary, term)) {
      const exact = dictionary.find(variant);
      const [from, to] = asPrefix
        ? dictionary.range(variant)
        : [exact, exact < 0 ? exact : exact + 1];
      for (let place = from; place < to; place++) found.push({term: place, typos: 2});
    }
  }
  return found.filter(typo => !DIGIT.test(dictionary.terms[typo.term]!));
}

/** The term with its first letter wrong, missing, doubled up or swapped with the second. */
function* firstLetterVariants(dictionary: TermDictionary, term: string): Generator<string> {
  const {terms} = dictionary;
  const rest = term.slice(1);
  const first = term.charAt(0);
  if (rest.charAt(0) !== first) {
    yield rest;
    yield rest.charAt(0) + first + rest.slice(1);
  }
  for (let place = 0; place < terms.length;) {
    const other = terms[place]!.charAt(0);
    if (other !== first) {
      yield other + rest;
      yield other + term;
    }
    place = dictionary.range(other)[1];
  }
}

/**
 * Edit distance to each term with the same first letter. Neighbors share their first letters, and
 * so the first rows of the table; a row that exceeds the limit rules out all terms that share it.
 */
function scan(
  dictionary: TermDictionary,
  word: string,
  allowed: number,
  asPrefix: boolean,
): Typo[] {
  const {terms, shared} = dictionary;
  const found: Typo[] = [];
  const width = word.length + 1;
  const rows = [Uint8Array.from({length: width}, (_, column) => column)];
  const [from, to] = dictionary.range(word.slice(0, 1));
  let known = 0;
  for (let place = from; place < to;) {
    const other = terms[place]!;
    let row = known;
    let isDead = false;
    while (row < other.length && !isDead) isDead = fillRow(rows, ++row, word, other) > allowed;
    const typos = asPrefix
      ? lowestEnd(rows, row, width - 1)
      : isDead
        ? Infinity
        : rows[row]![width - 1]!;
    const isFound = typos > 0 && typos <= allowed;
    if (isFound) found.push({term: place, typos});
    place++;
    // Terms with the same letters up to a dead row have the same answer.
    while (isDead && place < to && shared[place]! >= row) {
      if (isFound) found.push({term: place, typos});
      place++;
    }
    known = place < to ? Math.min(shared[place]!, row) : 0;
  }
  return found;
}

/** The fewest typos against any beginning of the term. */
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
