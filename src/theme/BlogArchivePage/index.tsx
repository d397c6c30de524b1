import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  groupBy,
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import {site} from '@site/src/config/site';

function Post({date, permalink, title}: ArchiveBlogPost['metadata']): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  // Dates of posts are days without a time zone, which Docusaurus represents as midnight UTC.
  const day = new Date(date).toLocaleDateString(currentLocale, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <li>
      <p>
        <time dateTime={date}>{day}</time>
      </p>
      <Link to={permalink}>{title}</Link>
    </li>
  );
}

/** Lists all posts by year, latest first, in the layout of the blog. */
export default function BlogArchivePage({archive: {blogPosts}}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  const description = translate({
    id: 'site.blog.archive.description',
    message: 'All blog posts, sorted by year.',
    description: 'The description of the blog archive page',
  });
  // The plugin passes the sidebar to all other pages of the blog.
  const sidebar = {
    title: site.blog.sidebarTitle,
    items: blogPosts.map(({metadata}) => ({
      ...metadata,
      title: metadata.frontMatter.sidebar_label ?? metadata.title,
    })),
  };
  const byYear = groupBy(blogPosts, ({metadata}) => metadata.date.slice(0, 4));
  const newestFirst = Object.entries(byYear).reverse();
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata {...{title, description}} />
      <BlogLayout sidebar={sidebar}>
        <header>
          <Heading as="h1">{title}</Heading>
          <p>{description}</p>
        </header>
        {newestFirst.map(([year, postsOfYear = []]) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul className="site-rows site-rows--links margin-bottom--lg">
              {postsOfYear.map(({metadata}) => (
                <Post key={metadata.permalink} {...metadata} />
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
