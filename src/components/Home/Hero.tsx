import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {site} from '../../config/site';
import Instruction, {type InstructionPart} from '../Instruction';
import RunLine from '../RunLine';
import styles from './styles.module.css';

/** One good test, written out. It pictures the idea, not a screen of the product. */
const example: readonly InstructionPart[] = [
  {term: 'Goal', text: 'Order one blue mug'},
  {term: 'Limits', text: 'One product, quantity 1'},
  {term: 'Data', text: 'Standard delivery, paid by invoice'},
  {term: 'Done when', text: 'The page shows an order number', ending: 'done', reached: true},
  {term: 'Give up when', text: 'An error appears, or 60 seconds pass', ending: 'giveUp'},
];

/** What readers can do here, a test that shows it, and the two ways to begin. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={clsx(styles.inner, styles.heroInner)}>
        <div>
          <p className={styles.kicker}>{site.title} documentation</p>
          <h1 className={styles.title}>{site.tagline}</h1>
          <p className={styles.lead}>
            Say what a visitor to your website wants to do, and how anyone can tell that it worked.
            Effortless Test Automation tries it in a browser, with a language model from the
            provider you choose.
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
        <figure className={styles.figure}>
          <RunLine className={styles.run} />
          <Instruction parts={example} className={styles.example} />
          <figcaption>
            A good test has one goal, and two endings that anyone can tell apart.{' '}
            <Link to="/docs/user-guides/create-task">Write one like it</Link>
          </figcaption>
        </figure>
      </div>
    </header>
  );
}
