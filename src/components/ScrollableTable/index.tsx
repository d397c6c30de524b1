import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Whether an element's content is wider than the element; false until it is measured. */
function useOverflow<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current!;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return {ref, overflows};
}

/**
 * A table that scrolls within its own box where it is too wide, and can then be reached and
 * scrolled by keyboard. The table itself stays one: Infima's `display: block` takes its role away.
 */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const {ref, overflows} = useOverflow<HTMLDivElement>();
  const label = translate({
    id: 'site.table.scrollableLabel',
    message: 'Table, scrolls sideways',
    description: 'The ARIA label of a table that is wider than its column',
  });
  return (
    <div
      ref={ref}
      className={styles.box}
      {...(overflows && {role: 'group', 'aria-label': label, tabIndex: 0})}
    >
      <table {...props} />
    </div>
  );
}
