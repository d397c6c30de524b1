import {usePluginData} from '@docusaurus/useGlobalData';
import {useState, type ComponentType} from 'react';
import type {SearchDialogProps} from '../../components/Search';
import {pluginName, type SearchPluginData} from '../../plugins/search/data';

/** The dialog, its code once it is there, and whether that could not be loaded. */
export type LazyDialog = {
  Dialog: ComponentType<SearchDialogProps> | undefined;
  hasFailed: boolean;
  load: () => void;
};

/**
 * Loads the dialog's code, styles and backend when a visitor reaches for search, so that no page
 * carries them. A call after a failed one tries again.
 */
export function useLazyDialog(): LazyDialog {
  const data = usePluginData(pluginName) as SearchPluginData;
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = (): void => {
    import('../../components/Search').then(
      loaded => {
        setDialog(() => loaded.default);
        setHasFailed(false);
        void loaded.preloadBackend(data.backend, data);
      },
      () => setHasFailed(true),
    );
  };
  return {Dialog, hasFailed, load};
}
