import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Ending from '@site/src/components/Ending';
import Section from './Section';
import fork from './fork.module.css';
import styles from './styles.module.css';

/** Ends the rail with two choices: start, or find out what failed. Keys and glossary follow in one row. */
export default function Shortcuts(): ReactNode {
  return (
    <Section
      id="shortcuts"
      title="Straight to the answer"
      intro="If you came for one thing, it is probably one of these."
    >
      <div className={clsx(fork.fork, styles.fork)}>
        <Ending ending="done">
          <h3>Get started</h3>
          <p>Five steps lead from the installer to a test that repeats.</p>
          <p>
            <Link to="/docs/getting-started/installation">Install it</Link>
          </p>
        </Ending>
        <Ending ending="giveUp">
          <h3>Something failed?</h3>
          <p>One table leads from what you see to the section that covers it.</p>
          <p>
            <Link to="/docs/getting-started/configuration#if-something-fails">
              Find your symptom
            </Link>
          </p>
        </Ending>
      </div>
      <p className={styles.more}>
        Keys: <Link to="/docs/category/llm-api-setup">Choose a provider</Link>. Cost:{' '}
        <Link to="/docs/user-guides/estimate-cost">See what a run costs</Link>. Data:{' '}
        <Link to="/docs/getting-started/data">Know where it goes</Link>. Terms:{' '}
        <Link to="/markdown-page#words-used-here">Look up a word</Link>.
      </p>
    </Section>
  );
}
