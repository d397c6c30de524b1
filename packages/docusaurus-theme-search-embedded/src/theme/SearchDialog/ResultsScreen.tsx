import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Hit from '@theme/Search/Hit';
import {useSearchPageLink} from '../Search/backend/useSearch';
import {labels} from '../Search/labels';
import Icon from '../Search/list/Icon';
import type {Found} from '../Search/state/useResults';
import ItemLink, {type ItemProps} from './ItemLink';
import List from './List';
import rows from './rows.module.css';
import {itemId, opensElsewhere, type DialogList, type ScreenProps} from './useDialogModel';

function Option({model, item, place}: ItemProps): ReactNode {
  return (
    <div className={clsx('DocSearch-Hit', rows.row)}>
      <ItemLink
        {...{model, item, place}}
        id={itemId(place)}
        role="option"
        aria-selected={place === model.active?.item}
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

type ResultsScreenProps = ScreenProps & {
  list: DialogList;
  /** What is shown; another query may already stand in the input. */
  found: Found;
};

/** The results of a query in groups, and the link to all of them. */
export default function ResultsScreen({model, list, found}: ResultsScreenProps): ReactNode {
  const searchPageLink = useSearchPageLink();
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <div className={clsx('DocSearch-Dropdown-Container', rows.list)}>
      <List list={list} label={labels.results}>
        {(item, place) => <Option key={item.objectID} {...{model, item, place}} />}
      </List>
      {searchPageLink && (
        <div className={clsx('DocSearch-HitsFooter', rows.footer)}>
          <Link
            to={searchPageLink(found.query)}
            onClick={event => {
              if (!opensElsewhere(event)) {
                model.close();
              }
            }}
          >
            <Translate
              id="theme.SearchBar.seeAll"
              description="The label of the link to the search page"
              values={{count: found.nbHits.toLocaleString(currentLocale)}}
            >
              {'See all {count} results'}
            </Translate>
          </Link>
        </div>
      )}
    </div>
  );
}
