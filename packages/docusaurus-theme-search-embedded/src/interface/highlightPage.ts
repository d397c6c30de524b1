import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import {attempt, setArrival} from './bar/arrival.js';
import type {SearchItem} from './list/items.js';
import {patternOf, queryWords, wordsOf} from './list/words.js';

/** The name of the highlight in style sheets: `::highlight(docusaurus-search)`. */
const name = 'docusaurus-search';

/** The words of the opened result, and the path of its page. */
let pending: {path: string; words: string[]} | undefined;

function rangesIn(root: Node, pattern: RegExp): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const {index, 0: match} of node.textContent!.matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + match.length);
      ranges.push(range);
    }
  }
  return ranges;
}

function clearByEscape({key}: KeyboardEvent): void {
  if (key === 'Escape') {
    CSS.highlights.delete(name);
  }
}

/** Highlights the words of the opened result, if it led to this page, and removes earlier highlights. */
function highlight(): void {
  // Cleared before anything can fail, so that the next page does not fail again.
  const opened = pending;
  pending = undefined;
  CSS.highlights.delete(name);
  window.removeEventListener('keydown', clearByEscape);
  const main = document.querySelector('main');
  if (main && opened?.path === window.location.pathname) {
    CSS.highlights.set(name, new Highlight(...rangesIn(main, patternOf(opened.words))));
    window.addEventListener('keydown', clearByEscape);
  }
}

function prepare(item: SearchItem, query: string): void {
  const marked = wordsOf(item);
  const words = marked.length > 0 ? marked : queryWords(query);
  const isSupported = dialog.highlight && 'highlights' in CSS;
  if (!isSupported || words.length === 0 || item.link.kind !== 'internal') {
    return;
  }
  const path = new URL(item.link.href, window.location.origin).pathname;
  pending = {path, words};
  setArrival(highlight);
  if (path === window.location.pathname) {
    highlight();
  }
}

/**
 * Highlights a result's words on its page until Escape or the next page, or else the words of the query.
 * Uses the CSS Custom Highlight API, which changes neither HTML nor URL. Older browsers show no
 * highlights. A failure leaves the page without highlights and never stops the caller.
 */
export function highlightPage(item: SearchItem, query: string): void {
  attempt(() => prepare(item, query));
}
