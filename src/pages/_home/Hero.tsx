import Link from '@docusaurus/Link';
import {site} from '@site/src/config/site';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Run from './Run';
import styles from './styles.module.css';

/** Introduces the product: its audience, an example run, two ways to start, and the requirements of a run. */
export default function Hero(): ReactNode {
  return (
    <header className={clsx(styles.inner, styles.hero)}>
      <div className={styles.words}>
        <h1 className={styles.title}>{site.tagline}</h1>
        <p className={styles.lead}>
          For teams that test websites. State a goal and the result you expect, and a language model
          works toward it in a browser.
        </p>
      </div>
      <p className={styles.actions}>
        <Link
          className={clsx('site-button', styles.button, styles.primary)}
          to="/docs/getting-started/installation"
        >
          Get started
        </Link>
        <Link className={clsx('site-button', styles.button)} to="/docs/getting-started/first-test">
          See a first test
        </Link>
      </p>
      <Run />
      <p className={styles.needs}>
        Your supplier has the installer; these docs don’t include it. You need an API key from a
        model provider and, after the first test, a website that you may test. The provider bills
        you for <Link to="/docs/user-guides/estimate-cost">what each run uses</Link>.{' '}
        <Link to="/docs/getting-started/when-it-fits">See when it fits</Link>.
      </p>
    </header>
  );
}
