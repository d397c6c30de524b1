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
          You state a goal and the result that you expect. A language model then tests your website
          in a browser.
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
          Run a first test
        </Link>
      </p>
      <Run />
      <p className={styles.needs}>
        You get the installer from your supplier, not from this site. You also need the API key of a
        model provider, which bills you for each run. Later, you need a website that you are allowed
        to test. Before you begin, read{' '}
        <Link to="/docs/getting-started/when-it-fits">when it fits, and when it doesn’t</Link>.
      </p>
    </header>
  );
}
