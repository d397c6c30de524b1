import {usePluralForm} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useSearchPageLink} from '../backend/useBackend.js';
import rows from '../list/rows.module.css';
import {opensInNewTab} from '../newTab.js';
import type {LoadedResults} from '../state/useResults.js';
import type {ScreenProps} from './useDialogModel.js';

type SeeAllProps = ScreenProps & {
  /** The results on screen. The input may already contain another query. */
  found: LoadedResults;
};

/** Links to all results on the search page, if the site has one. */
export default function SeeAll({model, found}: SeeAllProps): ReactNode {
  const searchPageLink = useSearchPageLink();
  const {selectMessage} = usePluralForm();
  const {currentLocale} = useDocusaurusContext().i18n;
  if (!searchPageLink) {
    return null;
  }
  const {total, isPartial = false} = found;
  const count = `${total.toLocaleString(currentLocale)}${isPartial ? '+' : ''}`;
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
        {selectMessage(
          isPartial ? total + 1 : total,
          translate(
            {
              id: 'theme.SearchBar.seeAll',
              message: 'See all results|See all {count} results',
            },
            {count},
          ),
        )}
      </Link>
    </div>
  );
}
