import {useEffect, useState} from 'react';
import type {ActiveBackend} from '../backend/useBackend.js';
import {limits} from '../limits.js';
import {suggestQueries} from './suggestions.js';
import type {Results} from './useResults.js';

type Suggestions = {query: string; queries: readonly string[]};

/**
 * Returns what a query without results could mean; undefined until that is known. The hosted service has no
 * suggestions, because each would cost requests.
 */
export function useSuggestions(
  {found}: Results,
  {name, search}: ActiveBackend,
): readonly string[] | undefined {
  const [suggestions, setSuggestions] = useState<Suggestions>();
  const query = found?.items.length === 0 ? found.query : undefined;
  useEffect(() => {
    if (query === undefined) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const find = async (text: string) =>
      (await search(text, {from: 0, to: limits.hitsPerGroup, signal})).items;
    const suggesting = name === 'embedded' ? suggestQueries(query, find) : Promise.resolve([]);
    suggesting.catch(() => []).then(queries => signal.aborted || setSuggestions({query, queries}));
    return () => controller.abort();
  }, [query, name, search]);
  return suggestions?.query === query ? suggestions?.queries : undefined;
}
