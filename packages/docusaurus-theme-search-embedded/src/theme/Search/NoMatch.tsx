import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './list/help.module.css';
import Icon from './list/Icon';

export type NoMatchProps = {
  /** The query that found nothing. */
  query: string;
};

/** The picture above the words that nothing was found; they say all that it says. */
export default function NoMatch(): ReactNode {
  return (
    <div className={clsx('DocSearch-Screen-Icon', styles.picture)}>
      <Icon name="nothing" size={40} />
    </div>
  );
}
