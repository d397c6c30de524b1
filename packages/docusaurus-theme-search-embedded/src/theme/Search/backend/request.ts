import type {SearchRequest} from '../../../engine/types';
import {highlightTags} from '../list/Highlight';
import {limits} from '../limits';

const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
  level => `hierarchy.${level}`,
);

/** What is searched, and how. */
export type Scope = {
  indexName: string;
  locale: string;
  /** The docs tags of what is searched, with commas; empty for all. */
  tags: string;
  clickAnalytics: boolean;
  /** Passages in full and counts by area: what only the site's own index is asked for. */
  isDetailed: boolean;
};

/**
 * The request for a page of results, the first being 0.
 *
 * @param filters what must hold of each result, beside the scope.
 */
export function requestOf(
  query: string,
  page: number,
  scope: Scope,
  filters: readonly string[],
): SearchRequest {
  const {indexName, locale, tags, clickAnalytics, isDetailed} = scope;
  const isNarrow = window.matchMedia(`(max-width: ${limits.narrowScreen}px)`).matches;
  const words = isNarrow ? limits.snippetWordsNarrow : limits.snippetWords;
  return {
    query,
    indexName,
    attributesToRetrieve: ['hierarchy.lvl0', ...headings, 'content', 'type', 'url'],
    attributesToSnippet: [
      ...headings.map(attribute => `${attribute}:${words}`),
      `content:${isDetailed ? limits.passageWords : words}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: highlightTags.pre,
    highlightPostTag: highlightTags.post,
    hitsPerPage: limits.hitsPerPage,
    clickAnalytics,
    facetFilters: [
      `language:${locale}`,
      ...(tags ? [tags.split(',').map(tag => `docusaurus_tag:${tag}`)] : []),
      ...filters,
    ],
    ...(isDetailed && {facets: ['area']}),
    ...(page && {page}),
  };
}
