import {useRef, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useScrollsSideways} from './useScrollsSideways';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * Wraps a table in a box that scrolls, also by keyboard, if the table is too wide. Infima uses
 * `display: block` instead, which removes the table's role.
 */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isStop = useScrollsSideways(box) !== false;
  const label = translate({
    id: 'site.table.scrollableLabel',
    message: 'Scrollable table',
    description: 'Table: name',
  });
  return (
    <div
      ref={box}
      className={clsx('site-wide', styles.box)}
      {...(isStop && {role: 'group', 'aria-label': label, tabIndex: 0})}
    >
      <table {...props} />
    </div>
  );
}
