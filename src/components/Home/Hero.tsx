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
  {term: 'Data', text: 'Ada Example, test card'},
  {term: 'Done when', text: 'An order number is on the page', ending: 'done', reached: true},
  {term: 'Give up when', text: 'An error message shows', ending: 'giveUp'},
];

/** What readers can do here, a test that shows it, and the two ways to begin. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={clsx(styles.inner, styles.heroInner)}>
        <div>
          <p className={styles.kicker}>{site.title}</p>
          <h1 className={styles.title}>Browser tests worth repeating</h1>
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
        <figure className={styles.figure}>
          <RunLine className={styles.run} />
          <Instruction parts={example} className={styles.example} />
          <figcaption>A test instruction that can be checked</figcaption>
        </figure>
      </div>
    </header>
  );
}
