import {useHistory} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {
  useEffect,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type {Address} from '../backend/address';
import {loadBackend} from '../backend/backend';
import {
  createDialogStore,
  toRememberedHit,
  type DialogAutocomplete,
  type DialogState,
} from './dialogStore';
import {deferInsights} from '../backend/insights';
import {toItem} from '../list/items';
import {rememberQuery} from './openingQuery';
import {openStoredSearches, type StoredSearches} from './storedSearches';
import type {SearchTools} from '../backend/useSearch';
import {useSiteAddress} from '../backend/useSiteAddress';

type SelectEvent = MouseEvent | KeyboardEvent;

/** Whether the visitor asked for another tab or window, so that the dialog stays as it is. */
export function opensElsewhere(event: SelectEvent): boolean {
  const isMiddleButton = 'button' in event && event.button === 1;
  return isMiddleButton || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Follows an address: pages of this site without a page load, others with one. */
export function useNavigate(): (address: Address) => void {
  const history = useHistory();
  return ({kind, href}) => {
    if (kind === 'internal') {
      history.push(href);
    } else {
      window.location.assign(href);
    }
  };
}

/** What the dialog works with: the autocomplete, its state, and the stored searches. */
export type DialogModel = {
  autocomplete: DialogAutocomplete;
  state: DialogState;
  stored: StoredSearches;
};

/** Opens the dialog's state for as long as the component lives, and searches the initial query. */
export function useDialogStore(
  {search, backend, data}: SearchTools,
  {initialQuery, onClose}: {initialQuery: string; onClose: () => void},
): DialogModel {
  const site = useSiteAddress();
  const navigate = useNavigate();
  const [stored] = useState(() => openStoredSearches(data.indexName));

  const getSearch = useEvent(() => search);
  const toItems = useEvent((hits: ReturnType<StoredSearches['recent']>) =>
    hits.map(hit => toItem(hit, site)).filter(item => item !== undefined),
  );
  const [store] = useState(() =>
    createDialogStore({
      initialQuery,
      search: getSearch,
      recent: () => toItems(stored.recent()),
      favorites: () => toItems(stored.favorites()),
      navigate: item => navigate(item.address),
      onSelect(item, event) {
        stored.addRecent(toRememberedHit(item.hit));
        if (!opensElsewhere(event)) {
          rememberQuery('');
          onClose();
        }
      },
      insightsClient:
        data.backend === 'hosted' ? deferInsights(() => loadBackend('hosted', data)) : undefined,
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.getState);

  // Also when the visitor turns to the site's own copy: the same query, another backend.
  useEffect(() => {
    void store.autocomplete.refresh();
    return store.stop;
  }, [store, backend]);
  useEffect(() => rememberQuery(state.query), [state.query]);

  return {autocomplete: store.autocomplete, state, stored};
}
