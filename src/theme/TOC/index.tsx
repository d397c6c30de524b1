import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

/** The table of contents beside the text, in a landmark whose visible heading is its name. */
export default function TOCWrapper(props: Props): ReactNode {
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
  return (
    <nav className={styles.landmark} aria-label={label}>
      <div className={styles.column}>
        <p className={styles.title} aria-hidden="true">
          {label}
        </p>
        <TOC {...props} />
      </div>
    </nav>
  );
}
