import Icon from '@theme/Search/list/Icon';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './NoMatch.module.css';

/** Shows a decorative icon above the "no results" message. */
export default function NoMatch(): ReactNode {
  return (
    <div className={clsx('DocSearch-Screen-Icon', styles.picture)}>
      <Icon name="nothing" size={40} />
    </div>
  );
}
