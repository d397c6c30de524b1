import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Hit from '@theme/Search/Hit';
import {useSearchPageLink} from '../Search/backend/useSearch';
import {labels} from '../Search/labels';
import Icon from '../Search/list/Icon';
import type {LoadedResults} from '../Search/state/useResults';
import ItemLink, {type ItemProps} from './ItemLink';
import List from './List';
import rows from './rows.module.css';
import {itemId, opensInNewTab, type DialogList, type ScreenProps} from './useDialogModel';

function Option({model, item, index}: ItemProps): ReactNode {
  return (
    <div className={clsx('DocSearch-Hit', rows.row)}>
      <ItemLink
        {...{model, item, index}}
        id={itemId(index)}
        role="option"
        aria-selected={index === model.active?.item}
        className={rows.link}
      >
        <Hit item={item} />
        <span className={clsx('DocSearch-Hit-action', rows.enter)}>
          <Icon name="enter" />
        </span>
      </ItemLink>
    </div>
  );
}

function useSeeAll(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  const {currentLocale} = useDocusaurusContext().i18n;
  return count =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.SearchBar.seeAll',
          message: 'See all results|See all {count} results',
          description: 'The link to the search page, in as many plural forms as the language has',
        },
        {count: count.toLocaleString(currentLocale)},
      ),
    );
}

type ResultsScreenProps = ScreenProps & {
  list: DialogList;
  /** The results on screen. The input may already contain another query. */
  found: LoadedResults;
};

/** Shows the results of a query in groups, and the link to all results. */
export default function ResultsScreen({model, list, found}: ResultsScreenProps): ReactNode {
  const searchPageLink = useSearchPageLink();
  const seeAll = useSeeAll();
  return (
    <div className={clsx('DocSearch-Dropdown-Container', rows.list)}>
      <List list={list} label={labels.results}>
        {(item, index) => <Option key={item.id} {...{model, item, index}} />}
      </List>
      {searchPageLink && (
        <div className={clsx('DocSearch-HitsFooter', rows.footer)}>
          <Link
            to={searchPageLink(found.query, model.area)}
            onClick={event => {
              if (!opensInNewTab(event)) {
                event.preventDefault();
                model.openPath(event.currentTarget.pathname + event.currentTarget.search);
              }
            }}
          >
            {seeAll(found.total)}
          </Link>
        </div>
      )}
    </div>
  );
}
