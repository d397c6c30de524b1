import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {steps} from './steps';
import styles from './styles.module.css';

/** Returns the index of this page among the five steps, or -1. */
function useHere(): number {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const bare = (path: string): string => path.replace(/\/$/, '');
  return steps.findIndex(({to}) => bare(withBaseUrl(to)) === bare(pathname));
}

type FirstRunPathProps = {
  isLong?: boolean;
  /** Names the list where no heading does. */
  label?: string;
};

/**
 * Shows the steps to a test that repeats as a run, with a ring at the page that the reader is on. All steps
 * are hollow, because the site does not know which ones the reader has finished.
 */
export default function FirstRunPath({isLong = false, label}: FirstRunPathProps): ReactNode {
  const here = useHere();
  return (
    <div className={clsx(styles.row, !isLong && 'site-wide')}>
      <ol className={styles.path} aria-label={label}>
        {steps.map(({to, label, text}, index) => (
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
