import {setArrival} from './arrival';
import type {SearchItem} from './list/items';
import {patternOf, wordsOf} from './list/words';

/** The name of the highlight in style sheets: `::highlight(docusaurus-search)`. */
const name = 'docusaurus-search';

/** The words of the result on its way, with the path of its page. */
let next: {path: string; words: string[]} | undefined;

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

/** Highlights the words of the result that led to this page, or removes those of the page before. */
function highlight(): void {
  CSS.highlights.delete(name);
  window.removeEventListener('keydown', clearByEscape);
  const main = document.querySelector('main');
  if (main && next?.path === window.location.pathname) {
    CSS.highlights.set(name, new Highlight(...rangesIn(main, patternOf(next.words))));
    window.addEventListener('keydown', clearByEscape);
  }
  next = undefined;
}

/**
 * Highlights a result's words on its page, until the next page or Escape. The page's HTML and URL stay as
 * they are, since this uses the CSS Custom Highlight API; older browsers show no highlight.
 */
export function highlightPage(item: SearchItem): void {
  const words = wordsOf(item);
  if (words.length === 0 || item.address.kind !== 'internal' || !('highlights' in CSS)) {
    return;
  }
  const path = new URL(item.address.href, window.location.origin).pathname;
  next = {path, words};
  setArrival(highlight);
  if (path === window.location.pathname) {
    highlight();
  }
}
