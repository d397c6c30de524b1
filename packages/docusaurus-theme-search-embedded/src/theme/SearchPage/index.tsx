import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Destinations from '@theme/SearchDialog/Destinations';
import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import {labels} from '../../interface/labels.js';
import {isBlank} from '../../interface/limits.js';
import SearchForm from '../../interface/SearchForm.jsx';
import {useSearch} from '../../interface/state/useSearch.js';
import Results from '../../interface/page/Results.jsx';
import styles from '../../interface/page/styles.module.css';
import {savedResultCount, useSavedPosition} from '../../interface/page/useSavedPosition.js';
import {usePageQuery} from '../../interface/page/usePageQuery.js';
import {useVersions} from '../../interface/versions/useVersions.js';
import {searchedVersions} from '../../interface/versions/versions.js';
import VersionSelects from '../../interface/page/VersionSelect.jsx';

function titleOf(query: string): string {
  return query
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for “{query}”',
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
  const read = useVersions();
  const versions = useMemo(() => searchedVersions(read, dialog.docs), [read]);
  const pageQuery = usePageQuery(versions);
  const {query, area, change, chooseArea, chooseVersion, write} = pageQuery;
  const model = useSearch(query, {
    isPage: true,
    versions,
    area,
    firstResults: () => savedResultCount({query, area, versions}),
  });
  const {results} = model;
  useSavedPosition(results.found, {query, area, versions});
  const input = useRef<HTMLInputElement>(null);
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const {key, pathname, search} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  useEffect(() => {
    // Replacing the URL must not move the focus away from the pressed filter button.
    if (history.action !== 'REPLACE') {
      input.current?.focus({preventScroll: true});
    }
  }, [history, key, isBrowser]);
  const title = titleOf(isBlank(query) ? '' : query.trim());
  return (
    <>
      <PageMetadata title={title} />
      {query && (
        // Search engines index only the page without a query.
        <Head>
          <meta name="robots" content="noindex, follow" />
          <link rel="canonical" href={siteConfig.url + pathname + search} />
        </Head>
      )}
      <main className={styles.page}>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <div className={styles.withoutScripts}>
          <Translate
            id="theme.SearchPage.withoutScripts"
            description="Search page: without scripts"
          >
            Search needs JavaScript, which is switched off here.
          </Translate>
        </div>
        <SearchForm
          input={input}
          query={pageQuery}
          status={results.status}
          className={styles.form}
          name="q"
          // React would lose what is typed before hydration.
          disabled={!isBrowser}
          onBlur={write}
          onSubmit={write}
        />
        <div className={styles.versions}>
          <VersionSelects versions={versions} onChoose={chooseVersion} />
        </div>
        {versions.unknown !== undefined && (
          <div role="alert" className={styles.note}>
            {translate(
              {
                id: 'theme.SearchPage.unknownVersion',
                message: 'There is no version “{version}”. Another version is searched.',
                description:
                  'The note about a version in the URL of the search page that does not exist',
              },
              {version: versions.unknown},
            )}
          </div>
        )}
        {isBrowser && isBlank(query) && <Destinations label={labels.destinations} />}
        <Results
          {...{model, area}}
          focusInput={() => input.current?.focus()}
          onQuery={change}
          onArea={chooseArea}
          onVersion={chooseVersion}
        />
      </main>
    </>
  );
}

/** Renders the search page: all results of the query in `q`. */
export default function SearchPage(): ReactNode {
  return (
    <Layout
      title={titleOf('')}
      description={translate({
        id: 'theme.SearchPage.pageDescription',
        message:
          'Search every page of this documentation and its blog, and see all results at once.',
        description: 'The description of the search page for search engines and link previews',
      })}
    >
      <Content />
    </Layout>
  );
}
