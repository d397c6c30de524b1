import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {site} from '@site/src/config/site';
import clsx from 'clsx';
import {lazy, Suspense, type ReactNode} from 'react';

/** Loaded after hydration to keep them out of other pages' chunks. The page also works without them. */
const Suggestions = lazy(() =>
  import('./Suggestions').catch((error: unknown) => {
    console.warn('The not-found page has no suggestions.', error);
    return {default: () => null};
  }),
);

/** Links that are always helpful, part of the static page. */
function StartLinks(): ReactNode {
  return (
    <ul>
      <li>
        <Link to="/">
          <Translate id="notFound.home" description="Not-found page: link">
            Home page
          </Translate>
        </Link>
      </li>
      <li>
        <Link to="/docs">
          <Translate id="notFound.docs" description="Not-found page: link">
            Documentation
          </Translate>
        </Link>
      </li>
      <li>
        <Link to={site.symptomsPath}>
          <Translate id="notFound.symptoms" description="Not-found page: link">
            Something failed? Find your symptom
          </Translate>
        </Link>
      </li>
      <li>
        <Link to="/blog">
          <Translate id="notFound.blog" description="Not-found page: link">
            Blog
          </Translate>
        </Link>
      </li>
    </ul>
  );
}

/**
 * The not-found page of the whole site, including unknown paths below the docs and the blog. Not lazy: a
 * Suspense fallback would blank it during hydration.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  // The host serves one file for all unknown URLs, so the first render must not depend on the URL.
  const isBrowser = useIsBrowser();
  // Below the docs, no parent sets the title.
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'Not-found page: title',
  });
  return (
    <main className={clsx('container site-message', className)}>
      <PageMetadata title={title} />
      <h1>
        <Translate id="notFound.heading" description="Not-found page: heading of the page">
          Page not found
        </Translate>
      </h1>
      <p>
        <Translate id="notFound.explanation" description="Not-found page: text">
          There is no page at this URL. The page may have moved, or the URL has a typo.
        </Translate>
      </p>
      <Heading as="h2" id="start">
        {translate({
          id: 'notFound.start',
          message: 'Start from here',
          description: 'Not-found page: heading',
        })}
      </Heading>
      <StartLinks />
      {/* Last, because they come after a search, and would move the links below them. */}
      {isBrowser && (
        <Suspense>
          <Suggestions />
        </Suspense>
      )}
    </main>
  );
}
