import clsx from 'clsx';
import type {AnchorHTMLAttributes, ReactNode} from 'react';
import common from '../common.module.css';
import type {SearchItem} from '../list/items.js';
import type {Row} from '../list/rows.js';
import rows from './rows.module.css';
import {listId, type DialogList, type DialogModel} from './useDialogModel.js';

type ListProps = {
  list: DialogList;
  label: string;
  /** Renders a row, given its index in the list. */
  children: (row: Row, index: number) => ReactNode;
  footer?: ReactNode;
};

/** Renders the list that the input controls, in groups with titles. */
export default function List({list, label, children, footer}: ListProps): ReactNode {
  return (
    <div className={clsx('DocSearch-Dropdown-Container', rows.list)}>
      <div id={listId} role={list.role} aria-label={label} className={common.marked}>
        {list.groups.map(({title, rows: groupRows}, group) => (
          <div
            key={group}
            role={list.role === 'grid' ? 'rowgroup' : 'group'}
            aria-labelledby={`${listId}-${group}`}
            className="DocSearch-Hits"
          >
            <div id={`${listId}-${group}`} className={clsx('DocSearch-Hit-source', rows.source)}>
              {title}
            </div>
            {groupRows.map(row => children(row, list.rows.indexOf(row)))}
          </div>
        ))}
      </div>
      {footer}
    </div>
  );
}

export type ItemProps = Pick<DialogModel, 'open' | 'activate'> & {
  item: SearchItem;
  index: number;
  isActive: boolean;
};

/** Renders a link to an item. The focus stays in the input, whose `aria-activedescendant` refers to the item. */
export function ItemLink({
  open,
  activate,
  item,
  index,
  isActive,
  children,
  ...rest
}: ItemProps & AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  return (
    <a
      {...rest}
      className={rows.link}
      href={item.link.href}
      tabIndex={-1}
      onMouseMove={() => isActive || activate({row: index, cell: 0})}
      onMouseDown={event => event.preventDefault()}
      onClick={event => open(item, event)}
      // A middle click opens another tab, which also counts as a visit.
      onAuxClick={event => event.button === 1 && open(item, event)}
    >
      {children}
    </a>
  );
}
