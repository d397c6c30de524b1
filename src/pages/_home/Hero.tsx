import Link from '@docusaurus/Link';
import {site} from '@site/src/config/site';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Run from './Run';
import styles from './styles.module.css';

/** What the product is for, a test that passes and fails, and the two ways to begin. */
export default function Hero(): ReactNode {
  return (
    <header className={clsx(styles.inner, styles.hero)}>
      <div className={styles.words}>
        <h1 className={styles.title}>{site.tagline}</h1>
        <p className={styles.lead}>
          Describe a goal and the result you expect. A language model tries it in a browser.
        </p>
      </div>
      <Run />
      <p className={styles.actions}>
        <Link
          className={clsx('site-button', styles.button, styles.primary)}
          to="/docs/getting-started/installation"
        >
          Get started
        </Link>
        <Link className={clsx('site-button', styles.button)} to="/docs/getting-started/llm-setup/">
          Connect a model provider
        </Link>
      </p>
    </header>
  );
}
