import clsx from 'clsx';
import type {ReactNode} from 'react';
import common from '../Search/common.module.css';
import type {SearchItem} from '../Search/list/items';
import rows from './rows.module.css';
import {listId, type DialogList} from './useDialogModel';

type ListProps = {
  list: DialogList;
  label: string;
  /** Renders an item, given its index in the list and its group's id. */
  children: (item: SearchItem, index: number, group: string) => ReactNode;
};

/** Renders the list that the input controls, in groups with titles. */
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
