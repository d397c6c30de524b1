import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {groupBy} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

function Post({date, permalink, title}: ArchiveBlogPost['metadata']): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  // Dates of posts are days, without a time zone; Docusaurus writes them as midnight UTC.
  const day = new Date(date).toLocaleDateString(currentLocale, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <li>
      <Link to={permalink}>
        <time dateTime={date}>{day}</time> – {title}
      </Link>
    </li>
  );
}

/** All posts by year, the newest year first, within `main` and with headings that skip no level. */
export default function BlogArchivePage({archive: {blogPosts}}: Props): ReactNode {
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
  const byYear = groupBy(blogPosts, ({metadata}) => metadata.date.slice(0, 4));
  const newestFirst = Object.entries(byYear).reverse();
  return (
    <Layout {...{title, description}}>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
        <div className="row">
          {newestFirst.map(([year, postsOfYear = []]) => (
            <section key={year} className="col col--4 margin-bottom--lg">
              <Heading as="h2">{year}</Heading>
              <ul>
                {postsOfYear.map(({metadata}) => (
                  <Post key={metadata.permalink} {...metadata} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
    </Layout>
  );
}
