import type {MatchedValue} from '../engine/types';
import {tokenize, type Token} from '../engine/analysis/tokens';

/**
 * For each term found: which terms of the query it answers, how well (0–1), and how many letters of
 * it to mark.
 */
export type Marks = ReadonlyMap<string, Mark>;
type Mark = {queries: readonly number[]; boost: number; length: number};

export type MarkTags = {pre: string; post: string; ellipsis: string};

type Span = Omit<Mark, 'length'> & {start: number; end: number};

/** The stretches of a text that a query found, in reading order, not overlapping. */
function spansOf(tokens: readonly Token[], marks: Marks): Span[] {
  const spans: Span[] = [];
  const add = ({term, start, end, parts}: Token): void => {
    const mark = marks.get(term);
    if (!mark) {
      parts.forEach(add);
      return;
    }
    // Folding may change a word's length; then no letter of it stands for another.
    const isSameLength = end - start === term.length;
    const last = isSameLength ? Math.min(end, start + mark.length) : end;
    const before = spans.at(-1);
    // Pairs of characters share one with the next pair.
    if (before && start < before.end) before.end = Math.max(before.end, last);
    else spans.push({start, end: last, queries: mark.queries, boost: mark.boost});
  };
  tokens.forEach(add);
  return spans;
}

/** How much of a query a text holds: summed weights of its terms, and of how well each is answered. */
export type Held = {weight: number; closeness: number};

export function heldIn(text: string, marks: Marks, weights: readonly number[]): Held {
  const boosts = weights.map(() => 0);
  for (const {queries, boost} of spansOf(tokenize(text), marks)) {
    for (const query of queries) boosts[query] = Math.max(boosts[query]!, boost);
  }
  // Always in the query's order, so that the same terms give the same sum.
  return {
    weight: weights.reduce((sum, weight, query) => (boosts[query]! > 0 ? sum + weight : sum), 0),
    closeness: weights.reduce((sum, weight, query) => sum + weight * boosts[query]!, 0),
  };
}

function queriesOf(spans: readonly Span[]): Set<number> {
  return new Set(spans.flatMap(({queries}) => queries));
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
  const first = bestWindow(tokens, spans, words);
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

/** The first word of the window with the most different query words, its matches in the middle. */
function bestWindow(tokens: readonly Token[], spans: readonly Span[], words: number): number {
  let best = {first: 0, queries: 0};
  spans.forEach((span, number) => {
    const first = tokens.findIndex(token => token.end > span.start);
    const last = tokens[Math.min(tokens.length, first + words) - 1]!.end;
    const inside = spans.slice(number).filter(other => other.end <= last);
    const queries = queriesOf(inside).size;
    if (queries <= best.queries) return;
    const lastMatch = tokens.findIndex(token => token.end >= inside.at(-1)!.end);
    const spare = words - (lastMatch - first + 1);
    best = {first: Math.max(0, first - Math.floor(spare / 2)), queries};
  });
  return Math.min(best.first, tokens.length - words);
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
  const found = queriesOf(spans).size;
  const matchLevel = found === 0 ? 'none' : found < queryWords ? 'partial' : 'full';
  return {value, matchLevel};
}
