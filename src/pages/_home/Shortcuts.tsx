import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';
import {listedProviders, providerIds} from '@site/src/config/providerList';
import Section from './Section';
import styles from './styles.module.css';

/** For readers who come with a problem or an errand: failures, keys, words. */
export default function Shortcuts(): ReactNode {
  return (
    <Section
      id="shortcuts"
      title="Straight to the answer"
      intro="If you came for one thing, it is probably one of these."
    >
      <ul className={styles.principles}>
        <li>
          <h3>Something failed?</h3>
          <p>One table leads from what you see to the section that covers it.</p>
          <Link className={styles.more} to="/docs/getting-started/configuration#if-something-fails">
            Find your symptom
          </Link>
        </li>
        <li>
          <h3>Need a key?</h3>
          <p>
            Each provider has a page on its keys, limits, and errors, which says when it was last
            compared with the provider’s own documentation.
          </p>
          <p>
            {providerIds.map((id, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <Link to={listedProviders[id].page}>{listedProviders[id].name}</Link>
              </Fragment>
            ))}
          </p>
        </li>
        <li>
          <h3>What does it mean?</h3>
          <p>The guides use each term in one sense, from task to token.</p>
          <Link className={styles.more} to="/markdown-page#words-used-here">
            Look up a word
          </Link>
        </li>
      </ul>
    </Section>
  );
}
