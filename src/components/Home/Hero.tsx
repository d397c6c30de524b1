import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {site} from '../../config/site';
import HeroFigure from './HeroFigure';
import styles from './styles.module.css';

/** The product's name, what it is for, and the two ways to begin. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={clsx(styles.inner, styles.heroInner)}>
        <div>
          <p className={styles.kicker}>Documentation</p>
          <h1 className={styles.title}>{site.title}</h1>
          <p className={styles.lead}>
            Tests that work through a website in a real browser. Connect a language-model provider,
            create a task, and run it again whenever it matters.
          </p>
          <p className={styles.actions}>
            <Link
              className={clsx('site-button', styles.button, styles.primary)}
              to="/docs/getting-started/installation"
            >
              Get started
            </Link>
            <Link
              className={clsx('site-button', styles.button)}
              to="/docs/getting-started/llm-setup/"
            >
              Connect a model provider
            </Link>
          </p>
        </div>
        <HeroFigure />
      </div>
    </header>
  );
}
