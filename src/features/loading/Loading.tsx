import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

function Spinner(): ReactNode {
  return (
    <div role="status" className={styles.place}>
      <span className={clsx('site-spinner', styles.spinner)} />
      <span className="site-hidden">
        {translate({
          id: 'loading.label',
          message: 'Loading',
          description: 'Loading: text',
        })}
      </span>
    </div>
  );
}

/**
 * Reloads the page if its server answers within 10 s. Otherwise a reload would replace the page with an error
 * page of the browser or the host. A 404 counts as an answer: a new version may no longer have the page.
 *
 * @returns whether the page is about to be replaced
 */
async function reloadIfServed(): Promise<boolean> {
  const url = window.location.href;
  const signal = AbortSignal.timeout(10_000);
  // Rejects without a connection or an answer in time.
  const response = await fetch(url, {method: 'HEAD', cache: 'no-store', signal}).catch(() => null);
  const isServed = response !== null && (response.ok || response.status === 404);
  if (!isServed || window.location.href !== url) {
    return false;
  }
  // Keeps browsers from returning to the scroll position of this message (routeRecovery.ts).
  window.history.scrollRestoration = 'manual';
  window.location.reload();
  return true;
}

/** Makes an element the page's `main` unless it is in one: a part can fail with or without the layout. */
function useMainLandmark(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current && !ref.current.closest('main')) {
      ref.current.setAttribute('role', 'main');
    }
  }, []);
  return ref;
}

/** Moves the focus to the message if the control that had it is gone with the page. */
function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) {
      ref.current?.focus({preventScroll: true});
    }
  }, []);
  return ref;
}

/** Returns why a page could not be loaded, without the bundler's message about a file. */
function reasonOf(error: unknown): string {
  if (!navigator.onLine) {
    return translate({
      id: 'loading.offline',
      message: 'There is no connection.',
      description: 'Loading failed: reason',
    });
  }
  if (error instanceof Error && error.name === 'ChunkLoadError') {
    return translate({
      id: 'loading.missingFile',
      message: 'A file that this page needs is missing.',
      description: 'Loading failed: reason',
    });
  }
  return error instanceof Error ? error.message : String(error);
}

function Failure({error}: {error: unknown}): ReactNode {
  const landmark = useMainLandmark();
  const heading = useFocusedHeading();
  const [isTrying, setIsTrying] = useState(false);
  const retry = async (): Promise<void> => {
    setIsTrying(true);
    const reloads = await reloadIfServed();
    setIsTrying(reloads);
  };
  return (
    <div ref={landmark} className="container site-message">
      <Head>
        <title>
          {translate({
            id: 'loading.documentTitle',
            message: 'Page not loaded',
            description: 'Loading failed: title of the document',
          })}
        </title>
      </Head>
      <div role="alert" className={clsx('site-note site-note--danger', styles.failure)}>
        <h1 ref={heading} tabIndex={-1}>
          <Translate id="loading.failed" description="Loading failed: heading">
            This page could not be loaded.
          </Translate>
        </h1>
        <p>{reasonOf(error)}</p>
        <p>
          <Translate id="loading.hint" description="Loading failed: text">
            Check your network connection, then try again.
          </Translate>
        </p>
        <button
          type="button"
          className="site-button"
          aria-disabled={isTrying}
          onClick={() => void retry()}
        >
          <Translate id="loading.retry" description="Loading failed: button">
            Retry
          </Translate>
        </button>
      </div>
    </div>
  );
}

/**
 * Replaces a page whose parts are not loaded: nothing for the first 200 ms (the
 * delay is react-loadable's), then a spinner. When loading failed, it reloads once, which fetches a version
 * deployed since; without an answer it shows the reason with a Retry button
 * (SPECIFICATION.md#navigation-and-loading).
 */
export default function Loading({error, pastDelay}: LoadingComponentProps): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (error) {
      void reloadIfServed().then(isReloading => setHasFailed(!isReloading));
    }
  }, [error]);
  if (hasFailed) {
    return <Failure error={error} />;
  }
  return error || pastDelay ? <Spinner /> : null;
}
