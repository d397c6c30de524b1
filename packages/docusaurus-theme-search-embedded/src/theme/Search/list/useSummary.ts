import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Area} from '../areas';
import {labels} from '../labels';
import type {LoadedResults} from '../state/useResults';

/**
 * Returns a function that describes the results of a search, optionally those in an area. If the index
 * does not count areas, an area's number appears once all results are loaded.
 */
export function useSummary(): (found?: LoadedResults, area?: Area, shown?: number) => string {
  const {selectMessage} = usePluralForm();
  const {currentLocale} = useDocusaurusContext().i18n;
  const resultCount = (count: number): string =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.SearchPage.count',
          message: 'One result|{count} results',
          description: 'How many results a search has, in as many plural forms as the language has',
        },
        {count: count.toLocaleString(currentLocale)},
      ),
    );
  return (found, area, shown = 0) => {
    if (!found || found.total === 0) {
      return found ? `${labels.noResults} "${found.query}"` : '';
    }
    if (area === undefined) {
      return resultCount(found.total);
    }
    const counted = found.hasMore ? labels.results : resultCount(shown);
    const results = area.count === undefined ? counted : resultCount(area.count);
    return translate(
      {
        id: 'theme.SearchPage.inArea',
        message: '{results} in {area}',
        description: 'How many results there are in an area, for example "3 results in Blog"',
      },
      {results, area: area.label},
    );
  };
}
