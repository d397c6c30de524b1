import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import HitRow from '@theme/SearchDialog/HitRow';
import {labels} from '../labels.js';
import {useNumberText} from '../plurals.js';
import Icon from './Icon.jsx';
import type {SearchItem} from './items.js';
import List, {ItemLink, rowId, type Active, type ItemProps, type RowList} from './List.jsx';
import type {Row} from './rows.js';
import rows from './rows.module.css';

/** Renders a result of the dialog. Typing renders the dialog several times, most of them with the same results. */
const Option = memo(function Option(props: ItemProps): ReactNode {
  return (
    <div className={clsx('DocSearch-Hit', rows.row)}>
      <ItemLink
        {...props}
        id={rowId(props.index)}
        role="option"
        aria-selected={props.isActive ?? false}
      >
        <HitRow item={props.item} />
        <span className={clsx('DocSearch-Hit-action', rows.enter)}>
          <Icon name="enter" />
        </span>
      </ItemLink>
    </div>
  );
});

/** Renders a result of the search page. */
const ListItem = memo(function ListItem(props: ItemProps): ReactNode {
  return (
    <div
      role="listitem"
      className={clsx('DocSearch-Hit', rows.row, props.item.isNested && rows.nested)}
    >
      <ItemLink {...props}>
        <HitRow item={props.item} />
      </ItemLink>
    </div>
  );
});

type FoldProps = Pick<ItemProps, 'index' | 'isActive' | 'activate'> & {
  row: Row & {kind: 'fold'};
  unfold: (item: SearchItem) => void;
};

/** Renders how many similar results there are. Pressing it shows them in its place. */
function Fold({row, index, isActive = false, activate, unfold}: FoldProps): ReactNode {
  const numberText = useNumberText();
  const {currentLocale} = useDocusaurusContext().i18n;
  const {length} = row.similar;
  const show = (): void => {
    activate?.({row: index, cell: 0});
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
      onMouseMove={() => isActive || activate?.({row: index, cell: 0})}
      onMouseDown={event => event.preventDefault()}
      onClick={show}
    >
      {numberText(
        length,
        translate(
          {
            id: 'theme.SearchModal.similar',
            message: 'Show one similar result|Show {count} similar results',
          },
          {count: length.toLocaleString(currentLocale)},
        ),
      )}
    </div>
  );
}

type ResultListProps = Pick<ItemProps, 'open' | 'activate'> & {
  list: RowList;
  active?: Active;
  unfold?: (item: SearchItem) => void;
  /** The link or button below the results. */
  footer?: ReactNode;
};

/** Renders results: the options of the dialog, or the links of the search page. */
export default function ResultList({
  list,
  active,
  open,
  activate,
  unfold = () => {},
  footer,
}: ResultListProps): ReactNode {
  const Item = list.role === 'list' ? ListItem : Option;
  return (
    <List list={list} label={labels.results} footer={footer}>
      {(row, index) => {
        const isActive = index === active?.row;
        return row.kind === 'fold' ? (
          <Fold key={`fold ${row.item.id}`} {...{row, index, isActive, activate, unfold}} />
        ) : (
          <Item
            key={`item ${row.item.id}`}
            item={row.item}
            {...{index, isActive, activate, open}}
          />
        );
      }}
    </List>
  );
}
