import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {
  BlogSidebarItemList,
  useVisibleBlogSidebarItems,
} from '@docusaurus/plugin-content-blog/client';
import type {Props as ContentProps} from '@theme/BlogSidebar/Content';
import BlogSidebarContent from '@theme/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Desktop';
import styles from './styles.module.css';

const List: ContentProps['ListComponent'] = ({items}) => (
  <BlogSidebarItemList
    items={items}
    ulClassName={clsx('clean-list', styles.list)}
    linkClassName={styles.link}
    linkActiveClassName={styles.linkActive}
  />
);

/** The list of posts beside a blog page: one `nav`, with no complement around it. */
function BlogSidebarDesktop({sidebar}: Props): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <nav
      className="col col--3"
      aria-label={translate({
        id: 'theme.blog.sidebar.navAriaLabel',
        message: 'Blog recent posts navigation',
        description: 'The ARIA label for recent posts in the blog sidebar',
      })}
    >
      <div className={clsx('thin-scrollbar', styles.sidebar)}>
        <div className={styles.title}>{sidebar.title}</div>
        <BlogSidebarContent items={items} ListComponent={List} />
      </div>
    </nav>
  );
}

export default memo(BlogSidebarDesktop);
