import {
  createAutocomplete,
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import type {KeyboardEvent, MouseEvent, SyntheticEvent} from 'react';
import {foldFamilies} from '../../../client/families';
import type {SearchHit} from '../../../engine/types';
import {createActivity, type SearchStatus} from './activity';
import {groupItems, type SearchItem} from '../list/items';
import {isBlank, limitQuery, limits} from '../limits';
import type {Search} from '../backend/useSearch';

/** What the shown collections are: stored searches, the results of a query, or its failure. */
export type Answer =
  | {kind: 'start'}
  | {kind: 'results'; query: string; nbHits: number}
  | {kind: 'error'; query: string; error: unknown};

/** A group of items; all groups of one answer carry it. */
export type AnsweredSource = AutocompleteSource<SearchItem> & {answer: Answer};

export type DialogAutocomplete = AutocompleteApi<
  SearchItem,
  SyntheticEvent,
  MouseEvent,
  KeyboardEvent
>;

export type DialogState = AutocompleteState<SearchItem> & {
  searchStatus: SearchStatus;
  answer: Answer;
  /** Names of groups in which earlier queries found something. */
  groups: readonly string[];
};

/** What the store asks of the dialog; read anew for each search. */
export type DialogStoreOptions = {
  initialQuery: string;
  search: () => Search;
  recent: () => SearchItem[];
  favorites: () => SearchItem[];
  onSelect(item: SearchItem, event: MouseEvent | KeyboardEvent): void;
  navigate(item: SearchItem): void;
  insightsClient?: unknown;
};

export type DialogStore = {
  autocomplete: DialogAutocomplete;
  getState(): DialogState;
  subscribe(listener: () => void): () => void;
  /** Stops the search that runs; its answer would come to a closed dialog. */
  stop(): void;
};

type Select = DialogStoreOptions['onSelect'];

function source(id: string, answer: Answer, items: SearchItem[], onSelect: Select): AnsweredSource {
  return {
    sourceId: id,
    answer,
    getItems: () => items,
    getItemUrl: ({item}) => item.address.href,
    onSelect: ({item, event}) => onSelect(item, event as MouseEvent | KeyboardEvent),
  };
}

/** The sources of an answer; one without items still brings the answer itself. */
async function searchSources(
  query: string,
  search: Search,
  onSelect: Select,
  signal: AbortSignal,
): Promise<AnsweredSource[]> {
  try {
    const {items, nbHits} = await search(query, {signal});
    const answer: Answer = {kind: 'results', query, nbHits};
    const groups = items.length > 0 ? groupItems(foldFamilies(items), limits.hitsPerGroup) : [[]];
    return groups.map((group, index) => source(`hits${index}`, answer, group, onSelect));
  } catch (error) {
    signal.throwIfAborted();
    return [source('hits0', {kind: 'error', query, error}, [], onSelect)];
  }
}

type Collections = Pick<AutocompleteState<SearchItem>, 'collections'>;

function answerOf({collections}: Collections): Answer {
  const first = collections[0]?.source as Partial<AnsweredSource> | undefined;
  return first?.answer ?? {kind: 'start'};
}

function groupNames({collections}: Collections): string[] {
  const isResults = answerOf({collections}).kind === 'results';
  return isResults ? collections.map(({items}) => items[0]?.group ?? '').filter(Boolean) : [];
}

/** Whether what is shown answers what stands in the input. */
export function isAnswered({answer, query}: DialogState): boolean {
  return answer.kind === 'start' ? isBlank(query) : answer.query === query;
}

/** The state of an open dialog, on the headless autocomplete library. */
export function createDialogStore(options: DialogStoreOptions): DialogStore {
  const {onSelect} = options;
  const listeners = new Set<() => void>();
  let library: AutocompleteState<SearchItem> = {
    query: limitQuery(options.initialQuery),
    activeItemId: null,
    completion: null,
    collections: [],
    isOpen: true,
    status: 'idle',
    context: {},
  };
  let groups: readonly string[] = [];
  const combine = (): DialogState => ({
    ...library,
    searchStatus: activity.status(),
    answer: answerOf(library),
    groups,
  });
  const changed = (): void => {
    const found = groupNames(library);
    groups = found.length > groups.length ? found : groups;
    state = combine();
    listeners.forEach(listener => listener());
  };
  const activity = createActivity(() => changed());
  let state = combine();

  const autocomplete: DialogAutocomplete = createAutocomplete<
    SearchItem,
    SyntheticEvent,
    MouseEvent,
    KeyboardEvent
  >({
    id: 'docsearch',
    defaultActiveItemId: 0,
    openOnFocus: true,
    // What the library calls its panel is the dialog, which is open as long as this store lives.
    shouldPanelOpen: () => true,
    ignoreCompositionEvents: true,
    initialState: library,
    // The library's own fallback would fetch the client from a CDN.
    insights: options.insightsClient ? {insightsClient: options.insightsClient as never} : false,
    navigator: {navigate: ({item}) => options.navigate(item)},
    onStateChange(change) {
      library = change.state;
      changed();
    },
    getSources: ({query}) =>
      activity.run<AnsweredSource[]>(
        async signal =>
          !isBlank(query)
            ? searchSources(query, options.search(), onSelect, signal)
            : [
                source('recentSearches', {kind: 'start'}, options.recent(), onSelect),
                source('favoriteSearches', {kind: 'start'}, options.favorites(), onSelect),
              ],
        ([first]) => first?.answer.kind === 'error',
      ),
  });

  return {
    autocomplete,
    getState: () => state,
    stop: activity.stop,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The item as the start screen shows it: a passage leads to its section, under its heading. */
export function toRememberedHit(hit: SearchHit): SearchHit {
  if (hit.type !== 'content') {
    return hit;
  }
  const type = (['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const).find(
    level => hit.hierarchy[level],
  );
  return type ? {...hit, objectID: hit.url, type, content: null} : hit;
}
