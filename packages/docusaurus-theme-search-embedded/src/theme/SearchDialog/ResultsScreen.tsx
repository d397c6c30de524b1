import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useSearchPageLink} from '../Search/backend/useSearch';
import {labels} from '../Search/labels';
import Hit from '@theme/Search/Hit';
import Icon from '../Search/list/Icon';
import type {SearchItem} from '../Search/list/items';
import {opensElsewhere, type DialogModel} from '../Search/state/useDialogStore';
import ItemLink, {type ShownSource} from './ItemLink';
import rows from './rows.module.css';
import styles from './ResultsScreen.module.css';
import type {ScreenProps} from './screenProps';
import {listId} from './shownList';

type OptionProps = {model: DialogModel; item: SearchItem; source: ShownSource};

function Option({model, item, source}: OptionProps): ReactNode {
  const {id, 'aria-selected': isActive} = model.autocomplete.getItemProps({item, source});
  return (
    <div className={clsx('DocSearch-Hit', rows.row)}>
      <ItemLink
        {...{model, item, source, id}}
        role="option"
        aria-selected={isActive}
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
  /** The query that the results answer; another one may already stand in the input. */
  query: string;
  nbHits: number;
};

/** The results of a query in groups, and the link to all of them. */
export default function ResultsScreen(props: ResultsScreenProps): ReactNode {
  const {model, query, nbHits, onClose} = props;
  const searchPageLink = useSearchPageLink();
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <div className={clsx('DocSearch-Dropdown-Container', rows.list)}>
      <div id={listId} role="listbox" aria-label={labels.results}>
        {model.state.collections.map(({source, items}) => (
          <div
            key={source.sourceId}
            className="DocSearch-Hits"
            role="group"
            aria-labelledby={`${listId}-${source.sourceId}`}
          >
            <div
              id={`${listId}-${source.sourceId}`}
              className={clsx('DocSearch-Hit-source', rows.source)}
            >
              {items[0]?.group}
            </div>
            {items.map(item => (
              <Option key={item.objectID} {...{model, item, source}} />
            ))}
          </div>
        ))}
      </div>
      {searchPageLink && (
        <div className={clsx('DocSearch-HitsFooter', styles.footer)}>
          <Link
            to={searchPageLink(query)}
            onClick={event => {
              if (!opensElsewhere(event)) {
                onClose();
              }
            }}
          >
            <Translate
              id="theme.SearchBar.seeAll"
              description="The label of the link to the search page"
              values={{count: nbHits.toLocaleString(currentLocale)}}
            >
              {'See all {count} results'}
            </Translate>
          </Link>
        </div>
      )}
    </div>
  );
}
