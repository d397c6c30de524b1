import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogSidebar/Content';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
// The looks of all pages of the blog, which load them with its code.
import '../blog.css';

type YearProps = {year: string; className?: string; children: ReactNode};

/** A list under its year. As a heading the year would stand before the page's own `h1`. */
function Year({year, className, children}: YearProps): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={clsx('blog-sidebar-year', className)}>
        {year}
      </p>
      {children}
    </div>
  );
}

/** The posts of the blog's sidebar and of its part of the mobile menu, by year if so configured. */
export default function BlogSidebarContent({
  items: posts,
  ListComponent: List,
  yearGroupHeadingClassName,
}: Props): ReactNode {
  if (!useThemeConfig().blog.sidebar.groupByYear) {
    return <List items={posts} />;
  }
  return groupBlogSidebarItemsByYear(posts).map(([year, postsOfYear]) => (
    <Year key={year} year={year} className={yearGroupHeadingClassName}>
      <List items={postsOfYear} />
    </Year>
  ));
}
