import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Wraps the contents list next to the text in a landmark. In a post, the stock list is in none. */
export default function TOCWrapper(props: Props): ReactNode {
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
  return (
    <nav className={styles.contents} aria-label={label}>
      <TOC {...props} />
    </nav>
  );
}
