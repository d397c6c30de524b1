import {translate} from '@docusaurus/Translate';
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Shows the contents list of small screens as a disclosure in a named landmark. */
export default function TOCCollapsible({className, ...props}: Props): ReactNode {
  const {collapsed, toggleCollapsed} = useCollapsible({initialState: true});
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
  return (
    // The class hides the whole landmark on wide screens.
    <nav className={clsx('site-scripted', styles.disclosure, className)} aria-label={label}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        {label}
      </button>
      <Collapsible lazy className={styles.content} collapsed={collapsed}>
        <TOCItems
          {...props}
          // The same names as in the list next to the text, which is hidden at this width.
          linkClassName="table-of-contents__link toc-highlight"
          linkActiveClassName="table-of-contents__link--active"
        />
      </Collapsible>
    </nav>
  );
}
