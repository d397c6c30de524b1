import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCCollapsible from '@theme-original/TOCCollapsible';
import styles from './styles.module.css';

/** The table of contents of small screens, in a landmark with a name. */
export default function TOCCollapsibleWrapper({className, ...props}: Props): ReactNode {
  return (
    // The class hides it on wide screens: all of it, so that no empty landmark is left.
    <nav
      className={clsx(styles.landmark, className)}
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
        description: 'The label used by the button on the collapsible TOC component',
      })}
    >
      <TOCCollapsible {...props} />
    </nav>
  );
}
