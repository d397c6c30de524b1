import {usePluginData} from '@docusaurus/useGlobalData';
import {askEmbedded, plainText, type Hit} from 'docusaurus-theme-search-embedded/client';
import {useEffect, useState} from 'react';

/** How many pages are suggested at most (SPECIFICATION.md#not-found-page). */
const suggestionLimit = 5;

/** A page of this site that an address may have meant. */
export type SuggestedPage = {path: string; title: string};

/**
 * The first pages among hits, of which each page can have several. The end of an address says most:
 * pages whose own address ends alike come first.
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
  const endsAlike = (path: string) => path.split('/').filter(Boolean).at(-1)?.includes(end);
  const found = [...pages].map(([path, title]) => ({path, title}));
  return [
    ...found.filter(({path}) => endsAlike(path)),
    ...found.filter(({path}) => !endsAlike(path)),
  ].slice(0, suggestionLimit);
}

/**
 * Searches the site's own index, also where visitors search the hosted one: nothing of a mistyped
 * address leaves the site.
 *
 * @returns the pages that answer best; none until there is an answer, or if there can be none
 */
export function useSuggestions(query: string): SuggestedPage[] {
  const {manifestUrl} = usePluginData('docusaurus-theme-search-embedded') as {manifestUrl: string};
  const [found, setFound] = useState<{query: string; pages: SuggestedPage[]}>();
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    askEmbedded(query, {manifestUrl, limit: 8 * suggestionLimit, excerptWords: 0, signal})
      .then(hits => setFound({query, pages: pagesOf(hits, query)}))
      .catch((error: unknown) => {
        // The page still says where to go on; it must not fail on its own help.
        if (!signal.aborted) {
          console.warn('The not-found page has no suggestions.', error);
        }
      });
    return () => controller.abort();
  }, [manifestUrl, query]);
  return found?.query === query ? found.pages : [];
}
