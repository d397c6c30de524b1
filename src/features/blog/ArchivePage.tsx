import Link from '@docusaurus/Link';
import {
  groupBy,
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {site} from '@site/src/config/site';

/** Lists all posts by year, latest first, in the layout of the blog. */
export default function BlogArchivePage({archive: {blogPosts}}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  // Dates of posts are days without a time zone, which Docusaurus represents as midnight UTC.
  const format = useDateTimeFormat({month: 'long', day: 'numeric', timeZone: 'UTC'});
  // The plugin passes the sidebar to all other pages of the blog.
  const items = blogPosts.map(({metadata}) => ({
    ...metadata,
    title: metadata.frontMatter.sidebar_label ?? metadata.title,
  }));
  const byYear = groupBy(blogPosts, ({metadata}) => metadata.date.slice(0, 4));
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} />
      <BlogLayout sidebar={{title: site.blog.sidebarTitle, items}}>
        <Heading as="h1">{title}</Heading>
        {Object.entries(byYear)
          .reverse()
          .map(([year, posts = []]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul>
                {posts.map(({metadata: {date, permalink, title: postTitle}}) => (
                  <li key={permalink}>
                    <time dateTime={date}>{format.format(new Date(date))}</time>:{' '}
                    <Link to={permalink}>{postTitle}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
