import {setArrival} from './arrival';
import {piecesOf} from './list/Highlight';
import type {SearchItem} from './list/items';

/** The name of the highlight in style sheets: `::highlight(docusaurus-search)`. */
const name = 'docusaurus-search';

/** The words of the result on its way, with the path of its page. */
let next: {path: string; words: string[]} | undefined;

/** Returns the words of a result that the query found, in the spelling of its page. */
export function wordsOf({title, breadcrumb, excerpt = ''}: SearchItem): string[] {
  const texts = [title, ...breadcrumb, excerpt];
  const words = texts
    .flatMap(piecesOf)
    .filter(({isMatch}) => isMatch)
    .map(({text}) => text.toLowerCase());
  return [...new Set(words)];
}

/** Returns a pattern for words at the beginning of a word, or anywhere in scripts without spaces. */
export function patternOf(words: readonly string[]): RegExp {
  const escaped = [...words]
    .sort((one, other) => other.length - one.length)
    .map(word => word.replace(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`));
  const before = String.raw`(?<![\p{N}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])`;
  return new RegExp(`${before}(?:${escaped.join('|')})`, 'giu');
}

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
