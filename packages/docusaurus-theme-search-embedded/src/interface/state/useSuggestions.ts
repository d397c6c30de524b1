import {useEffect, useState} from 'react';
import type {ActiveBackend} from '../backend/useBackend.js';
import {limits} from '../limits.js';
import {findInOtherVersions, type OtherVersion} from './otherVersions.js';
import {suggestQueries} from './suggestions.js';
import type {LoadedResults, Results} from './useResults.js';

/** What a query without results could mean, and where it has results. */
export type Suggestions = {queries: readonly string[]; versions: readonly OtherVersion[]};

const none: Suggestions = {queries: [], versions: []};

/** Returns a promise that resolves when no key was pressed for a while. */
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, limits.pause));

/**
 * Returns suggestions for a query without results; undefined until they are known. A backend may have none, if each
 * costs requests. Other versions are searched after a pause, because each has an index to load.
 */
export function useSuggestions(
  {found}: Results,
  {source: {suggests}, search}: ActiveBackend,
): Suggestions | undefined {
  const [suggestions, setSuggestions] = useState<{of: LoadedResults} & Suggestions>();
  const isEmpty = found?.items.length === 0 || found?.partOfLine !== undefined;
  const empty = isEmpty ? found : undefined;
  useEffect(() => {
    if (!empty) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const {query, versions, partOfLine} = empty;
    const find = async (text: string) =>
      (await search(text, {from: 0, to: limits.hitsPerGroup, versions, signal})).items;
    const findVersions = async (): Promise<OtherVersion[]> => {
      if (versions.docs.length === 0) {
        return [];
      }
      await pause();
      return signal.aborted ? [] : findInOtherVersions(query, versions, search, signal);
    };
    const suggest = async (): Promise<Suggestions> => {
      const queries = partOfLine === undefined ? suggestQueries(query, find).catch(() => []) : [];
      return {versions: await findVersions(), queries: await queries};
    };
    // Both appear at once, because a button must not move while somebody presses it.
    const suggesting = suggests ? suggest() : Promise.resolve(none);
    void suggesting.then(result => signal.aborted || setSuggestions({of: empty, ...result}));
    return () => controller.abort();
  }, [empty, suggests, search]);
  return suggestions && suggestions.of === empty ? suggestions : undefined;
}
