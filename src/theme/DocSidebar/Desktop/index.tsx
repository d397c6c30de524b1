import Content from '@theme/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop';
import {memo, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The sidebar beside a doc. It is never hidden, and the navbar stays (SPECIFICATION.md#shared-elements). */
function DocSidebarDesktop({path, sidebar}: Props): ReactNode {
  return (
    <div className={styles.sidebar}>
      <Content path={path} sidebar={sidebar} />
    </div>
  );
}

export default memo(DocSidebarDesktop);
