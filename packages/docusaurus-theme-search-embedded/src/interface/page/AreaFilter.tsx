import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {useEffect, useMemo, type ReactNode} from 'react';
import {areaOf, siteAreas, type Area} from '../areas.js';
import common from '../common.module.css';
import {limits} from '../limits.js';
import type {SearchItem} from '../list/items.js';
import type {Results} from '../state/useResults.js';
import styles from './styles.module.css';

/** The maximum number of results to request for filtering, if the index does not count areas. */
const maxFiltered = 200;

function areasOf(items: readonly SearchItem[], baseUrl: string): Area[] {
  const found = new Map(items.map(item => areaOf(item, baseUrl)).map(area => [area.id, area]));
  return [...siteAreas.filter(({id}) => found.delete(id)), ...Array.from(found.values())];
}

function countedAreas(counts: Record<string, number>): Area[] {
  return siteAreas
    .map(area => ({...area, count: Object.hasOwn(counts, area.id) ? counts[area.id]! : 0}))
    .filter(({count}) => count > 0);
}

/**
 * Filters results by area. Some backends filter and count areas themselves. With others, choosing one
 * requests the remaining results and filters them by URL.
 *
 * @returns the areas with results, the chosen one if it has some, and its results.
 */
export function useAreas({found, status, more}: Results, chosen: string) {
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
  const total = Math.ceil((found?.total ?? maxFiltered) / hitsPerPage) * hitsPerPage;
  const to = Math.min(total, maxFiltered);
  const isIncomplete = filter && found?.hasMore && found.to < to;
  useEffect(() => {
    if (isIncomplete && status === 'idle') {
      more(to);
    }
  }, [isIncomplete, to, status, more]);
  return {areas, area, items};
}

type AreaFilterProps = {
  areas: readonly Area[];
  chosen: Area | undefined;
  /** Receives the id of the area; empty for all. */
  onChoose: (id: string) => void;
};

export default function AreaFilter({areas, chosen, onChoose}: AreaFilterProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const all = translate({
    id: 'theme.SearchPage.allAreas',
    message: 'All',
  });
  return (
    <div
      role="group"
      className={styles.filter}
      aria-label={translate({
        id: 'theme.SearchPage.filter',
        message: 'Filter by section',
      })}
    >
      {[{id: '', label: all, count: undefined}, ...areas].map(({id, label, count}) => (
        <button
          key={id}
          type="button"
          className={clsx(common.button, common.pill)}
          aria-pressed={id === (chosen?.id ?? '')}
          onClick={() => onChoose(id)}
        >
          <span>{label}</span>
          {count !== undefined && (
            <span className={styles.filterCount}>{` ${count.toLocaleString(currentLocale)}`}</span>
          )}
        </button>
      ))}
    </div>
  );
}
