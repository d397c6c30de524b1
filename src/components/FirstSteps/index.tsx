import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {steps} from '../../config/firstSteps';
import styles from './styles.module.css';

type Props = {
  /** Puts what each step is about on its line. */
  isCompact?: boolean;
};

/** Lists the five steps from installation to a test that repeats. */
export default function FirstSteps({isCompact = false}: Props): ReactNode {
  return (
    <ol className={clsx(styles.steps, isCompact && styles.compact)}>
      {steps.map(({to, label, text}) => (
        <li key={to}>
          <Link to={to}>{label}</Link> <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
