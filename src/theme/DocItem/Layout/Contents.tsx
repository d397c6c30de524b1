import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import styles from './contents.module.css';

/**
 * Shows the contents list of small screens as a disclosure. Its list is rendered when it opens, because
 * Docusaurus marks the current heading in the first list only, and the one next to the text comes later.
 */
export default function Contents(): ReactNode {
  const {frontMatter, toc} = useDoc();
  const [hasOpened, setHasOpened] = useState(false);
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
  return (
    <nav
      className={clsx('site-scripted', ThemeClassNames.docs.docTocMobile, styles.contents)}
      aria-label={label}
    >
      <details onToggle={() => setHasOpened(true)}>
        <summary>{label}</summary>
        {hasOpened && (
          <TOCItems
            toc={toc}
            minHeadingLevel={frontMatter.toc_min_heading_level}
            maxHeadingLevel={frontMatter.toc_max_heading_level}
            // The same names as in the list next to the text, which is hidden at this width.
            linkClassName="table-of-contents__link toc-highlight"
            linkActiveClassName="table-of-contents__link--active"
          />
        )}
      </details>
    </nav>
  );
}
