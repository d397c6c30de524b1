import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import TOCMobile from '@theme-original/DocItem/TOC/Mobile';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {PageMenu} from '@site/src/components/PageMenu';

/** A doc's title with the page's menu beside it, on small screens the contents, then the text. */
export default function DocItemContent({children}: Props): ReactNode {
  const {contentTitle, frontMatter, metadata, toc} = useDoc();
  // A doc that writes its own `# Heading` has its title in the text.
  const hasOwnTitle = contentTitle !== undefined || frontMatter.hide_title;
  return (
    <>
      <PageMenu permalink={metadata.permalink} />
      <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
        {!hasOwnTitle && (
          <header>
            <Heading as="h1">{metadata.title}</Heading>
          </header>
        )}
        {toc.length > 0 && !frontMatter.hide_table_of_contents && <TOCMobile />}
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}
