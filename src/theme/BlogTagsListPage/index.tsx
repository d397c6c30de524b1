import {translate} from '@docusaurus/Translate';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  translateTagsPageTitle,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import Tag from '@theme/Tag';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** All tags with what they stand for, in one list; a letter of the alphabet above each would say less. */
export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  const title = translateTagsPageTitle();
  const description = translate({
    id: 'site.blog.tags.description',
    message: 'All tags of the blog, with the number of posts for each.',
    description: 'The description of the list of blog tags',
  });
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}
    >
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
        <ul className={styles.tags}>
          {[...tags]
            .sort((a, b) => a.label.localeCompare(b.label))
            .map(tag => (
              <li key={tag.permalink}>
                <Tag {...tag} />
                {tag.description && <p>{tag.description}</p>}
              </li>
            ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
