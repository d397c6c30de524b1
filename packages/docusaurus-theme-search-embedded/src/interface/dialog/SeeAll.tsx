import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {pluginName, type SearchPluginData} from '../../shared/data.js';
import {labels} from '../labels.js';
import {encodeQuery} from '../limits.js';
import rows from '../list/rows.module.css';
import {opensInNewTab} from '../newTab.js';
import {useNumberText} from '../plurals.js';
import type {LoadedResults} from '../state/useResults.js';
import {parametersOf, versionParameter, type SearchedVersions} from '../versions/versions.js';
import type {ScreenProps} from './useDialogModel.js';

type SeeAllProps = ScreenProps & {
  /** The results on screen. The input may already contain another query. */
  found: LoadedResults;
};

/** What a link to the search page shows. */
type PageQuery = {query: string; area?: string; versions: SearchedVersions};

/** Returns a function that builds the search page's URL; undefined without a search page. */
function useSearchPageLink(): ((shown: PageQuery) => string) | undefined {
  const {searchPage} = usePluginData(pluginName) as SearchPluginData;
  return searchPage
    ? ({query, area, versions}) => {
        const parameters = [
          ['q', query],
          ...(area ? [['in', area]] : []),
          ...parametersOf(versions).map(value => [versionParameter, value]),
        ];
        return `${searchPage}?${parameters.map(([name, value]) => `${name}=${encodeQuery(value!)}`).join('&')}`;
      }
    : undefined;
}

/** Links to all results on the search page, if the site has one. */
export default function SeeAll({model, found}: SeeAllProps): ReactNode {
  const searchPageLink = useSearchPageLink();
  const numberText = useNumberText();
  const {currentLocale} = useDocusaurusContext().i18n;
  if (!searchPageLink) {
    return null;
  }
  const {total, isPartial} = found;
  const countedLabel = (count: number): string =>
    numberText(
      isPartial ? count + 1 : count,
      translate(
        {
          id: 'theme.SearchBar.seeAll',
          message: 'See all results|See all {count} results',
        },
        {count: `${count.toLocaleString(currentLocale)}${isPartial ? '+' : ''}`},
      ),
    );
  return (
    <div className={clsx('DocSearch-HitsFooter', rows.footer)}>
      <Link
        to={searchPageLink({query: found.query, area: model.area, versions: found.versions})}
        onClick={event => {
          if (!opensInNewTab(event)) {
            event.preventDefault();
            model.openPath(event.currentTarget.pathname + event.currentTarget.search);
          }
        }}
      >
        {total === undefined ? labels.seeAll : countedLabel(total)}
      </Link>
    </div>
  );
}
