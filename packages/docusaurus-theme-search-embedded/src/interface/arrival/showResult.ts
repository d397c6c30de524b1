import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import type {SearchItem} from '../list/items.js';
import type {ReadExcerpts} from '../backend/useBackend.js';
import {patternOf, queryWords, wordsOf} from '../list/words.js';
import {comparable, rangesIn} from './pageText.js';
import {reveal, targetOf} from './reveal.js';
import {setArrival, type Arrival} from './useArrival.js';

/** The name of the highlight in style sheets: `::highlight(docusaurus-search)`. */
const name = 'docusaurus-search';

/** The elements that a match belongs to. Of a table, the row. */
const blockSelector =
  'p, li, tr, pre, dt, dd, blockquote, figcaption, summary, h1, h2, h3, h4, h5, h6, [role="tab"], div';

/** The headings that begin a section. A title may have an id, too. */
const headingSelector = 'main :is(h2, h3, h4, h5, h6)[id]';

/** The words of the opened result, and the path of its page. */
let pending: {path: string; words: Promise<string[]>} | undefined;
let lastPath: string | undefined;

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** Returns the element with the text of the page: the article of its title, or all of a page whose articles are cards. */
function pageRoot(): Element {
  const article = document.querySelector('main h1')?.closest('article');
  return article ?? document.querySelector('main, .main-wrapper') ?? document.body;
}

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Returns the ranges in the section of a heading; without a heading, those before the first one. */
function inSection(ranges: readonly Range[], target: Element | null): Range[] {
  const headings = Array.from(document.querySelectorAll(headingSelector));
  const next = headings.find(heading => !target || isBefore(target, heading));
  return ranges.filter(
    ({startContainer: node}) =>
      (!target || isBefore(target, node)) && (!next || isBefore(node, next)),
  );
}

function blockOf({startContainer}: Range): Element {
  const parent = startContainer.parentElement!;
  return parent.closest(blockSelector) ?? parent;
}

/** Returns the ranges of the first block with the most different words. */
function bestBlock(ranges: readonly Range[]): Range[] {
  const blocks = new Map<Element, Range[]>();
  for (const range of ranges) {
    blocks.set(blockOf(range), [...(blocks.get(blockOf(range)) ?? []), range]);
  }
  const wordsIn = (block: readonly Range[]): number =>
    new Set(block.map(range => comparable(String(range)).toLowerCase())).size;
  return Array.from(blocks.values()).reduce<Range[]>(
    (best, block) => (wordsIn(block) > wordsIn(best) ? block : best),
    [],
  );
}

/** Returns whether a range is on screen, and neither the navbar nor another header covers it. */
function isInView(range: Range): boolean {
  const {left, top, width, height} = range.getBoundingClientRect();
  const hit = document.elementFromPoint(left + Math.min(width, 4) / 2, top + height / 2);
  const element = range.startContainer.parentElement!;
  return hit !== null && (hit.contains(element) || element.contains(hit));
}

/** Scrolls a range into the upper third of the window, and within what scrolls around it, such as tables and code. */
function scrollTo(range: Range): void {
  const {body} = document;
  let outer = range.startContainer.parentElement!;
  for (; outer !== body && body.contains(outer); outer = outer.parentElement!) {
    const [box, own] = [outer.getBoundingClientRect(), range.getBoundingClientRect()];
    const left = own.left < box.left || own.right > box.right ? own.left - box.left : 0;
    const top = own.top < box.top || own.bottom > box.bottom ? own.top - box.top : 0;
    outer.scrollBy({left, top, behavior: 'instant'});
  }
  const top = window.scrollY + range.getBoundingClientRect().top - window.innerHeight / 3;
  window.scrollTo({top, behavior: 'instant'});
}

/** Moves the focus to the target of the hash, or to the page's title. */
function focusTarget(target: HTMLElement | null): void {
  const focused = target ?? pageRoot().querySelector<HTMLElement>('h1');
  if (focused && focused.tabIndex < 0) {
    focused.tabIndex = -1;
  }
  focused?.focus({preventScroll: true});
  if (target) {
    target.scrollIntoView({behavior: 'instant'});
  } else {
    window.scrollTo({top: 0, behavior: 'instant'});
  }
}

function clearHighlights(): void {
  if ('highlights' in CSS) {
    CSS.highlights.delete(name);
  }
  window.removeEventListener('keydown', clearByEscape);
}

function clearByEscape({key}: KeyboardEvent): void {
  if (key === 'Escape') {
    clearHighlights();
  }
}

function highlight(ranges: readonly Range[]): void {
  if (dialog.highlight && 'highlights' in CSS) {
    CSS.highlights.set(name, new Highlight(...ranges));
    window.addEventListener('keydown', clearByEscape);
  }
}

/** Opens what hides the result, moves the focus to its heading, and scrolls to its words if none is in view. */
async function show(
  {path, words: awaited}: NonNullable<typeof pending>,
  hash: string,
): Promise<void> {
  await reveal(() => targetOf(hash));
  const target = targetOf(hash);
  focusTarget(target);
  const {scrollY} = window;
  const words = await awaited;
  // The reader may have gone on meanwhile.
  const isHere = withoutSlash(path) === withoutSlash(window.location.pathname);
  const hasScrolled = window.scrollY !== scrollY;
  if (words.length === 0 || !isHere) {
    return;
  }
  const pattern = patternOf(words.map(comparable));
  const ranges = rangesIn(pageRoot(), pattern);
  highlight(ranges);
  const own = inSection(ranges, target);
  const best = bestBlock(own.length > 0 ? own : ranges);
  const [first] = best;
  if (first && !hasScrolled) {
    await reveal(() => first.startContainer.parentElement);
    if (!best.some(isInView)) {
      scrollTo(first);
    }
  }
}

async function onArrival({pathname, hash}: Arrival): Promise<boolean> {
  // Cleared before anything can fail, so that the next page does not fail again.
  const opened = pending;
  pending = undefined;
  if (opened || pathname !== lastPath) {
    clearHighlights();
  }
  lastPath = pathname;
  if (!opened || withoutSlash(opened.path) !== withoutSlash(pathname)) {
    return false;
  }
  await show(opened, hash);
  return true;
}

/** Returns the words that matched in a result, also if it was opened before its excerpt was read, or else the query's. */
async function wordsToShow(
  item: SearchItem,
  query: string,
  readExcerpts?: ReadExcerpts,
): Promise<string[]> {
  const {id, kind} = item;
  const isUnread = kind === 'text' && item.excerpt === '';
  const excerpts = isUnread ? await readExcerpts?.([id], {}).catch(() => undefined) : undefined;
  const excerpt = excerpts?.[id] ?? item.excerpt;
  const marked = wordsOf({...item, excerpt});
  const isComplete = marked.length > 0 && !(isUnread && !excerpt);
  return isComplete ? marked : [...marked, ...queryWords(query)];
}

/**
 * Shows a result once its page is on screen: opens the `details` and tabs that hide it, moves the focus to
 * its heading, highlights its words, and scrolls to the first one if none is in view. Highlights stay until
 * Escape or the next page. They are those of the CSS Custom Highlight API, which changes neither HTML nor
 * URL; older browsers have none. A failure leaves the page without them and never stops the caller.
 */
export function showResult(item: SearchItem, query: string, readExcerpts?: ReadExcerpts): void {
  if (item.link.kind !== 'internal') {
    return;
  }
  const {pathname} = new URL(item.link.href, window.location.origin);
  pending = {path: pathname, words: wordsToShow(item, query, readExcerpts)};
  setArrival(onArrival);
}
