import {usePluginData} from '@docusaurus/useGlobalData';
import {searchEmbedded, plainText, type Hit} from 'docusaurus-theme-search-embedded/client';
import {useEffect, useState} from 'react';

/** The maximum number of suggestions (SPECIFICATION.md#not-found-page). */
const suggestionLimit = 5;

export type SuggestedPage = {path: string; title: string};

/** Returns the words of a path, in lower case. */
const wordsOf = (path: string): string =>
  path
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();

/**
 * Returns the first pages among hits, each once. The page whose path has the same words comes first, then pages
 * whose path ends with the same word, because the last segment of a path is the most specific.
 */
function pagesOf(hits: readonly Hit[], query: string): SuggestedPage[] {
  const pages = new Map<string, string>();
  for (const {url, headings} of hits) {
    const path = new URL(url).pathname;
    if (!pages.has(path) && headings[0]) {
      pages.set(path, plainText(headings[0]));
    }
  }
  const end = query.split(' ').at(-1)!;
  const rankOf = (path: string): number => {
    if (wordsOf(path).endsWith(query)) {
      return 0;
    }
    return path.split('/').filter(Boolean).at(-1)?.includes(end) ? 1 : 2;
  };
  return [...pages]
    .map(([path, title]) => ({path, title}))
    .sort((one, other) => rankOf(one.path) - rankOf(other.path))
    .slice(0, suggestionLimit);
}

/**
 * Searches the site's own index, even if visitors search the hosted one, so that a mistyped path
 * never leaves the site.
 *
 * @returns the best matches, or none until the search has finished and if it fails
 */
export function useSuggestions(query: string): SuggestedPage[] {
  const {indexUrl} = usePluginData('docusaurus-theme-search-embedded') as {indexUrl: string};
  const [found, setFound] = useState<{query: string; pages: SuggestedPage[]}>();
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    searchEmbedded(query, {indexUrl, limit: 8 * suggestionLimit, excerptWords: 0, signal})
      .then(hits => setFound({query, pages: pagesOf(hits, query)}))
      .catch((error: unknown) => {
        // The page still has its links, so a failed search must not break it.
        if (!signal.aborted) {
          console.warn('The not-found page has no suggestions.', error);
        }
      });
    return () => controller.abort();
  }, [indexUrl, query]);
  return found?.query === query ? found.pages : [];
}
