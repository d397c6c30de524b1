import {plainText, type Hit} from '../../../engine/hit';
import {resolveAddress, type Address, type SiteAddress} from '../backend/address';

/** A hit as the dialog and the search page show it. Texts are marked unless stated otherwise. */
export type SearchItem = Hit & {
  address: Address;
  /** The page's title, or the section's heading. */
  title: string;
  /** The headings above the title, outermost first. */
  breadcrumb: string[];
  /** The category as plain text. */
  group: string;
};

/** Returns what is shown of a hit, or undefined if its URL may not be followed. */
export function itemOf(hit: Hit, site: SiteAddress): SearchItem | undefined {
  const address = resolveAddress(hit.url, site);
  if (!address) {
    return undefined;
  }
  const headings = hit.headings.filter(heading => heading !== null);
  const title = headings.pop() || (headings.length === 0 && hit.kind !== 'text' && hit.category);
  return {
    ...hit,
    address,
    // A passage without a heading is its own title.
    title: title || hit.excerpt || address.href,
    excerpt: title ? hit.excerpt : undefined,
    breadcrumb: headings,
    group: plainText(hit.category),
  };
}

/** Returns the URL of an item's page, without the anchor. */
export function pageOf({address}: SearchItem): string {
  return address.href.replace(/#.*$/s, '');
}

/** Groups items in the order of the best of each group. */
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

/** Puts the items of a page together, the page first; pages keep the order of the best of each. */
export function groupByPage(items: readonly SearchItem[]): SearchItem[] {
  const depth = ({breadcrumb}: SearchItem): number => Math.min(breadcrumb.length, 1);
  return groupBy(items, pageOf).flatMap(page => page.sort((a, b) => depth(a) - depth(b)));
}

/** Applies {@link groupByPage} to each `size` results, so that later results move none before them. */
export function groupByPageIn(items: readonly SearchItem[], size: number): SearchItem[] {
  const lists = Array.from({length: Math.ceil(items.length / size)}, (_, list) =>
    items.slice(list * size, (list + 1) * size),
  );
  return lists.flatMap(groupByPage);
}

/** How many results the dialog shows of a folder's pages whose titles differ in little but a name. */
const mostSimilar = 2;

const folderOf = (item: SearchItem): string => pageOf(item).replace(/[^/]*\/?$/, '');

/** Returns whether two pages of a folder have titles such as "Get an OpenAI API key" and "Get a Gemini API key". */
function isSimilar(one: SearchItem, other: SearchItem): boolean {
  const [words, others] = [one, other].map(({breadcrumb: [page], title}) =>
    plainText(page ?? title).split(' '),
  ) as [string[], string[]];
  const shared = words.filter(word => others.includes(word));
  return (
    folderOf(one) === folderOf(other) &&
    pageOf(one) !== pageOf(other) &&
    shared.length >= Math.max(3, Math.min(words.length, others.length) / 2)
  );
}

/** Leaves out the pages of a folder that repeat two better results but for a name. */
export function foldSimilar(items: readonly SearchItem[]): SearchItem[] {
  const shown: SearchItem[] = [];
  for (const item of items) {
    const similar = shown.filter(other => isSimilar(item, other)).length;
    const own = shown.filter(other => pageOf(other) === pageOf(item)).length;
    if (similar === 0 || similar + own < mostSimilar) {
      shown.push(item);
    }
  }
  return shown;
}

/**
 * Groups items by category, at most `limit` of each, in the order of the best of each group.
 *
 * @param areaOf names the part of the site that an item belongs to; the titles of groups that share a
 *   name include it.
 */
export function groupItems(
  items: readonly SearchItem[],
  limit: number,
  areaOf: (item: SearchItem) => string = () => '',
): {title: string; items: SearchItem[]}[] {
  const groups = groupBy(items, item => `${item.group}\n${areaOf(item)}`).map(group => ({
    title: group[0]!.group,
    items: group.slice(0, limit),
  }));
  return groups.map(({title, items: group}) => {
    const area = areaOf(group[0]!);
    const isUnique = groups.filter(other => other.title === title).length === 1;
    return {title: isUnique || area === title ? title : `${title} (${area})`, items: group};
  });
}
