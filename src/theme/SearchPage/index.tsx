import Head from '@docusaurus/Head';
import {PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {limitQuery} from '../../components/Search/limits';
import {useSearch} from '../../components/Search/useSearch';
import Results from './Results';
import SearchForm from './SearchForm';
import styles from './styles.module.css';
import {useSearchResults} from './useSearchResults';

function titleOf(query: string): string {
  return query
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
          description: 'The title of the search page for a query',
        },
        {query},
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
        description: 'The title of the search page without a query',
      });
}

function Content(): ReactNode {
  const [address, setQuery] = useSearchQueryString();
  const query = limitQuery(address);
  const tools = useSearch();
  const results = useSearchResults(query, tools.search);
  const title = titleOf(query.trim());
  return (
    <>
      <PageMetadata title={title} />
      {query && (
        // Lists of results are not worth a crawler's time; the empty page may be indexed.
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <main className={clsx('container', styles.page)}>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <SearchForm query={query} onQuery={setQuery} isStalled={results.status === 'stalled'} />
        <Results query={query} {...{results, tools}} onQuery={setQuery} />
      </main>
    </>
  );
}

/** The search page: every result of the query in `q`, on whichever backend the site has. */
export default function SearchPage(): ReactNode {
  return (
    <Layout
      title={titleOf('')}
      description={translate({
        id: 'site.search.pageDescription',
        message:
          'Search every page of this documentation and its blog, and see all results at once.',
        description: 'The description of the search page for search engines and link previews',
      })}
    >
      <Content />
    </Layout>
  );
}
