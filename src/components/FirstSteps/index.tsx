import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {steps} from '../../config/firstSteps';
import styles from './styles.module.css';

/** Lists the five steps from installation to a test that repeats. */
export default function FirstSteps(): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map(({to, label, text}) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
