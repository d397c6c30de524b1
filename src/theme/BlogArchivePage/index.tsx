import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {groupBy} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

function Year({year, posts}: {year: string; posts: ArchiveBlogPost[]}): ReactNode {
  const format = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    <div className="col col--4 margin-bottom--lg">
      <Heading as="h2">{year}</Heading>
      <ul>
        {posts.map(({metadata: {date, permalink, title}}) => (
          <li key={permalink}>
            <Link to={permalink}>
              <time dateTime={date}>{format.format(new Date(date))}</time> – {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All posts by year, the newest year first, within `main` and with headings that skip no level. */
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
    <Layout title={title} description={description}>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
        <div className="row">
          {years.reverse().map(([year, posts = []]) => (
            <Year key={year} year={year} posts={posts} />
          ))}
        </div>
      </main>
    </Layout>
  );
}
