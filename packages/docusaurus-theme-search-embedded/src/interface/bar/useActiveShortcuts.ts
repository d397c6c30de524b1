import {useStorageSlot} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
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

/**
 * Returns the site's shortcuts. Readers can switch off those of a single character, which speech input and
 * a slip of the hand press by accident (WCAG 2.1.4).
 */
export function useActiveShortcuts(): ActiveShortcuts {
  const {shortcuts} = usePluginData(pluginName) as SearchPluginData;
  const [choice, slot] = useStorageSlot(storageKey);
  const areCharacterKeysOn = choice !== 'off';
  return {
    shortcuts: areCharacterKeysOn ? shortcuts : shortcuts.filter(hasModifier),
    characterKeys: shortcuts.filter(shortcut => !hasModifier(shortcut)),
    areCharacterKeysOn,
    switchCharacterKeys: isOn => store(slot, isOn ? 'on' : 'off'),
  };
}
