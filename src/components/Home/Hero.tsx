import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {site} from '../../config/site';
import HeroFigure from './HeroFigure';
import styles from './styles.module.css';

/** What readers can do here, the product's name, and the two ways to begin. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={clsx(styles.inner, styles.heroInner)}>
        <div>
          <p className={styles.kicker}>{site.title} documentation</p>
          <h1 className={styles.title}>{site.tagline}</h1>
          <p className={styles.lead}>
            Tell a language model what a visitor of your website wants, and how anyone can see that
            it worked. Effortless Test Automation tries it in a real browser, as often as it
            matters.
          </p>
          <p className={styles.actions}>
            <Link
              className={clsx(styles.button, styles.primary)}
              to="/docs/getting-started/installation"
            >
              Install and get started
            </Link>
            <Link className={styles.button} to="/docs/getting-started/llm-setup/">
              Connect a model provider
            </Link>
          </p>
        </div>
        <HeroFigure />
      </div>
    </header>
  );
}
