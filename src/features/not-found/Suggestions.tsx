import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {site} from '@site/src/config/site';
import {queryFromPath} from './queryFromPath';
import {useSuggestions} from './useSuggestions';

function SuggestedPages({query}: {query: string}): ReactNode {
  const pages = useSuggestions(query);
  if (pages.length === 0) {
    return null;
  }
  const heading = translate({
    id: 'notFound.suggestions',
    message: 'Did you mean one of these?',
    description: 'Not-found page: heading',
  });
  return (
    <section aria-label={heading}>
      <Heading as="h2" id="suggested-pages">
        {heading}
      </Heading>
      <ul className="site-rows site-rows--links margin-vert--md">
        {pages.map(page => (
          <li key={page.path}>
            <Link to={page.path}>{page.title}</Link>
            <p>{page.path}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SearchOffer({query}: {query: string}): ReactNode {
  const searchPage = useBaseUrl(site.searchPagePath);
  if (!query) {
    return null;
  }
  return (
    <p>
      <Link to={`${searchPage}?q=${encodeURIComponent(query)}`}>
        {/* Not the component: browsers that translate the page replace texts that React could not update. */}
        {translate(
          {
            id: 'notFound.search',
            message: 'Search the docs for “{query}”',
            description: 'Not-found page: link',
          },
          {query},
        )}
      </Link>
    </p>
  );
}

/** Suggests pages for an unknown path, and a search for its words. */
export default function Suggestions(): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const query = queryFromPath(pathname.replace(baseUrl, ''));
  return (
    <>
      <SuggestedPages query={query} />
      <SearchOffer query={query} />
    </>
  );
}
