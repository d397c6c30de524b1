import {useHistory} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useState, useSyncExternalStore, type ComponentType} from 'react';
import type {SearchDialogProps} from '@theme/SearchDialog';
import {pluginName, type SearchPluginData} from '../../plugin/data';
import {createOpening, type Opening, type OpeningState} from './opening';

/** The dialog, once its code is there, and its way from being asked for to being closed. */
export type LazyDialog = OpeningState & {
  Dialog: ComponentType<SearchDialogProps> | undefined;
  opening: Opening;
  /** Fetches the dialog's code ahead; a failure is nobody's concern yet. */
  preload: () => void;
};

/**
 * Loads the dialog's code, styles and backend when a visitor reaches for search, so that no page
 * carries them. A try after a failed one starts anew. A change of page closes the dialog, or gives up
 * waiting for it; the search page may write its address behind the open dialog, which is none.
 */
export function useLazyDialog(): LazyDialog {
  const data = usePluginData(pluginName) as SearchPluginData;
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const load = useEvent(async (): Promise<void> => {
    const loaded = await import(/* webpackChunkName: "search" */ '../Search/lazy');
    setDialog(() => loaded.default);
    void loaded.preloadBackend(data.backend, data);
  });
  const [opening] = useState(() => createOpening(() => load()));
  const state = useSyncExternalStore(opening.subscribe, opening.getState, opening.getState);

  const history = useHistory();
  useEffect(() => {
    let {pathname} = history.location;
    // Not the location on screen: a page that was asked for before the dialog may still be on its way.
    return history.listen((location, action) => {
      if (location.pathname !== pathname || action !== 'REPLACE') {
        opening.close();
      }
      ({pathname} = location);
    });
  }, [history, opening]);

  return {...state, Dialog, opening, preload: () => void load().catch(() => {})};
}
