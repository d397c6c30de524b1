import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {
  groupBy,
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

function Year({year, posts}: {year: string; posts: readonly ArchiveBlogPost[]}): ReactNode {
  const format = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    <section>
      <Heading as="h2">{year}</Heading>
      <ul className={styles.posts}>
        {posts.map(({metadata: {date, permalink, title}}) => (
          <li key={permalink}>
            <time dateTime={date}>{format.format(new Date(date))}</time>
            <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All posts by year, the newest year first, in the layout of the blog. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  const description = translate({
    id: 'site.blog.archive.description',
    message: 'Every post of the blog, by year.',
    description: 'The description of the blog archive page',
  });
  const years = Object.entries(groupBy(archive.blogPosts, post => post.metadata.date.slice(0, 4)));
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={description} />
      <BlogLayout>
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
        {years.reverse().map(([year, posts = []]) => (
          <Year key={year} year={year} posts={posts} />
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
