import {plainText} from '../../client/hit.js';
import {foldSimilar, type FoldablePage} from './folds.js';
import {limits} from '../limits.js';
import {comparablePath} from '../../shared/paths.js';
import {groupBy, pageOf, type SearchItem} from './items.js';

/** A row of the dialog: a result, or the number of similar results that pressing it shows. */
export type Row =
  {kind: 'item'; item: SearchItem} | {kind: 'fold'; item: SearchItem; similar: SearchItem[]};

export type RowGroup = {title: string; rows: Row[]};

export type RowOptions = {
  /** The heading of the best results, if they are not those of the first groups. Without it, all are grouped. */
  bestTitle?: string;
  /** Returns the label of an item's area, which is added to titles that several groups share. */
  areaOf?: (item: SearchItem) => string;
  /** The ids of the results whose similar results are shown. */
  unfolded?: ReadonlySet<string>;
};

/** Returns the page of an item, by which similar ones fold. */
function foldablePage(item: SearchItem): FoldablePage {
  const {breadcrumb, title} = item;
  return {path: comparablePath(pageOf(item)), title: plainText(breadcrumb[0] ?? title)};
}

/** Adds the group of an item to its breadcrumbs. */
export function withGroup(item: SearchItem, group = item.group): SearchItem {
  return {...item, breadcrumb: [group, ...item.breadcrumb].filter(Boolean)};
}

type ItemGroup = {title: string; items: SearchItem[]};

/** Groups items by category. Groups keep the order of their best items. */
function groupItems(
  items: readonly SearchItem[],
  areaOf: (item: SearchItem) => string,
): ItemGroup[] {
  const groups = groupBy(items, item => `${item.group}\n${areaOf(item)}`);
  const titles = groups.map(([best]) => best!.group);
  return groups.map((group, index) => {
    const title = titles[index]!;
    const area = areaOf(group[0]!);
    const isUnique = titles.filter(other => other === title).length === 1;
    return {title: isUnique || area === title ? title : `${title} (${area})`, items: group};
  });
}

/** Limits groups to `limits.hitsPerGroup` results each. */
function limitGroups(groups: readonly ItemGroup[]): ItemGroup[] {
  return groups.map(group => ({...group, items: group.items.slice(0, limits.hitsPerGroup)}));
}

/**
 * Moves the best results before the groups, under a heading of their own. The other groups are in the order
 * of their best remaining items. Changes nothing if the groups already begin with the best results.
 */
function withBestFirst(
  groups: readonly ItemGroup[],
  shown: readonly SearchItem[],
  title: string,
): ItemGroup[] {
  const best = shown.slice(0, limits.bestRows);
  const rows = groups.flatMap(({items}) => items);
  if (best.every((item, index) => item === rows[index])) {
    return [...groups];
  }
  const groupOf = (item: SearchItem) => groups.find(({items}) => items.includes(item))!;
  // Below this heading, a row names its group itself.
  const named = best.map(item => withGroup(item, groupOf(item).title));
  const others = groups
    .map(group => ({...group, items: group.items.filter(item => !best.includes(item))}))
    .filter(({items}) => items.length > 0)
    .sort((a, b) => shown.indexOf(a.items[0]!) - shown.indexOf(b.items[0]!));
  return [{title, items: named}, ...others];
}

/** Returns what distinguishes an item from others with the same texts: the path of its page, or its anchor. */
function placeOf({link: {kind, href}}: SearchItem): string {
  const {host, pathname, hash} = new URL(href, 'https://localhost');
  return `${kind === 'external' ? host : ''}${pathname}${hash}`;
}

/** Adds the URL's path to the breadcrumbs of items whose texts are the same, such as two pages "Introduction". */
export function distinguish(items: readonly SearchItem[]): SearchItem[] {
  const textsOf = ({group, breadcrumb, title}: SearchItem): string =>
    plainText([group, ...breadcrumb, title].join('\n'));
  const groups = groupBy(items, textsOf);
  const repeated = new Set(
    groups.filter(({length}) => length > 1).map(([first]) => textsOf(first!)),
  );
  return items.map(item =>
    repeated.has(textsOf(item)) ? {...item, breadcrumb: [...item.breadcrumb, placeOf(item)]} : item,
  );
}

/** Returns the rows of the dialog for results in the order of the engine. */
export function rowsOf(
  results: readonly SearchItem[],
  {bestTitle, areaOf = () => '', unfolded = new Set()}: RowOptions = {},
): RowGroup[] {
  const items = distinguish(results);
  const folds = foldSimilar(items, foldablePage);
  const shown = Array.from(folds.keys());
  const similarTo = new Map(Array.from(folds, ([{id}, similar]) => [id, similar]));
  const groups = limitGroups(groupItems(shown, areaOf));
  const ordered = bestTitle === undefined ? groups : withBestFirst(groups, shown, bestTitle);
  const rowsOfItem = (item: SearchItem): Row[] => {
    const similar = similarTo.get(item.id)!;
    const row: Row = {kind: 'item', item};
    if (similar.length === 0) {
      return [row];
    }
    return unfolded.has(item.id)
      ? [row, ...similar.map((other): Row => ({kind: 'item', item: other}))]
      : [row, {kind: 'fold', item, similar}];
  };
  return ordered.map(group => ({title: group.title, rows: group.items.flatMap(rowsOfItem)}));
}

/** Returns the results that rows show, in order. */
export function itemsIn(rows: readonly Row[]): SearchItem[] {
  return rows.flatMap(row => (row.kind === 'item' ? [row.item] : []));
}
