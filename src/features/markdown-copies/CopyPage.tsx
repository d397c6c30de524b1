import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useCopied} from '@site/src/utils/useCopied';
import {copyFile} from './copyFile';
import {markdownUrl} from './markdownUrl';
import styles from './styles.module.css';

const messages = {
  idle: () => '',
  busy: () =>
    translate({
      id: 'site.copyPage.busy',
      message: 'Copying the page…',
      description: 'Copy page: announced',
    }),
  copied: () =>
    translate({
      id: 'site.copyPage.copied',
      message: 'Page copied as Markdown',
      description: 'Copy page: announced',
    }),
  failed: () =>
    translate({
      id: 'site.copyPage.failed',
      message:
        'The page could not be copied. Open “View as Markdown” at the end of the page, and copy it from there.',
      description: 'Copy page: announced',
    }),
};

/** Renders a button that copies the Markdown of a doc. */
export function CopyPage(): ReactNode {
  const url = markdownUrl(useDoc().metadata.permalink);
  return <CopyButton key={url} url={url} />;
}

function CopyButton({url}: {url: string}): ReactNode {
  const [state, setState] = useCopied<'busy' | 'failed'>();
  const copy = async (): Promise<void> => {
    setState('busy');
    try {
      await copyFile(url);
      setState('copied');
    } catch (error) {
      console.info('The page could not be copied.', error);
      setState('failed');
    }
  };
  return (
    <div className={clsx('site-scripted', styles.root)}>
      <button
        type="button"
        className={clsx('site-button', styles.button)}
        aria-busy={state === 'busy' || undefined}
        onClick={copy}
      >
        <IconCopy className={styles.icon} aria-hidden="true" />
        <span className={styles.label}>
          {translate({
            id: 'site.copyPage.button',
            message: 'Copy page',
            description: 'Copy page: button',
          })}
        </span>
      </button>
      <span role="status" className={clsx('site-popup', styles.message)}>
        {messages[state]()}
      </span>
    </div>
  );
}
