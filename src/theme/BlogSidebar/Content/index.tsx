import {useId, type ReactNode} from 'react';
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogSidebar/Content';
import styles from './styles.module.css';

/** A list under its year. As a heading the year would stand before the page's own `h1`. */
function Year({year, children}: {year: string; children: ReactNode}): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.year}>
        {year}
      </p>
      {children}
    </div>
  );
}

/** The posts of the blog's sidebar and of its part of the mobile menu, by year if so configured. */
export default function BlogSidebarContent({items: posts, ListComponent: List}: Props): ReactNode {
  if (!useThemeConfig().blog.sidebar.groupByYear) {
    return <List items={posts} />;
  }
  return groupBlogSidebarItemsByYear(posts).map(([year, postsOfYear]) => (
    <Year key={year} year={year}>
      <List items={postsOfYear} />
    </Year>
  ));
}
