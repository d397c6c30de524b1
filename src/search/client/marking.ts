import type {MatchedValue} from '../types';
import {tokenize, type Token} from '../analysis/tokens';

/** For each term found: which terms of the query it answers, and how many letters of it to mark. */
export type Marks = ReadonlyMap<string, {queries: readonly number[]; length: number}>;

export type MarkTags = {pre: string; post: string; ellipsis: string};

type Span = {start: number; end: number; queries: readonly number[]};

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
    else spans.push({start, end: last, queries: mark.queries});
  };
  tokens.forEach(add);
  return spans;
}

/** Summed weights of the query's terms that a text holds. */
export function weightIn(text: string, marks: Marks, weights: readonly number[]): number {
  const found = queriesOf(spansOf(tokenize(text), marks));
  // Always in the query's order, so that the same terms give the same sum.
  return weights.reduce((sum, weight, query) => (found.has(query) ? sum + weight : sum), 0);
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
