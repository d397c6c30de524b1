import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {PageMenu} from '@site/src/components/PageMenu';
import TOC from '@site/src/theme/TOC';
import type {ReactNode} from 'react';

/** The contents beside a doc, with the page's menu below them. */
export default function DocItemTOCDesktop(): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  return (
    <TOC
      toc={toc}
      minHeadingLevel={frontMatter.toc_min_heading_level}
      maxHeadingLevel={frontMatter.toc_max_heading_level}
      className={ThemeClassNames.docs.docTocDesktop}
    >
      <PageMenu isBelowContents permalink={metadata.permalink} />
    </TOC>
  );
}
