import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {steps} from './steps';
import styles from './styles.module.css';

/** The place of this page among the five steps; -1 if it is none of them. */
function useHere(): number {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const bare = (path: string): string => path.replace(/\/$/, '');
  return steps.findIndex(({to}) => bare(withBaseUrl(to)) === bare(pathname));
}

type FirstRunPathProps = {
  /** Whether each step also says what it is about. */
  isLong?: boolean;
  /** The name of the list, where no heading names it. */
  label?: string;
};

/**
 * The five steps to a test that repeats, as the line of a run: those behind are filled, the one that
 * the reader is at is a ring.
 */
export default function FirstRunPath({isLong = false, label}: FirstRunPathProps): ReactNode {
  const here = useHere();
  return (
    <div className={clsx(styles.row, !isLong && 'site-wide')}>
      <ol className={styles.path} aria-label={label}>
        {steps.map(({to, label, text}, index) => (
          <li
            key={to}
            className={clsx(
              index < here && styles.passed,
              index === Math.max(here, 0) && styles.ring,
            )}
          >
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
