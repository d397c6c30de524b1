import type {MatchedValue} from '../engine/types';
import {tokenize, type Token} from '../engine/analysis/tokens';

/**
 * For each term found: which terms of the query it answers, how well (0–1), and how many letters of
 * it to mark.
 */
export type Marks = ReadonlyMap<string, Mark>;
type Mark = {queries: readonly number[]; boost: number; length: number};

export type MarkTags = {pre: string; post: string; ellipsis: string};

/** A stretch of a text that a query found; `word` is the number of its first word. */
type Span = Omit<Mark, 'length'> & {start: number; end: number; word: number};

/** The stretches of a text that a query found, in reading order, not overlapping. */
function spansOf(tokens: readonly Token[], marks: Marks): Span[] {
  const spans: Span[] = [];
  const add = ({term, start, end, parts}: Token, word: number): void => {
    const mark = marks.get(term);
    if (!mark) {
      parts.forEach(part => add(part, word));
      return;
    }
    // Folding may change a word's length; then no letter of it stands for another.
    const isSameLength = end - start === term.length;
    const last = isSameLength ? Math.min(end, start + mark.length) : end;
    const before = spans.at(-1);
    // Pairs of characters share one with the next pair.
    if (before && start < before.end) before.end = Math.max(before.end, last);
    else spans.push({start, end: last, word, queries: mark.queries, boost: mark.boost});
  };
  tokens.forEach(add);
  return spans;
}

/** Neighboring words of the query that are neighbors in the text, each by its first. */
function* pairsIn(spans: readonly Span[]): Generator<number> {
  for (const [number, {queries, word}] of spans.entries()) {
    const after = spans[number + 1];
    for (const query of queries) {
      const isNext = after && after.word - word <= 1 && after.queries.includes(query + 1);
      if (isNext || queries.includes(query + 1)) yield query;
    }
  }
}

/** How much of a query a text holds. */
export type Held = {
  /** Summed weights of its terms. */
  weight: number;
  /** Share of the query's neighboring words that are neighbors here, 0–1. */
  nearness: number;
  /** Summed weights by how well each term is answered. */
  closeness: number;
};

export function heldIn(text: string, marks: Marks, weights: readonly number[]): Held {
  const spans = spansOf(tokenize(text), marks);
  const boosts = weights.map(() => 0);
  for (const {queries, boost} of spans) {
    for (const query of queries) boosts[query] = Math.max(boosts[query]!, boost);
  }
  // Always in the query's order, so that the same terms give the same sum.
  return {
    weight: weights.reduce((sum, weight, query) => (boosts[query]! > 0 ? sum + weight : sum), 0),
    nearness: new Set(pairsIn(spans)).size / Math.max(1, weights.length - 1),
    closeness: weights.reduce((sum, weight, query) => sum + weight * boosts[query]!, 0),
  };
}

/**
 * A text with its matches between the request's tags. Like Algolia, nothing is escaped: take the
 * value apart at the tags and show the pieces as text.
 */
export function highlight(
  text: string,
  marks: Marks,
  queryWords: number,
  tags: MarkTags,
): MatchedValue {
  return mark(text, 0, text.length, spansOf(tokenize(text), marks), queryWords, tags);
}

/**
 * The `words` words of a text that hold the most matches, marked; an ellipsis stands where text
 * is left out.
 */
export function snippet(
  text: string,
  words: number,
  marks: Marks,
  queryWords: number,
  tags: MarkTags,
): MatchedValue {
  const tokens = tokenize(text);
  const spans = spansOf(tokens, marks);
  if (tokens.length <= words) return mark(text, 0, text.length, spans, queryWords, tags);
  const first = Math.min(bestWindow(spans, words), tokens.length - words);
  const start = first === 0 ? 0 : tokens[first]!.start;
  const isEnd = first + words >= tokens.length;
  const end = isEnd ? text.length : tokens[first + words - 1]!.end;
  const inside = spans
    .filter(span => span.start < end && span.end > start)
    .map(span => ({...span, start: Math.max(start, span.start), end: Math.min(end, span.end)}));
  const value = mark(text, start, end, inside, queryWords, tags);
  return {
    ...value,
    value: `${first === 0 ? '' : tags.ellipsis}${value.value}${isEnd ? '' : tags.ellipsis}`,
  };
}

/**
 * The first word of the window with the most different query words, its matches in the middle; of
 * several the first with the most of them next to each other.
 */
function bestWindow(spans: readonly Span[], words: number): number {
  const counts = new Map<number, number>();
  let best = {first: 0, queries: 0, pairs: 0};
  let from = 0;
  spans.forEach((span, to) => {
    for (const query of span.queries) counts.set(query, (counts.get(query) ?? 0) + 1);
    for (; spans[from]!.word <= span.word - words; from++) {
      for (const query of spans[from]!.queries) {
        const count = counts.get(query)! - 1;
        if (count === 0) counts.delete(query);
        else counts.set(query, count);
      }
    }
    if (counts.size < best.queries) return;
    // As many words apart as the window is long, so that all windows together take linear time.
    const pairs = new Set(pairsIn(spans.slice(from, to + 1))).size;
    if (counts.size === best.queries && pairs <= best.pairs) return;
    const spare = words - (span.word - spans[from]!.word + 1);
    const first = Math.max(0, spans[from]!.word - Math.floor(spare / 2));
    best = {first, queries: counts.size, pairs};
  });
  return best.first;
}

function mark(
  text: string,
  start: number,
  end: number,
  spans: readonly Span[],
  queryWords: number,
  {pre, post}: MarkTags,
): MatchedValue {
  let value = '';
  let position = start;
  for (const span of spans) {
    value += `${text.slice(position, span.start)}${pre}${text.slice(span.start, span.end)}${post}`;
    position = span.end;
  }
  value += text.slice(position, end);
  const found = new Set(spans.flatMap(({queries}) => queries)).size;
  const matchLevel = found === 0 ? 'none' : found < queryWords ? 'partial' : 'full';
  return {value, matchLevel};
}
