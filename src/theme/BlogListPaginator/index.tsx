import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogListPaginator';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';

/** Links the newer and the older page of a list of posts, each named by its number. */
export default function BlogListPaginator({
  metadata: {page, totalPages, previousPage, nextPage},
}: Props): ReactNode {
  const nameOf = (number: number): string =>
    translate(
      {
        id: 'site.blog.paginator.page',
        message: 'Page {number} of {total}',
        description: 'List of posts: name of the page that a link leads to',
      },
      {number, total: totalPages},
    );
  return (
    <nav
      className="pagination-nav"
      aria-label={translate({
        id: 'theme.blog.paginator.navAriaLabel',
        message: 'Blog list page navigation',
        description: 'The ARIA label for the blog pagination',
      })}
    >
      {previousPage && (
        <PaginatorNavLink
          permalink={previousPage}
          title={nameOf(page - 1)}
          subLabel={translate({
            id: 'theme.blog.paginator.newerEntries',
            message: 'Newer posts',
            description: 'The label used to navigate to the newer blog posts page (previous page)',
          })}
        />
      )}
      {nextPage && (
        <PaginatorNavLink
          permalink={nextPage}
          title={nameOf(page + 1)}
          subLabel={translate({
            id: 'theme.blog.paginator.olderEntries',
            message: 'Older posts',
            description: 'The label used to navigate to the older blog posts page (next page)',
          })}
          isNext
        />
      )}
    </nav>
  );
}
