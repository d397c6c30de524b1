import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import Result from '@theme/SearchPage/Result';
import common from '../Search/common.module.css';
import {dispatchSearchEvent} from '../Search/events';
import {highlightPage} from '../Search/highlightPage';
import {pageOf, type SearchItem} from '../Search/list/items';
import styles from './styles.module.css';

type ResultListProps = {
  items: readonly SearchItem[];
  query: string;
  /** Requests more results; undefined if there are none. */
  onMore: (() => void) | undefined;
  /** The label of the button for more. */
  children: ReactNode;
};

/** Lists the loaded results. Moves the focus to the first result that the button adds. */
export default function ResultList({items, query, onMore, children}: ResultListProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const shownBefore = useRef(0);
  useEffect(() => {
    if (shownBefore.current > 0 && items.length > shownBefore.current) {
      list.current?.children[shownBefore.current]?.querySelector('a')?.focus();
    }
    shownBefore.current = 0;
  }, [items]);
  const open = (item: SearchItem, position: number): void => {
    dispatchSearchEvent('docusaurus-search:open', {query, url: item.url, position});
    highlightPage(item, query);
  };
  const more = (): void => {
    shownBefore.current = items.length;
    onMore?.();
  };
  return (
    <>
      <ol ref={list} className={clsx(common.marked, styles.results)}>
        {items.map((item, index) => (
          <Result
            key={item.id}
            item={item}
            onOpen={() => open(item, index + 1)}
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
