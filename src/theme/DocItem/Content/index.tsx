import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import TOCMobile from '@theme-original/DocItem/TOC/Mobile';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {PageHead} from '@site/src/components/PageHead';
import {PageMenu} from '@site/src/components/PageMenu';
import {ArticleData} from './ArticleData';
import Endings from './Endings';
import styles from './styles.module.css';

/**
 * Renders a doc's head, title, text, and endings. On small screens, and where there is no contents
 * list next to the text, the page's menu comes next to the title and the contents come below it.
 */
export default function DocItemContent({children}: Props): ReactNode {
  const {assets, contentTitle, frontMatter, metadata, toc} = useDoc();
  // A doc that writes its own `# Heading` has its title in the text.
  const hasOwnTitle = contentTitle !== undefined || frontMatter.hide_title;
  const hasContents = toc.length > 0 && !frontMatter.hide_table_of_contents;
  return (
    <>
      <PageHead {...metadata} image={assets.image ?? frontMatter.image} />
      <ArticleData />
      <PageMenu className={clsx(hasContents && styles.onSmallScreens)} />
      <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
        {!hasOwnTitle && (
          <header>
            <Heading as="h1">{metadata.title}</Heading>
          </header>
        )}
        {hasContents && <TOCMobile />}
        <MDXContent>{children}</MDXContent>
      </div>
      <Endings />
    </>
  );
}
