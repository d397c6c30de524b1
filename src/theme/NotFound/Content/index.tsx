import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Suggestions from '@site/src/components/Suggestions';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import RunCard from './RunCard';
import styles from './styles.module.css';

/** Where to go on from anywhere; it stands in the page as served, so it needs no script. */
function Ways(): ReactNode {
  return (
    <ul className={styles.ways}>
      <li>
        <Link to="/">
          <Translate id="notFound.home" description="Link from the not-found page to the home page">
            Home page
          </Translate>
        </Link>
      </li>
      <li>
        <Link to="/docs">
          <Translate id="notFound.docs" description="Link from the not-found page to the docs">
            Documentation
          </Translate>
        </Link>
      </li>
      <li>
        <Link to="/docs/getting-started/configuration#if-something-fails">
          <Translate
            id="notFound.symptoms"
            description="Link from the not-found page to the table of symptoms"
          >
            Something failed? Find your symptom
          </Translate>
        </Link>
      </li>
      <li>
        <Link to="/blog">
          <Translate id="notFound.blog" description="Link from the not-found page to the blog">
            Blog
          </Translate>
        </Link>
      </li>
    </ul>
  );
}

/**
 * The not-found page of the whole site, below the docs and the blog too. It comes with every doc, since
 * a part that is loaded later leaves the screen while React takes over the page.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  // Below the docs nothing around it sets the title.
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'The title of the not-found page',
  });
  return (
    <main className={clsx('container', styles.page, className)}>
      <PageMetadata title={title} />
      <h1>{title}</h1>
      <p>
        <Translate id="notFound.explanation" description="What happened, on the not-found page">
          There is no page at this address. The page may have moved, or the address may contain a
          typo.
        </Translate>
      </p>
      <RunCard />
      <Suggestions />
      <h2>
        <Translate id="notFound.ways" description="Heading of the links on the not-found page">
          Start from here
        </Translate>
      </h2>
      <Ways />
    </main>
  );
}
