import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SitePage} from './pages';
import {addressQuery} from './words';
import styles from './suggestions.module.css';

/** The pages that the address probably meant; matcher and list load only here. */
async function findPages(path: string): Promise<SitePage[]> {
  const [{suggestPages}, {default: pages}] = await Promise.all([
    import('./suggest'),
    import('@generated/not-found/default/pages.json'),
  ]);
  return suggestPages(path, pages);
}

function useSuggestions(path: string): SitePage[] {
  const [found, setFound] = useState<{path: string; pages: SitePage[]}>({path, pages: []});
  useEffect(() => {
    let isCurrent = true;
    findPages(path).then(
      pages => isCurrent && setFound({path, pages}),
      // Without the list the page still says where to go on; it must not fail on its own help.
      error => console.warn('The not-found page has no suggestions.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return found.path === path ? found.pages : [];
}

function SuggestedPages({path}: {path: string}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const pages = useSuggestions(path);
  if (pages.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="suggested-pages">
      <h2 id="suggested-pages">
        <Translate id="notFound.suggestions" description="Not-found page: heading">
          Did you mean one of these?
        </Translate>
      </h2>
      <ul className={styles.pages}>
        {pages.map(page => (
          <li key={page.path}>
            <Link to={`${baseUrl}${page.path}`}>{page.title}</Link>
            <span className={styles.path}>{`${baseUrl}${page.path}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SearchOffer({query}: {query: string}): ReactNode {
  const searchPage = useBaseUrl('/search');
  if (!query) {
    return null;
  }
  return (
    <p>
      <Link to={`${searchPage}?q=${encodeURIComponent(query)}`}>
        <Translate id="notFound.search" description="Not-found page: link" values={{query}}>
          {'Search the docs for “{query}”'}
        </Translate>
      </Link>
    </p>
  );
}

/** What an unknown address may have meant: pages of this site, and a search for its words. */
export default function Suggestions(): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return (
    <>
      <SuggestedPages path={path} />
      <SearchOffer query={addressQuery(path)} />
    </>
  );
}
