import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import HitRow from '@theme/SearchDialog/HitRow';
import {useSearchPageLink} from '../backend/useBackend.js';
import {labels} from '../labels.js';
import {opensInNewTab} from '../newTab.js';
import Icon from '../list/Icon.jsx';
import type {Row} from '../list/rows.js';
import type {LoadedResults} from '../state/useResults.js';
import List, {ItemLink, type ItemProps} from './List.jsx';
import rows from './rows.module.css';
import {rowId, type DialogList, type DialogModel, type ScreenProps} from './useDialogModel.js';

/** Renders a result. Typing renders the dialog several times, most of them with the same results. */
const Option = memo(function Option(props: ItemProps): ReactNode {
  return (
    <div className={clsx('DocSearch-Hit', rows.row)}>
      <ItemLink {...props} id={rowId(props.index)} role="option" aria-selected={props.isActive}>
        <HitRow item={props.item} />
        <span className={clsx('DocSearch-Hit-action', rows.enter)}>
          <Icon name="enter" />
        </span>
      </ItemLink>
    </div>
  );
});

type FoldProps = Pick<DialogModel, 'activate' | 'unfold'> & {
  row: Row & {kind: 'fold'};
  index: number;
  isActive: boolean;
};

/** Renders how many similar results there are. Pressing it shows them in its place. */
function Fold({row, index, isActive, activate, unfold}: FoldProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const {currentLocale} = useDocusaurusContext().i18n;
  const {length} = row.similar;
  const show = (): void => {
    activate({row: index, cell: 0});
    unfold(row.item);
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the input handles the keys
    <div
      id={rowId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={rows.fold}
      onMouseMove={() => isActive || activate({row: index, cell: 0})}
      onMouseDown={event => event.preventDefault()}
      onClick={show}
    >
      {selectMessage(
        length,
        translate(
          {
            id: 'theme.SearchModal.similar',
            message: 'Show one similar result|Show {count} similar results',
            description: 'The row that shows the results that are similar to the two above it',
          },
          {count: length.toLocaleString(currentLocale)},
        ),
      )}
    </div>
  );
}

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
  const {active, activate, open, unfold, openPath} = model;
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
      {(row, index) => {
        const isActive = index === active?.row;
        return row.kind === 'fold' ? (
          <Fold key={`fold-${row.item.id}`} {...{row, index, isActive, activate, unfold}} />
        ) : (
          <Option key={row.item.id} item={row.item} {...{index, isActive, activate, open}} />
        );
      }}
    </List>
  );
}
