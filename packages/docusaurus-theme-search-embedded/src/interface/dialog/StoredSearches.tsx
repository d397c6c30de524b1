import clsx from 'clsx';
import type {ReactNode} from 'react';
import common from '../common.module.css';
import {labels} from '../labels.js';
import HitRow from '@theme/SearchDialog/HitRow';
import Icon, {type IconName} from '../list/Icon.jsx';
import type {SearchItem} from '../list/items.js';
import {plainText} from '../../client/hit.js';
import List, {cellId, ItemLink, rowId, type ItemProps, type RowList} from '../list/List.jsx';
import rows from '../list/rows.module.css';
import type {DialogModel, ScreenProps} from './useDialogModel.js';

type Action = {label: string; icon: IconName; run: (item: SearchItem) => void};
type Kind = {icon: IconName; actions: Action[]};
type RowProps = ItemProps & {kind: Kind; model: DialogModel};

/** Returns the name of a stored search, which distinguishes it from the others. */
function nameOf({breadcrumb, title}: SearchItem): string {
  return plainText([...breadcrumb, title].join(' › '));
}

/** Renders a stored search: a link to its page, and buttons to save it as a favorite or remove it. */
function StoredRow({kind, model, ...props}: RowProps): ReactNode {
  const {item, index, isActive, activate} = props;
  const run = (action: Action): void => {
    action.run(item);
    activate?.({row: 0, cell: 0});
    model.focusInput();
  };
  return (
    <div
      id={rowId(index)}
      role="row"
      className={clsx('DocSearch-Hit', rows.row)}
      aria-selected={isActive}
    >
      <div id={cellId(index, 0)} role="gridcell" className={rows.cell}>
        <ItemLink {...props}>
          <HitRow item={item} icon={kind.icon} />
        </ItemLink>
      </div>
      {kind.actions.map((action, position) => (
        <div
          key={action.icon}
          id={cellId(index, position + 1)}
          role="gridcell"
          className={clsx('DocSearch-Hit-action', rows.action)}
        >
          <button
            type="button"
            className={clsx('DocSearch-Hit-action-button', common.iconButton)}
            data-active={model.activeDescendant === cellId(index, position + 1)}
            aria-label={`${action.label}: ${nameOf(item)}`}
            title={action.label}
            onClick={() => run(action)}
          >
            <Icon name={action.icon} />
          </button>
        </div>
      ))}
    </div>
  );
}

/** Renders stored searches as a grid, because listbox options may not contain buttons. */
export default function StoredSearches({model, list}: ScreenProps & {list: RowList}): ReactNode {
  const {active, activate, open} = model;
  const {recent, favor, removeRecent, removeFavorite} = model.stored;
  const recentKind: Kind = {
    icon: 'clock',
    actions: [
      {label: labels.saveRecent, icon: 'star', run: favor},
      {label: labels.removeRecent, icon: 'cross', run: removeRecent},
    ],
  };
  const favoriteKind: Kind = {
    icon: 'star',
    actions: [{label: labels.removeFavorite, icon: 'cross', run: removeFavorite}],
  };
  return (
    <List list={list} label={labels.stored}>
      {({item}, index) => (
        <StoredRow
          key={item.id}
          {...{model, item, index, activate, open}}
          isActive={index === active?.row}
          kind={recent.some(({id}) => id === item.id) ? recentKind : favoriteKind}
        />
      )}
    </List>
  );
}
