import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import type {ReactNode} from 'react';
import {PageMenu} from '@site/src/components/PageMenu';
import styles from './styles.module.css';

/**
 * Wraps the contents list next to the text in a landmark with a visible name. Next to a doc, the page's
 * menu stays below the list while the text scrolls.
 */
export default function TOCWrapper(props: Props): ReactNode {
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
  return (
    <div className={styles.beside}>
      <div className={styles.column}>
        <nav aria-label={label}>
          <p className={styles.title} aria-hidden="true">
            {label}
          </p>
          <TOC {...props} />
        </nav>
        {props.className === ThemeClassNames.docs.docTocDesktop && <PageMenu isBelowContents />}
      </div>
    </div>
  );
}
