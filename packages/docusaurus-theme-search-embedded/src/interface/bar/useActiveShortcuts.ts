import {createStorageSlot} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo, useSyncExternalStore} from 'react';
import {pluginName, type SearchPluginData} from '../../shared/data.js';
import {store} from '../store.js';
import {hasModifier} from './shortcuts.js';

type ActiveShortcuts = {
  /** The shortcuts that open search. */
  shortcuts: string[];
  /** The site's shortcuts without a modifier, such as `/`. */
  characterKeys: string[];
  areCharacterKeysOn: boolean;
  switchCharacterKeys: (isOn: boolean) => void;
};

const storageKey = 'docusaurus-search-character-keys';

/** Returns where the choice is stored. Without storage, Docusaurus would print a warning on every page. */
function choiceSlot(): Pick<ReturnType<typeof createStorageSlot>, 'get' | 'set' | 'listen'> {
  try {
    window.localStorage.getItem(storageKey);
    return createStorageSlot(storageKey);
  } catch {
    return {get: () => null, set: () => undefined, listen: () => () => undefined};
  }
}

/**
 * Returns the site's shortcuts. Readers can switch off those of a single character, which speech input and
 * a slip of the hand press by accident (WCAG 2.1.4).
 */
export function useActiveShortcuts(): ActiveShortcuts {
  const {shortcuts} = usePluginData(pluginName) as SearchPluginData;
  const slot = useMemo(choiceSlot, []);
  const choice = useSyncExternalStore(slot.listen, slot.get, () => null);
  const areCharacterKeysOn = choice !== 'off';
  return {
    shortcuts: areCharacterKeysOn ? shortcuts : shortcuts.filter(hasModifier),
    characterKeys: shortcuts.filter(shortcut => !hasModifier(shortcut)),
    areCharacterKeysOn,
    switchCharacterKeys: isOn => store(slot, isOn ? 'on' : 'off'),
  };
}
