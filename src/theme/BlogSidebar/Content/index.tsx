import {memo, useId, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogSidebar/Content';
import styles from './styles.module.css';

type YearProps = Pick<Props, 'items' | 'ListComponent'> & {year: string};

function YearGroup({year, items, ListComponent}: YearProps): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.year}>
        {year}
      </div>
      <ListComponent items={items} />
    </div>
  );
}

/** The posts by year. A year names its group; as a heading it would stand before the page's own `h1`. */
function BlogSidebarContent({items, ListComponent}: Props): ReactNode {
  const {groupByYear} = useThemeConfig().blog.sidebar;
  if (!groupByYear) {
    return <ListComponent items={items} />;
  }
  return groupBlogSidebarItemsByYear(items).map(([year, yearItems]) => (
    <YearGroup key={year} year={year} items={yearItems} ListComponent={ListComponent} />
  ));
}

export default memo(BlogSidebarContent);
