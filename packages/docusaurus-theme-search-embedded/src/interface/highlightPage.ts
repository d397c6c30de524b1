import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import {attempt, setArrival} from './bar/arrival.js';
import type {SearchItem} from './list/items.js';
import {patternOf, queryWords, wordsOf} from './list/words.js';

/** The name of the highlight in style sheets: `::highlight(docusaurus-search)`. */
const name = 'docusaurus-search';

/** The words of the opened result, and the path of its page. */
let pending: {path: string; words: string[]} | undefined;

/** Parts of a page that repeat words of its text. */
const navigationSelector = 'nav, .table-of-contents, .theme-doc-toc-mobile';

/** Returns the elements with the text of the page: its articles, or all of a page without any. */
function articles(): Element[] {
  const found = Array.from(document.querySelectorAll('main article'));
  return found.length > 0 ? found : Array.from(document.querySelectorAll('main'));
}

function rangesIn(root: Element, pattern: RegExp): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    node =>
      node instanceof Element && node.matches(navigationSelector)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) {
      continue;
    }
    for (const {index, 0: match} of node.data.matchAll(pattern)) {
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
  if (opened?.path === window.location.pathname) {
    const pattern = patternOf(opened.words);
    const ranges = articles().flatMap(article => rangesIn(article, pattern));
    CSS.highlights.set(name, new Highlight(...ranges));
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
