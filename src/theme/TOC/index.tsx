import {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** The table of contents beside the text, as a landmark; its visible heading is the landmark's name. */
export default function TOC({className, ...props}: Props): ReactNode {
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
  return (
    <nav className={clsx('thin-scrollbar', styles.toc, className)} aria-label={label}>
      <p className={styles.title} aria-hidden="true">
        {label}
      </p>
      {/* The highlight goes by this class, which the tables of contents in the text do not have. */}
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
