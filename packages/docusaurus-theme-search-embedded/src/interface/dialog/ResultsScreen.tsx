import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import HitRow from '@theme/SearchDialog/HitRow';
import {useSearchPageLink} from '../backend/useBackend.js';
import {labels} from '../labels.js';
import Icon from '../list/Icon.jsx';
import type {LoadedResults} from '../state/useResults.js';
import List, {ItemLink, type ItemProps} from './List.jsx';
import rows from './rows.module.css';
import {itemId, opensInNewTab, type DialogList, type ScreenProps} from './useDialogModel.js';

/** Renders a result. Typing renders the dialog several times, most of them with the same results. */
const Option = memo(function Option(props: ItemProps): ReactNode {
  return (
    <div className={clsx('DocSearch-Hit', rows.row)}>
      <ItemLink {...props} id={itemId(props.index)} role="option" aria-selected={props.isActive}>
        <HitRow item={props.item} />
        <span className={clsx('DocSearch-Hit-action', rows.enter)}>
          <Icon name="enter" />
        </span>
      </ItemLink>
    </div>
  );
});

function useSeeAll(): (count: number, isPartial?: boolean) => string {
  const {selectMessage} = usePluralForm();
  const {currentLocale} = useDocusaurusContext().i18n;
  return (count, isPartial = false) =>
    selectMessage(
      isPartial ? count + 1 : count,
      translate(
        {
          id: 'theme.SearchBar.seeAll',
          message: 'See all results|See all {count} results',
          description: 'The link to the search page, in as many plural forms as the language has',
        },
        {count: `${count.toLocaleString(currentLocale)}${isPartial ? '+' : ''}`},
      ),
    );
}

type ResultsScreenProps = ScreenProps & {
  list: DialogList;
  /** The results on screen. The input may already contain another query. */
  found: LoadedResults;
};

export default function ResultsScreen({model, list, found}: ResultsScreenProps): ReactNode {
  const searchPageLink = useSearchPageLink();
  const seeAll = useSeeAll();
  const {active, activate, open, openPath} = model;
  const footer = searchPageLink && (
    <div className={clsx('DocSearch-HitsFooter', rows.footer)}>
      <Link
        to={searchPageLink(found.query, model.area)}
        onClick={event => {
          if (!opensInNewTab(event)) {
            event.preventDefault();
            openPath(event.currentTarget.pathname + event.currentTarget.search);
          }
        }}
      >
        {seeAll(found.total, found.isPartial)}
      </Link>
    </div>
  );
  return (
    <List list={list} label={labels.results} footer={footer}>
      {(item, index) => (
        <Option
          key={item.id}
          {...{item, index, activate, open}}
          isActive={index === active?.item}
        />
      )}
    </List>
  );
}
