import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useMemo} from 'react';
import {areaOf, siteAreas, type Area} from '../Search/areas';
import {limits} from '../Search/limits';
import type {SearchItem} from '../Search/list/items';
import type {Results} from '../Search/state/useResults';

/** How many results are requested to filter those of an index that does not count areas. */
const mostFiltered = 200;

/** The results by area of the site. */
export type Areas = {
  /** The areas with results, in the order of the site. */
  areas: Area[];
  /** The chosen area, if it has results. */
  area: Area | undefined;
  /** The results of the chosen area. */
  items: SearchItem[];
};

function areasOf(items: readonly SearchItem[], baseUrl: string): Area[] {
  const found = new Map(items.map(item => areaOf(item, baseUrl)).map(area => [area.id, area]));
  return [...siteAreas.filter(({id}) => found.delete(id)), ...found.values()];
}

function countedAreas(counts: Record<string, number>): Area[] {
  return siteAreas
    .map(area => ({...area, count: Object.hasOwn(counts, area.id) ? counts[area.id]! : 0}))
    .filter(({count}) => count > 0);
}

/**
 * Filters results by area. The site's own index filters and counts them itself. Hosted records have no
 * such field, so the choice of an area requests the remaining results and filters them by URL.
 */
export function useAreas({found, status, more}: Results, chosen: string): Areas {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const areas = found?.areas ? countedAreas(found.areas) : areasOf(found?.items ?? [], baseUrl);
  const area = areas.find(({id}) => id === chosen);
  const filter = area && !found?.areas ? area.id : undefined;
  const items = useMemo(
    () =>
      (found?.items ?? []).filter(
        item => filter === undefined || areaOf(item, baseUrl).id === filter,
      ),
    [found, filter, baseUrl],
  );

  const {hitsPerPage} = limits;
  const total = Math.ceil((found?.total ?? 0) / hitsPerPage) * hitsPerPage;
  const to = Math.min(total, mostFiltered);
  const isIncomplete = filter && found?.hasMore && found.to < to;
  useEffect(() => {
    if (isIncomplete && status === 'idle') {
      more(to);
    }
  }, [isIncomplete, to, status, more]);
  return {areas, area, items};
}
