import escapeStringRegexp from 'escape-string-regexp';
import {fold} from '../engine/analysis/fold.js';
import {
  isUnspaced,
  joinedSpelling,
  pairsIn as pairsInWord,
  tokenize,
  tokenizeSigns,
  wordsOrSigns,
  type Token,
} from '../engine/analysis/tokens.js';
import {compoundsWith, minPartLength, stemOfPart} from '../engine/format/stems.js';
import {plainWords, RunFinder} from '../engine/query/adjacency.js';
import {markTags} from './hit.js';
import type {QueryTerm} from '../engine/query/parse.js';

/** The query words that a term matches, how well (0–1), and how many of its letters to mark. */
export type Mark = {
  queries: readonly number[];
  /** Whether it is only a synonym of these words. */
  isSynonym?: boolean;
  boost: number;
  length: number;
  /** The synonym of several words that this is a part of. It is marked only if the text has all of it. */
  phrase?: RunFinder;
  /** The word whose pair of characters this is. It is marked only if the text has all of the word. */
  whole?: string;
};

const ellipsis = '…';
/** Characters that are reserved for marks. */
const reserved = /[\ue000-\ue002]/g;

/** A match in a text. `word` is the index of its first word. */
type Span = Omit<Mark, 'length'> & {start: number; end: number; word: number};

/** A word of a text. It is tokenized only if it may contain a word of the query. */
type Word = {start: number; end: number; token?: Token};

/** How well a text matches a query. */
export type TextMatch = {
  /** The summed weights of the matched terms. */
  weight: number;
  /** The share of adjacent query words that are adjacent in the text, 0–1. */
  nearness: number;
  /** The summed weights, each multiplied by how well the term matches. */
  closeness: number;
  /** The number of matches in the text. */
  words: number;
};

/** Non-ASCII letters, which folding may change. */
const nonAscii = '[^\\x00-\\x7f]';

/** Returns a pattern for the first letters of terms; of numbers only the first digit, since commas may follow. */
function prefixPattern(terms: Iterable<string>): string {
  const prefixes = Array.from(terms).map(term => term.slice(0, /^\d/.test(term) ? 1 : 3));
  const escaped = Array.from(new Set(prefixes)).map(escapeStringRegexp);
  return [...escaped, nonAscii].join('|');
}

/** Finds a query's terms in texts. */
export class Marker {
  /** Prefilters words by the first letters of terms. Tokenizing all words of a text would take ten times as long. */
  private readonly prefixes: RegExp;
  /** The marks of compounds, by the stem of the word that is a part of them. */
  private readonly compounds: readonly (readonly [stem: string, mark: Mark])[];

  /**
   * @param weights the weights of the query's words
   * @param unmarked the words that are not highlighted: stop words, unless nothing else matches
   */
  constructor(
    private readonly marks: ReadonlyMap<string, Mark>,
    readonly weights: readonly number[],
    private readonly unmarked: ReadonlySet<number> = new Set(),
  ) {
    this.prefixes = new RegExp(prefixPattern(marks.keys()), 'gi');
    this.compounds = Array.from(marks).flatMap(([term, mark]) => {
      const stem = stemOfPart(term);
      return stem === undefined ? [] : [[stem, mark] as const];
    });
  }

  static of(terms: readonly QueryTerm[]): Marker {
    const marks = new Map<string, Mark>();
    terms.forEach(({term: typed, expansions}, query) => {
      for (const expansion of expansions) {
        const {boost, prefixLength = Infinity, isSynonym = false, phrase, apart} = expansion;
        const stem = stemOfPart(expansion.term);
        // Too many words contain a short stem, such as `dat` of `Daten`.
        const isShort = stem !== undefined && stem.length < minPartLength;
        const term = isShort ? compoundsWith(typed) : expansion.term;
        if (apart) {
          const pair = new RunFinder(plainWords(apart.join(' ')));
          apart.forEach(word =>
            marks.set(word, {queries: [query], boost, length: Infinity, phrase: pair}),
          );
          continue;
        }
        const {queries, ...known} = marks.get(term) ?? {
          queries: [],
          boost,
          length: 0,
          isSynonym: true,
        };
        marks.set(term, {
          queries: [...queries, query],
          isSynonym: isSynonym && known.isSynonym,
          ...(phrase !== undefined &&
            !marks.has(term) && {phrase: new RunFinder(plainWords(phrase))}),
          boost: Math.max(known.boost, boost),
          length: Math.max(known.length, prefixLength),
        });
        // A word of a script without spaces may span several words of the text.
        const pairs = isUnspaced(term) && prefixLength === Infinity ? pairsInWord(term) : [];
        if (pairs.length > 1) {
          pairs
            .filter(pair => !marks.has(pair))
            .forEach(pair =>
              marks.set(pair, {queries: [query], boost, length: Infinity, whole: term}),
            );
        }
      }
    });
    const hasTopic = terms.some(({isStopWord, expansions}) => !isStopWord && expansions.length > 0);
    const stopWords = hasTopic
      ? terms.flatMap(({isStopWord}, query) => (isStopWord ? query : []))
      : [];
    return new Marker(
      marks,
      terms.map(({weight}) => weight),
      new Set(stopWords),
    );
  }

  match(text: string): TextMatch {
    // Most lines of a long code sample match nothing.
    this.prefixes.lastIndex = 0;
    if (!this.prefixes.test(text)) {
      return {weight: 0, nearness: 0, closeness: 0, words: 0};
    }
    const spans = this.spansOf(text, this.wordsOf(text));
    const boosts = this.weights.map(() => 0);
    for (const {queries, boost} of spans) {
      for (const query of queries) {
        boosts[query] = Math.max(boosts[query]!, boost);
      }
    }
    const match = {weight: 0, closeness: 0};
    // Adds in the query's order, so that the same terms have the same floating-point sum.
    for (const [query, weight] of this.weights.entries()) {
      if (boosts[query]! > 0) {
        match.weight += weight;
      }
      match.closeness += weight * boosts[query]!;
    }
    const nearness = new Set(pairsIn(spans)).size / Math.max(1, this.weights.length - 1);
    return {...match, nearness, words: spans.length};
  }

  /** Returns a text with its matches between {@link markTags}. Escapes nothing. */
  highlight(text: string): string {
    const spans = this.spansOf(text, this.wordsOf(text));
    return mark(text, 0, text.length, this.highlightedOf(spans));
  }

  /** Returns the window of `length` words with the most matches, marked. */
  snippet(text: string, length: number): string {
    const words = this.wordsOf(text);
    const spans = this.spansOf(text, words);
    if (words.length <= length) {
      return mark(text, 0, text.length, this.highlightedOf(spans));
    }
    const first = Math.min(bestWindow(spans, length), words.length - length);
    const start = first === 0 ? 0 : words[first]!.start;
    const isEnd = first + length >= words.length;
    const end = isEnd ? text.length : words[first + length - 1]!.end;
    const inside = this.highlightedOf(spans)
      .filter(span => span.start < end && span.end > start)
      .map(span => ({...span, start: Math.max(start, span.start), end: Math.min(end, span.end)}));
    const value = mark(text, start, end, inside);
    return `${first === 0 ? '' : ellipsis}${value}${isEnd ? '' : ellipsis}`;
  }

  private wordsOf(text: string): Word[] {
    const words: Word[] = [];
    let end = 0;
    this.prefixes.lastIndex = 0;
    for (let match = this.prefixes.exec(text); match; match = this.prefixes.exec(text)) {
      const start = text.lastIndexOf(' ', match.index) + 1;
      passWords(text, end, start, words);
      end = endOfWord(text, start);
      const word = text.slice(start, end);
      for (const token of tokensOf(word)) {
        words.push({start: start + token.start, end: start + token.end, token});
      }
      this.prefixes.lastIndex = end = end + 1;
    }
    passWords(text, end, text.length, words);
    return words;
  }

  /** Returns the matches in a text, in reading order, without overlaps. */
  private spansOf(text: string, words: readonly Word[]): Span[] {
    const spans: Span[] = [];
    for (const [word, {start, token}] of words.entries()) {
      if (token) {
        this.addSpans(spans, token, start - token.start, word);
      }
    }
    const whole = spans.filter(({phrase}) => !phrase || phrase.hasAll([text]));
    return withoutOverlaps(whole, text);
  }

  /** Returns the matches that are highlighted. */
  private highlightedOf(spans: readonly Span[]): readonly Span[] {
    return spans.filter(({queries}) => queries.some(query => !this.unmarked.has(query)));
  }

  private addSpans(spans: Span[], token: Token, offset: number, word: number): void {
    const {term, start, end, parts} = token;
    const mark =
      [term, ...joinedSpelling(token)].map(each => this.marks.get(each)).find(Boolean) ??
      this.compounds.find(([stem]) => term.includes(stem))?.[1];
    if (!mark) {
      for (const part of parts) {
        this.addSpans(spans, part, offset, word);
      }
      return;
    }
    const {queries, boost, length, whole, phrase, isSynonym} = mark;
    // If folding changed the word's length, marks all of it.
    const isSameLength = end - start === term.length;
    const last = isSameLength ? Math.min(end, start + length) : end;
    spans.push({
      start: offset + start,
      end: offset + last,
      word,
      queries,
      boost,
      whole,
      phrase,
      isSynonym,
    });
  }
}

/**
 * Joins the pairs of characters of one word, drops those that are not the whole word, and shortens matches
 * that overlap the one before.
 */
function withoutOverlaps(spans: readonly Span[], text: string): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (span.whole && last?.whole === span.whole && span.start < last.end) {
      joined[joined.length - 1] = {...last, end: Math.max(last.end, span.end)};
    } else {
      joined.push(span);
    }
  }
  const found: Span[] = [];
  for (const span of joined) {
    const start = Math.max(span.start, found.at(-1)?.end ?? 0);
    const isComplete = !span.whole || fold(text.slice(span.start, span.end)).includes(span.whole);
    if (isComplete && start < span.end) {
      found.push({...span, start});
    }
  }
  return found;
}

function mark(text: string, from: number, to: number, spans: readonly Span[]): string {
  let value = '';
  let position = from;
  for (const span of spans) {
    const last = endOfCharacter(text, span.end);
    const tag = span.isSynonym ? markTags.synonym : markTags.start;
    value += `${plain(text, position, span.start)}${tag}${plain(text, span.start, last)}${markTags.end}`;
    position = last;
  }
  return value + plain(text, position, to);
}

/** Returns a part of a text, without reserved characters. */
function plain(text: string, from: number, to: number): string {
  return text.slice(from, to).replace(reserved, '');
}

/** Returns the end of a character with its combining marks, such as vowels in Khmer. */
function endOfCharacter(text: string, end: number): number {
  const marks = /\p{M}*/uy;
  marks.lastIndex = end;
  marks.exec(text);
  return marks.lastIndex;
}

/** Returns the words and signs between two spaces, which may be several lines. */
function tokensOf(text: string): Token[] {
  return /\s/.test(text) ? [...tokenize(text), ...tokenizeSigns(text)] : wordsOrSigns(text);
}

function endOfWord(text: string, start: number): number {
  const space = text.indexOf(' ', start);
  return space < 0 ? text.length : space;
}

/** Adds words that are not tokenized. */
function passWords(text: string, from: number, to: number, words: Word[]): void {
  for (let start = from; start < to;) {
    const end = endOfWord(text, start);
    words.push({start, end});
    start = end + 1;
  }
}

/** Yields the adjacent query words that are adjacent in the text, each by the index of the first. */
function* pairsIn(spans: readonly Span[]): Generator<number> {
  for (const [number, {queries, word}] of spans.entries()) {
    const after = spans[number + 1];
    for (const query of queries) {
      const isNext = after && after.word - word <= 1 && after.queries.includes(query + 1);
      if (isNext || queries.includes(query + 1)) {
        yield query;
      }
    }
  }
}

/**
 * Returns the first word of the window with the most distinct query words, centered on its matches. On a
 * tie, prefers more adjacent words, then the earlier window.
 */
function bestWindow(spans: readonly Span[], words: number): number {
  const counts = new Map<number, number>();
  let best = {first: 0, queries: 0, pairs: 0};
  let from = 0;
  spans.forEach((span, to) => {
    for (const query of span.queries) {
      counts.set(query, (counts.get(query) ?? 0) + 1);
    }
    for (; spans[from]!.word <= span.word - words; from++) {
      for (const query of spans[from]!.queries) {
        const count = counts.get(query)! - 1;
        if (count === 0) {
          counts.delete(query);
        } else {
          counts.set(query, count);
        }
      }
    }
    if (counts.size < best.queries) {
      return;
    }
    // Only visits spans of the current window, so that the whole loop takes linear time.
    const pairs = new Set(pairsIn(spans.slice(from, to + 1))).size;
    if (counts.size === best.queries && pairs <= best.pairs) {
      return;
    }
    const spare = words - (span.word - spans[from]!.word + 1);
    const first = Math.max(0, spans[from]!.word - Math.floor(spare / 2));
    best = {first, queries: counts.size, pairs};
  });
  return best.first;
}
