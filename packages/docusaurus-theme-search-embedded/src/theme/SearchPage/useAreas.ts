import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useMemo} from 'react';
import {areaAt, areaId, type SiteArea} from '../../plugin/data';
import type {SearchItem} from '../Search/list/items';
import type {Results} from '../Search/state/useResults';

/** Pages of results that are asked for at once when an area is chosen. */
const pagesAtOnce = 10;

/** A part of the site, or another site, by which results are filtered. */
export type Area = {
  /** Names it in addresses and in the index, for example `blog`. */
  id: string;
  label: string;
  /** Its results; undefined where the index does not count them. */
  count?: number;
};

/** The results by area of the site. */
export type Areas = {
  /** The areas that there are results of, in the order of the site. */
  areas: Area[];
  /** The chosen one, as long as there are results in it; undefined for all. */
  area: Area | undefined;
  /** The results of the chosen area. */
  items: SearchItem[];
};

const ofSite: readonly (Area & SiteArea)[] = dialog.areas.map(area => ({
  ...area,
  id: areaId(area),
}));

/** The area whose path an address begins with; a result of another site is of that site. */
function areaOf({address: {kind, href}}: SearchItem, baseUrl: string): Area {
  const host = kind === 'external' ? new URL(href).hostname : '';
  return host ? {id: host, label: host} : areaAt(ofSite, href.slice(baseUrl.length));
}

function areasOf(items: readonly SearchItem[], baseUrl: string): Area[] {
  const found = new Map(items.map(item => areaOf(item, baseUrl)).map(one => [one.id, one]));
  return [...ofSite.filter(({id}) => found.delete(id)), ...found.values()];
}

function countedAreas(counts: Record<string, number>): Area[] {
  return ofSite
    .map(area => ({...area, count: counts[area.id] ?? 0}))
    .filter(({count}) => count > 0);
}

/**
 * Filters results by area. The site's own index does that by itself, and counts them. A hosted
 * index has no such field, so the choice of an area asks for the results that are still to come,
 * and leaves out those of other areas.
 */
export function useAreas({found, status, more}: Results, chosen: string): Areas {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const areas = found?.areas ? countedAreas(found.areas) : areasOf(found?.items ?? [], baseUrl);
  const area = areas.find(({id}) => id === chosen);
  const left = area && !found?.areas ? area.id : undefined;
  const items = useMemo(
    () =>
      (found?.items ?? []).filter(item => left === undefined || areaOf(item, baseUrl).id === left),
    [found, left, baseUrl],
  );

  const missing = found && left ? Math.min(found.nbPages, pagesAtOnce) - found.pages : 0;
  useEffect(() => {
    if (missing > 0 && status === 'idle') {
      more(missing);
    }
  }, [missing, status, more]);
  return {areas, area, items};
}
