import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useActiveShortcuts} from '../bar/useActiveShortcuts.js';
import styles from './ShortcutSwitch.module.css';

/** Renders the switch of the shortcuts without a modifier, if the site has any. */
export default function ShortcutSwitch(): ReactNode {
  const {characterKeys, areCharacterKeysOn, switchCharacterKeys} = useActiveShortcuts();
  if (characterKeys.length === 0) {
    return null;
  }
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={areCharacterKeysOn}
        onChange={event => switchCharacterKeys(event.target.checked)}
      />
      <bdi>
        {interpolate(
          translate({
            id: 'theme.SearchModal.footer.characterKeys',
            message: 'Open with {keys}',
          }),
          {keys: <span translate="no">{characterKeys.join(' ')}</span>},
        )}
      </bdi>
    </label>
  );
}
