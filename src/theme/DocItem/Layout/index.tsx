import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames, useWindowSize} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import type {EndingName} from '@site/src/components/Ending';
import {PageHead} from '@site/src/components/PageHead';
import {PageMenu} from '@site/src/components/PageMenu';
import {ArticleData} from './ArticleData';
import Contents from './Contents';
import Endings from './Endings';
import styles from './styles.module.css';

/** Renders the text below its title. On small screens the contents come between them. */
function Text({children, hasContents}: Props & {hasContents: boolean}): ReactNode {
  const {contentTitle, frontMatter, metadata} = useDoc();
  // A doc that writes its own `# Heading` has its title in the text.
  const hasOwnTitle = contentTitle !== undefined || frontMatter.hide_title;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {!hasOwnTitle && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      {hasContents && <Contents />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}

/**
 * Lays out a doc: its text with the two endings, and the contents list next to it. The page's menu is below
 * that list, or next to the title where there is no list.
 */
export default function DocItemLayout({children}: Props): ReactNode {
  const {assets, frontMatter, metadata, toc} = useDoc();
  const isWide = useWindowSize() !== 'mobile';
  const hasContents = toc.length > 0 && !frontMatter.hide_table_of_contents;
  const [ending, setEnding] = useState<EndingName>();
  return (
    <div className="row" data-ending={ending}>
      <PageHead {...metadata} image={assets.image ?? frontMatter.image} />
      <ArticleData />
      <div className={clsx('col', styles.text, hasContents && styles.besideContents)}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          <DocVersionBadge />
          <PageMenu className={clsx(hasContents && styles.onSmallScreens)} />
          <Text hasContents={hasContents}>{children}</Text>
          <Endings chosen={ending} onChoose={setEnding} />
          <DocItemFooter />
        </article>
      </div>
      {hasContents && isWide && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
