import {useId, type ReactNode} from 'react';
import {
  BlogSidebarItemList,
  useVisibleBlogSidebarItems,
} from '@docusaurus/plugin-content-blog/client';
import Content, {type Props as ContentProps} from '@theme/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Desktop';
import clsx from 'clsx';
import styles from './styles.module.css';
// The looks of all pages of the blog, which load them with its code.
import '../blog.css';

const Posts: ContentProps['ListComponent'] = ({items}) => (
  <BlogSidebarItemList items={items} ulClassName={clsx('clean-list', styles.posts)} />
);

/** The posts beside a blog page: one landmark, named by its visible title. */
export default function BlogSidebarDesktop({sidebar: {title, items}}: Props): ReactNode {
  const id = useId();
  const posts = useVisibleBlogSidebarItems(items);
  return (
    <nav aria-labelledby={id} className="col col--3">
      <div className={clsx('thin-scrollbar', styles.column)}>
        <p id={id} className={styles.title}>
          {title}
        </p>
        <Content items={posts} ListComponent={Posts} />
      </div>
    </nav>
  );
}
