import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Info from '@theme/BlogPostItem/Header/Info';
import Title from '@theme/BlogPostItem/Header/Title';
import {Fragment, type ReactNode} from 'react';
import {PageMenu} from '@site/src/components/PageMenu';
import '../blog.css';
import styles from './styles.module.css';

/** The names of a post's authors, each a link to what else they wrote. */
function Authors(): ReactNode {
  const {authors} = useBlogPost().metadata;
  return authors.map(({key, name, page, url}, index) => {
    const to = page?.permalink ?? url;
    return (
      <Fragment key={key ?? name}>
        {index === 0 ? ' · ' : ' '}
        <span className={styles.author}>
          {to ? <Link to={to}>{name}</Link> : name}
          {index < authors.length - 1 && ','}
        </span>
      </Fragment>
    );
  });
}

/**
 * The title leads, with the page's menu beside it where the post has a page to itself; date, reading
 * time and authors follow in one quiet line.
 */
export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return (
    <header>
      {isBlogPostPage && <PageMenu permalink={metadata.permalink} />}
      <Title />
      <div className={styles.line}>
        <Info />
        <Authors />
      </div>
    </header>
  );
}
