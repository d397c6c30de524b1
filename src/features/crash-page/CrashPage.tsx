import {useEffect, useRef, type ReactNode} from 'react';
import type {FallbackParams} from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Leaves the crash page when the reader navigates, which the error boundary alone does not. */
function useRecoveryByNavigation(tryAgain: () => void): void {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);
}

/**
 * Replaces a page that crashed (SPECIFICATION.md#errors), with or without a navbar. The link loads the
 * home page as a document, because the crash may have broken client-side navigation.
 */
export default function ErrorPageContent({error, tryAgain}: FallbackParams): ReactNode {
  useRecoveryByNavigation(tryAgain);
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const homePage = useBaseUrl('/');
  return (
    <main className="container site-message">
      <Head>
        {/* Outside the layout, nothing else sets the language. */}
        <html lang={localeConfigs[currentLocale]?.htmlLang} />
        <title>
          {translate({
            id: 'crash.documentTitle',
            message: 'Page Error',
            description: 'Crash page: title',
          })}
        </title>
      </Head>
      <h1>
        <Translate id="crash.title" description="Crash page: heading">
          This page crashed.
        </Translate>
      </h1>
      <div role="alert" className={clsx('site-note site-note--danger', styles.messages)}>
        <ErrorBoundaryError error={error} />
      </div>
      <ErrorBoundaryTryAgainButton className="site-button margin-right--md" onClick={tryAgain} />
      <a href={homePage}>
        <Translate id="crash.home" description="Crash page: link">
          Go to the home page
        </Translate>
      </a>
    </main>
  );
}
