import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {stops} from './stops';
import styles from './styles.module.css';

/** Returns the index of this page among the stops, or -1. */
function useHere(): number {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const bare = (path: string): string => path.replace(/\/$/, '');
  return stops.findIndex(({to}) => bare(withBaseUrl(to)) === bare(pathname));
}

type FirstRunProps = {
  isLong?: boolean;
  /** Names the list where no heading does. */
  label?: string;
};

/**
 * Shows the run from installation to a test that repeats, with a ring at the page that the reader is on. All stops
 * are hollow, because the site does not know which ones the reader has finished.
 */
export default function FirstRun({isLong = false, label}: FirstRunProps): ReactNode {
  const here = useHere();
  return (
    <div className={clsx(styles.row, !isLong && 'site-wide')}>
      <ol className={styles.run} aria-label={label}>
        {stops.map(({to, label, text}, index) => (
          <li key={to} className={clsx('site-stop', index === here && styles.ring)}>
            <Link to={to} {...(index === here && {'aria-current': 'step'})}>
              {label}
            </Link>
            {isLong && <p>{text}</p>}
            {index === here && <p>You are here</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
