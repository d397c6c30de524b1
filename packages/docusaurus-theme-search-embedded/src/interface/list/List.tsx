import clsx from 'clsx';
import type {AnchorHTMLAttributes, ReactNode} from 'react';
import common from '../common.module.css';
import {prefersReducedData} from '../connection.js';
import {decodePath} from '../../shared/paths.js';
import type {OpenEvent} from '../newTab.js';
import type {SearchItem} from './items.js';
import type {Row, RowGroup} from './rows.js';
import rows from './rows.module.css';

export const listId = 'docsearch-list';

/**
 * Rows in groups. Results are a `listbox` in the dialog, whose input controls it, and a `list` of links on the
 * search page. Stored searches are a `grid`, because options may not contain buttons.
 */
export type RowList = {
  role: 'listbox' | 'grid' | 'list';
  groups: RowGroup[];
  rows: Row[];
};

/** The indexes of the row that Enter opens, and of the cell in a grid's row. */
export type Active = {row: number; cell: number};

/** Returns the id of an option or a grid's row by its index in the list. */
export function rowId(row: number): string {
  return `docsearch-item-${row}`;
}

/** Returns the id of a cell by the indexes of its row and of the cell in it. */
export function cellId(row: number, cell: number): string {
  return `${rowId(row)}-${cell}`;
}

/** Returns a list of the groups that have rows; undefined if none has. */
export function listOf(role: RowList['role'], groups: readonly RowGroup[]): RowList | undefined {
  const filled = groups.filter(group => group.rows.length > 0);
  const all = filled.flatMap(group => group.rows);
  return all.length > 0 ? {role, groups: filled, rows: all} : undefined;
}

export function itemRows(items: readonly SearchItem[]): Row[] {
  return items.map(item => ({kind: 'item', item}));
}

type ListProps = {
  list: RowList;
  label: string;
  /** Renders a row, given its index in the list. */
  children: (row: Row, index: number) => ReactNode;
  footer?: ReactNode;
};

/** Renders a list, in groups with titles, unless it is a plain list. */
export default function List({list, label, children, footer}: ListProps): ReactNode {
  if (list.role === 'list') {
    return (
      <>
        <div role="list" aria-label={label} className={clsx(common.marked, rows.plain)}>
          {list.rows.map(children)}
        </div>
        {footer}
      </>
    );
  }
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

export type ItemProps = {
  item: SearchItem;
  index: number;
  open: (item: SearchItem, event: OpenEvent) => void;
  isActive?: boolean;
  /** Makes the row active under the pointer, while the focus stays in the input. Without it, the link has the focus. */
  activate?: (active: Active) => void;
};

function prefetch({currentTarget}: {currentTarget: HTMLAnchorElement}): void {
  if (currentTarget.origin === window.location.origin && !prefersReducedData()) {
    void window.docusaurus.prefetch(decodePath(currentTarget.pathname));
  }
}

/** Renders a link to an item. */
export function ItemLink({
  open,
  activate,
  item,
  index,
  isActive,
  children,
  ...rest
}: ItemProps & AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  const pointing = activate
    ? {
        // The focus stays in the input, whose `aria-activedescendant` refers to the item.
        tabIndex: -1,
        onMouseMove: () => isActive || activate({row: index, cell: 0}),
        onMouseDown: (event: {preventDefault: () => void}) => event.preventDefault(),
      }
    : {onPointerEnter: prefetch, onFocus: prefetch};
  return (
    <a
      {...rest}
      {...pointing}
      className={rows.link}
      href={item.link.href}
      onClick={event => open(item, event)}
      // A middle click opens another tab, which also counts as a visit.
      onAuxClick={event => event.button === 1 && open(item, event)}
    >
      {children}
    </a>
  );
}
