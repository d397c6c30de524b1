import {tableGap} from '../engine/analysis/tokens.js';
import type {StoredText} from '../engine/format/header.js';
import type {SectionHead} from '../engine/engine.js';
import {headingOf} from '../engine/format/sections.js';
import type {TextMatch, Marker} from './marking.js';

const noMatch: TextMatch = {weight: -1, nearness: 0, closeness: 0, words: 0};

/**
 * Returns whether a section's texts may contain more of the query than its heading.
 *
 * @param textWeight the summed weights of the query's terms in the texts
 */
export function needsTexts(
  marker: Marker,
  {page, headings}: SectionHead,
  textWeight: number,
): boolean {
  return textWeight > marker.match(headingOf(page, {headings})).weight;
}

const isRow = (text: string): boolean => text.includes(tableGap);

/**
 * Returns the passage that matches best, or null if there is none. Prefers prose, unless a table row or a
 * code sample contains more of the query than the heading and the prose.
 */
export function choosePassage(
  marker: Marker,
  {page, headings}: SectionHead,
  [prose, code]: StoredText,
): string | null {
  const heading = marker.match(headingOf(page, {headings}));
  const isSentence = (text: string): boolean => !isRow(text);
  const sentence = bestOf(prose.filter(isSentence), marker);
  const other = bestOf([...prose.filter(isRow), ...code], marker);
  const least = Math.max(heading.weight, sentence.match.weight);
  const {text, match} = sentence.text === null || other.match.weight > least ? other : sentence;
  return text && isRow(text) ? sentenceOf(text, match, marker) : text;
}

/** The minimum number of words of a cell that makes sense without its row. */
const minCellWords = 4;

/** Returns the longest cell that contains all matches of the row, or the whole row as a sentence. */
function sentenceOf(row: string, {weight}: TextMatch, marker: Marker): string {
  const cells = row.split(tableGap);
  const [answer] = cells
    .filter(cell => cell.split(' ').length >= minCellWords && marker.match(cell).weight === weight)
    .sort((a, b) => b.length - a.length);
  return answer ?? `${cells[0]}: ${cells.slice(1).join('; ')}`;
}

/**
 * Texts are compared until they have this many words of the query. Only very long sections have more, such as a log or a
 * code sample of 12,000 lines, in one text or in many. Reading them all would take longer than a key may.
 */
const maxCompared = 1000;

/** Returns the text with most of the query. On a tie, prefers adjacent words, then exact words. */
function bestOf(texts: readonly string[], marker: Marker): {text: string | null; match: TextMatch} {
  let best: {text: string | null; match: TextMatch} = {text: null, match: noMatch};
  let compared = 0;
  for (const text of texts) {
    if (compared >= maxCompared) {
      break;
    }
    const match = marker.match(text);
    compared += match.words;
    const ahead =
      match.weight - best.match.weight ||
      match.nearness - best.match.nearness ||
      match.closeness - best.match.closeness;
    if (ahead > 0) {
      best = {text, match};
    }
  }
  return best;
}
