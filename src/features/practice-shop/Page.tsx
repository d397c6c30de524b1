import Link from '@docusaurus/Link';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useState} from 'react';
import {Shop} from './Shop';
import styles from './styles.module.css';

const title = 'Practice shop';

/**
 * A small shop that readers test with the product, with faults that they can switch on. It has no navbar
 * and no footer, because a test should find only the shop. Everything happens in the tab.
 */
export default function PracticeShop(): ReactNode {
  const isBrowser = useIsBrowser();
  // A link within the site opens the page when React already runs.
  const [isLoaded] = useState(!isBrowser);
  return (
    <div className={styles.page}>
      <PageMetadata
        title={title}
        description="A small shop to practice browser tests on, with faults that you can switch on. Nothing is sold or sent."
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <header className={styles.line}>
        This practice shop sells nothing. <Link to="/docs">Back to the docs</Link>
      </header>
      {isBrowser ? (
        <Shop isLoaded={isLoaded} />
      ) : (
        <main className={styles.view}>
          <h1>{title}</h1>
          <p className={styles.withoutScripts}>The practice shop needs JavaScript.</p>
        </main>
      )}
    </div>
  );
}
