import type {Hierarchy, RecordType, SearchHit} from '../../../engine/types';
import {resolveAddress, type Address, type SiteAddress} from '../backend/address';
import {plainText} from './Highlight';

/** A hit as it is shown. */
export type SearchItem = {
  objectID: string;
  address: Address;
  /** The record's type, for its icon. */
  type: RecordType;
  /** The innermost heading, of the page or of a section, with highlight tags. */
  title: string;
  /** The passage that answers, or of a heading the beginning of its text, with highlight tags. */
  excerpt: string | undefined;
  /** The headings above it, outermost first, with highlight tags. */
  breadcrumb: string[];
  /** The group's name: `lvl0` as plain text. */
  group: string;
  /** The page that stands for all those that differ from this one in a name. */
  family: string | undefined;
  /** What browser storage keeps of it. */
  hit: SearchHit;
  /** The hosted service's name of the search that found it, for its statistics. */
  queryID?: string;
};

type Level = keyof Hierarchy;
const headingLevels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A heading in full where the answer has it: without its beginning it could be any other. */
function marked(hit: SearchHit, level: Level): string | null {
  const {_snippetResult: snippet, _highlightResult: highlight} = hit;
  return (
    highlight?.hierarchy?.[level]?.value ??
    snippet?.hierarchy?.[level]?.value ??
    hit.hierarchy[level]
  );
}

function markedContent({content, _snippetResult, _highlightResult}: SearchHit): string | null {
  return _snippetResult?.content?.value ?? _highlightResult?.content?.value ?? content;
}

/** The record's own heading: that of its type, else the innermost it has. */
function ownLevel({type, hierarchy}: SearchHit): Level {
  const hasOwn = type !== 'content' && hierarchy[type];
  return hasOwn ? type : ([...headingLevels].reverse().find(level => hierarchy[level]) ?? 'lvl0');
}

function headingsAbove(hit: SearchHit, level: Level): string[] {
  return headingLevels
    .filter(above => above < level)
    .map(above => marked(hit, above))
    .filter(heading => heading !== null);
}

/**
 * Makes of a hit what is shown.
 *
 * @returns `undefined` where its address may not be followed.
 */
export function toItem(hit: SearchHit, site: SiteAddress): SearchItem | undefined {
  const address = resolveAddress(hit.url, site);
  if (!address) {
    return undefined;
  }
  const content = markedContent(hit);
  const level = ownLevel(hit);
  // A passage without any heading above it speaks for itself.
  const heading = marked(hit, level);
  return {
    objectID: hit.objectID,
    address,
    type: hit.type,
    title: heading || content || address.href,
    excerpt: heading ? (content ?? undefined) : undefined,
    breadcrumb: headingsAbove(hit, level),
    group: plainText(marked(hit, 'lvl0') ?? ''),
    family: hit.family,
    hit,
  };
}

/** The address of an item's page. */
export function pageOf({address}: SearchItem): string {
  return address.href.replace(/#.*$/s, '');
}

/** The items in groups, in the order of the best of each. */
function groupBy(
  items: readonly SearchItem[],
  nameOf: (item: SearchItem) => string,
): SearchItem[][] {
  const groups = new Map<string, SearchItem[]>();
  for (const item of items) {
    groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  }
  return [...groups.values()];
}

/** The items of each page one after another, the page itself first; pages in the order of the best of each. */
export function groupByPage(items: readonly SearchItem[]): SearchItem[] {
  const depth = ({breadcrumb}: SearchItem): number => Math.min(breadcrumb.length, 1);
  return groupBy(items, pageOf).flatMap(page => page.sort((a, b) => depth(a) - depth(b)));
}

/** {@link groupByPage}, for each list of `size` results by itself, so that the next one moves none of them. */
export function groupByPageIn(items: readonly SearchItem[], size: number): SearchItem[] {
  const lists = Array.from({length: Math.ceil(items.length / size)}, (_, list) =>
    items.slice(list * size, (list + 1) * size),
  );
  return lists.flatMap(groupByPage);
}

/** The items of each group in the order of the best of each, at most `limit` of one group. */
export function groupItems(items: readonly SearchItem[], limit: number): SearchItem[][] {
  return groupBy(items, ({group}) => group).map(group => group.slice(0, limit));
}
