import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogSidebar/Content';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
// The styles of all blog pages. They load with the blog's code.
import '../blog.css';

type YearProps = {year: string; className?: string; children: ReactNode};

/** Renders a list with its year, which is not a heading, because it would come before the page's `h1`. */
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

/** Lists the posts in the blog's sidebar and in the mobile menu, by year if configured. */
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
