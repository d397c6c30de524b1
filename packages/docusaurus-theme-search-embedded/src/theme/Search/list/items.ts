import type {Hierarchy, RecordType, SearchRecord} from '../../../engine/types';
import {resolveAddress, type Address, type SiteAddress} from '../backend/address';
import {plainText} from './Highlight';

/** What browser storage keeps of a hit. */
export type StoredHit = Pick<SearchRecord, 'objectID' | 'type' | 'url' | 'content' | 'hierarchy'>;

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
  hit: StoredHit;
  /** The hosted service's name of the search that found it, for its statistics. */
  queryID?: string;
};

type Level = keyof Hierarchy;
const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const types: readonly unknown[] = [...levels, 'content'] satisfies RecordType[];

/** What stands at a place of a value of any shape. */
export function valueAt(value: unknown, ...path: string[]): unknown {
  return path.reduce(
    (outer, key) =>
      typeof outer === 'object' && outer !== null
        ? (outer as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

/** The text there; null where there is none. */
export function textAt(value: unknown, ...path: string[]): string | null {
  const found = valueAt(value, ...path);
  return typeof found === 'string' && found.trim() !== '' ? found : null;
}

/** Whatever else a hit holds is left behind. */
function parseHit(value: unknown): StoredHit | undefined {
  const [objectID, url] = [textAt(value, 'objectID'), textAt(value, 'url')];
  const type = textAt(value, 'type');
  const content = textAt(value, 'content');
  const headings = levels.map(level => [level, textAt(value, 'hierarchy', level)] as const);
  const hasText = content !== null || headings.some(([, heading]) => heading);
  if (!objectID || !url || !types.includes(type) || !hasText) {
    return undefined;
  }
  const hierarchy = Object.fromEntries(headings) as Hierarchy;
  hierarchy.lvl0 ??= '';
  return {objectID, url, type: type as RecordType, content, hierarchy};
}

/** The record's own heading: that of its type, else the innermost it has. */
function ownLevel({type, hierarchy}: StoredHit): Level {
  const hasOwn = type !== 'content' && hierarchy[type];
  return hasOwn ? type : ([...levels].reverse().find(level => hierarchy[level]) ?? 'lvl0');
}

/**
 * Makes of a hit from outside, in an answer or in browser storage, what is shown.
 *
 * @returns `undefined` where it has not the shape of a record with something to show, or its address
 *   may not be followed.
 */
export function parseItem(value: unknown, site: SiteAddress): SearchItem | undefined {
  const hit = parseHit(value);
  const address = hit && resolveAddress(hit.url, site);
  if (!hit || !address) {
    return undefined;
  }
  const snippet = (...path: string[]) => textAt(value, '_snippetResult', ...path, 'value');
  const highlight = (...path: string[]) => textAt(value, '_highlightResult', ...path, 'value');
  // A heading in full where the answer has it: without its beginning it could be any other.
  const heading = (level: Level): string | null =>
    highlight('hierarchy', level) ?? snippet('hierarchy', level) ?? hit.hierarchy[level];
  const content = snippet('content') ?? highlight('content') ?? hit.content;
  const level = ownLevel(hit);
  const title = heading(level);
  const above = levels.filter(other => other > 'lvl0' && other < level).map(heading);
  return {
    objectID: hit.objectID,
    address,
    type: hit.type,
    // A passage without any heading above it speaks for itself.
    title: title || content || address.href,
    excerpt: title && content ? content : undefined,
    breadcrumb: above.filter(text => text !== null),
    group: plainText(heading('lvl0') ?? ''),
    family: textAt(value, 'family') ?? undefined,
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
