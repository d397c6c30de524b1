import clsx from 'clsx';
import type {ReactNode} from 'react';
import common from '../Search/common.module.css';
import type {SearchItem} from '../Search/list/items';
import rows from './rows.module.css';
import {listId, type DialogList} from './useDialogModel';

type ListProps = {
  list: DialogList;
  label: string;
  /** Shows an item, by its place in the list and the group that it is of. */
  children: (item: SearchItem, place: number, group: string) => ReactNode;
};

/** The list that the input controls, its items in groups under their titles. */
export default function List({list, label, children}: ListProps): ReactNode {
  return (
    <div id={listId} role={list.role} aria-label={label} className={common.marked}>
      {list.groups.map(({id, title, items}) => (
        <div
          key={id}
          role={list.role === 'grid' ? 'rowgroup' : 'group'}
          aria-labelledby={`${listId}-${id}`}
          className="DocSearch-Hits"
        >
          <div id={`${listId}-${id}`} className={clsx('DocSearch-Hit-source', rows.source)}>
            {title}
          </div>
          {items.map(item => children(item, list.items.indexOf(item), id))}
        </div>
      ))}
    </div>
  );
}
