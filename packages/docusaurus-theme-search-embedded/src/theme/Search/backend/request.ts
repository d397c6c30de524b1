import {useContextualSearchFilters} from '@docusaurus/theme-common';
import {useCallback} from 'react';
import type {SearchRequest} from '../../../engine/types';
import {highlightTags} from '../list/Highlight';
import {limits} from '../limits';

const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
  level => `hierarchy.${level}`,
);

/** What a request asks for beyond the query and the page. */
export type RequestOptions = {
  indexName: string;
  clickAnalytics: boolean;
  /** Whether only the versions of the docs that the visitor reads are searched. */
  contextual: boolean;
  /** Docs tags in place of those of what the visitor reads. */
  tags?: readonly string[];
  /** Passages in full and counts by section: what only the site's own index is asked for. */
  isDetailed: boolean;
};

/** Makes the request for a query and a page of its results, the first being 0. */
export type MakeRequest = (query: string, page?: number) => SearchRequest;

/**
 * Requests of the promised shape, scoped to the current language
 * and the docs tags of what the visitor reads.
 */
export function useMakeRequest({
  indexName,
  clickAnalytics,
  contextual,
  tags: chosenTags,
  isDetailed,
}: RequestOptions): MakeRequest {
  const {locale, tags} = useContextualSearchFilters() as {locale: string; tags: string[]};
  const tagList = contextual || chosenTags ? (chosenTags ?? tags).join() : '';
  return useCallback(
    (query, page) => {
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
          ...(tagList ? [tagList.split(',').map(tag => `docusaurus_tag:${tag}`)] : []),
        ],
        ...(isDetailed && {facets: ['section']}),
        ...(page && {page}),
      };
    },
    [indexName, clickAnalytics, locale, tagList, isDetailed],
  );
}
