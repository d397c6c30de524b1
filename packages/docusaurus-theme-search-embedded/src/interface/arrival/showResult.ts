import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import type {SearchItem} from '../list/items.js';
import type {ReadExcerpts} from '../backend/useBackend.js';
import {patternOf, queryWords, withoutPartsOfNames, wordsOf} from '../list/words.js';
import {isSamePath} from '../../shared/paths.js';
import {comparable, matchesIn, type Match} from './pageText.js';
import {reveal} from './reveal.js';
import {targetOf} from './targetOf.js';
import {setArrival, type Arrival} from './useArrival.js';

/** The name of the highlight in style sheets: `::highlight(docusaurus-search)`. */
const name = 'docusaurus-search';

/** The attribute of a picture whose description has the words. Highlights have only text. */
const pictureAttribute = 'data-search-highlight';

/** The elements that a match belongs to. Of a table, the row. */
const blockSelector =
  'p, li, tr, pre, dt, dd, blockquote, figcaption, summary, h1, h2, h3, h4, h5, h6, [role="tab"], div';

/** The headings that begin a section. A title may have an id, too. */
const headingSelector = 'main :is(h2, h3, h4, h5, h6)[id]';

/** The words of the opened result, and the path of its page. */
let pending: {path: string; words: Promise<string[]>} | undefined;
let lastPath: string | undefined;

/** Returns the element with the text of the page: the article of its title, or all of a page whose articles are cards. */
function pageRoot(): Element {
  const article = document.querySelector('main h1')?.closest('article');
  return article ?? document.querySelector('main, .main-wrapper') ?? document.body;
}

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Returns the matches in the section of a heading; without a heading, those before the first one. */
function inSection(matches: readonly Match[], target: Element | null): Match[] {
  const headings = Array.from(document.querySelectorAll(headingSelector));
  const next = headings.find(heading => !target || isBefore(target, heading));
  return matches.filter(
    ({node}) => (!target || isBefore(target, node)) && (!next || isBefore(node, next)),
  );
}

function blockOf({node}: Match): Element {
  const parent = node.parentElement!;
  return parent.closest(blockSelector) ?? parent;
}

/** Returns the matches of the first block with the most different words. */
function bestBlock(matches: readonly Match[]): Match[] {
  const blocks = new Map<Element, Match[]>();
  for (const match of matches) {
    blocks.set(blockOf(match), [...(blocks.get(blockOf(match)) ?? []), match]);
  }
  const wordsIn = (block: readonly Match[]): number => new Set(block.map(({words}) => words)).size;
  return Array.from(blocks.values()).reduce<Match[]>(
    (best, block) => (wordsIn(block) > wordsIn(best) ? block : best),
    [],
  );
}

/** Returns the picture of a match, or the element with its text. */
function elementOf({node}: Match): Element {
  return node instanceof Element ? node : node.parentElement!;
}

/** Returns whether a match has a box. Of a picture for each color mode, one has none. */
function isRendered({range}: Match): boolean {
  return range.getClientRects().length > 0;
}

/** Returns whether a match is on screen, and neither the navbar nor another header covers it. */
function isInView(match: Match): boolean {
  const {left, top, width, height} = match.range.getBoundingClientRect();
  const hit = document.elementFromPoint(left + Math.min(width, 4) / 2, top + height / 2);
  const element = elementOf(match);
  return hit !== null && (hit.contains(element) || element.contains(hit));
}

/** Scrolls a match into the upper third of the window, and within what scrolls around it, such as tables and code. */
function scrollTo({node, range}: Match): void {
  const {body} = document;
  let outer = node.parentElement!;
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
  for (const picture of Array.from(document.querySelectorAll(`[${pictureAttribute}]`))) {
    picture.removeAttribute(pictureAttribute);
  }
  window.removeEventListener('keydown', clearByEscape);
}

function clearByEscape({key}: KeyboardEvent): void {
  if (key === 'Escape') {
    clearHighlights();
  }
}

/** Highlights texts everywhere on the page, and pictures only among the best matches. */
function highlight(matches: readonly Match[], best: readonly Match[]): void {
  if (!dialog.highlight) {
    return;
  }
  if ('highlights' in CSS) {
    const texts = matches.filter(({node}) => node instanceof Text);
    CSS.highlights.set(name, new Highlight(...texts.map(({range}) => range)));
  }
  for (const {node} of best) {
    if (node instanceof Element) {
      node.setAttribute(pictureAttribute, '');
    }
  }
  window.addEventListener('keydown', clearByEscape);
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
  const isHere = isSamePath(path, window.location.pathname);
  const hasScrolled = window.scrollY !== scrollY;
  if (words.length === 0 || !isHere) {
    return;
  }
  const pattern = patternOf(words.map(comparable));
  const matches = matchesIn(pageRoot(), pattern);
  const own = inSection(matches, target);
  const best = bestBlock(own.length > 0 ? own : matches);
  highlight(matches, best);
  const [first] = best;
  if (first && !hasScrolled) {
    await reveal(() => elementOf(first));
    const rendered = best.filter(isRendered);
    if (rendered[0] && !rendered.some(isInView)) {
      scrollTo(rendered[0]);
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
  if (!opened || !isSamePath(opened.path, pathname)) {
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
  const needsExcerpt = kind === 'text' && item.excerpt === '';
  const read = needsExcerpt ? await readExcerpts?.([id], {}).catch(() => undefined) : undefined;
  const excerpt = read?.[id] ?? item.excerpt;
  const marked = wordsOf({...item, excerpt});
  const isComplete = marked.length > 0 && (kind !== 'text' || excerpt !== '');
  return withoutPartsOfNames(isComplete ? marked : [...marked, ...queryWords(query)]);
}

/**
 * Shows a result once its page is on screen: opens the `details` and tabs that hide it, moves the focus to
 * its heading, highlights its words, and scrolls to the first one if none is in view. Highlights stay until
 * Escape or the next page. They are those of the CSS Custom Highlight API, which changes neither HTML nor
 * URL; older browsers have none. Pictures get an attribute. A failure leaves the page without them and never
 * stops the caller.
 */
export function showResult(item: SearchItem, query: string, readExcerpts?: ReadExcerpts): void {
  if (item.link.kind !== 'internal') {
    return;
  }
  const {pathname} = new URL(item.link.href, window.location.origin);
  pending = {path: pathname, words: wordsToShow(item, query, readExcerpts)};
  setArrival(onArrival);
}
