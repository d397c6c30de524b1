import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {steps} from '../../config/firstSteps';
import styles from './styles.module.css';

type Props = {
  /** Adds what each step is about. */
  isLong?: boolean;
  /** Names the list where no heading does. */
  label?: string;
};

/** Lists the five steps from installation to a test that repeats. */
export default function FirstSteps({isLong = false, label}: Props): ReactNode {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({to, label, text}) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
          {isLong && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
