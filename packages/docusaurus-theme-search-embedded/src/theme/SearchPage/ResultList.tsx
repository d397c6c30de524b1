import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import Result from '@theme/SearchPage/Result';
import common from '../Search/common.module.css';
import {pageOf, type SearchItem} from '../Search/list/items';
import styles from './styles.module.css';

type ResultListProps = {
  items: readonly SearchItem[];
  /** Asks for more results; undefined where there are none. */
  onMore: (() => void) | undefined;
  /** The label of the button that does. */
  children: ReactNode;
};

/** The results so far; those that a press of the button brings take the focus. */
export default function ResultList({items, onMore, children}: ResultListProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const shownBefore = useRef(0);
  useEffect(() => {
    if (shownBefore.current > 0 && items.length > shownBefore.current) {
      list.current?.children[shownBefore.current]?.querySelector('a')?.focus();
    }
    shownBefore.current = 0;
  }, [items]);
  const more = (): void => {
    shownBefore.current = items.length;
    onMore?.();
  };
  return (
    <>
      <ol ref={list} className={clsx(common.marked, styles.results)}>
        {items.map((item, index) => (
          <Result
            key={item.objectID}
            item={item}
            isBelow={index > 0 && pageOf(items[index - 1]!) === pageOf(item)}
          />
        ))}
      </ol>
      {onMore && (
        <button type="button" className={clsx(common.button, styles.more)} onClick={more}>
          {children}
        </button>
      )}
    </>
  );
}
