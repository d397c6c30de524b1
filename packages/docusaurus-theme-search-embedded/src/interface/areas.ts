import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import {pathBelow} from '../shared/paths.js';
import {areaAt, areaId, type SiteArea} from '../shared/data.js';
import type {SearchItem} from './list/items.js';

/** An area of the site, or another site, that filters results. */
export type Area = {
  /** The id in URLs and in the index, for example `blog`. */
  id: string;
  label: string;
  /** The number of its results; undefined if the index does not count them. */
  count?: number;
};

/** The areas of the site. The last one contains the pages that no other area matches. */
export const siteAreas: readonly (Area & SiteArea)[] = dialog.areas.map(area => ({
  ...area,
  id: areaId(area),
}));

/** Returns the area of a path of this site. */
export function areaOfPath(path: string, baseUrl: string): Area {
  return areaAt(siteAreas, pathBelow(path, baseUrl));
}

/** Returns the area of a result; another site is an area of its own. */
export function areaOf({link: {kind, href}}: SearchItem, baseUrl: string): Area {
  const host = kind === 'external' ? new URL(href).hostname : '';
  return host ? {id: host, label: host} : areaOfPath(href, baseUrl);
}
