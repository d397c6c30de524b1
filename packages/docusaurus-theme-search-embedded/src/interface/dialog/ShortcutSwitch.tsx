import Translate from '@docusaurus/Translate';
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
        <Translate
          id="theme.SearchModal.footer.characterKeys"
          description="The label of the switch for keys that open search, such as a slash"
          values={{keys: <span translate="no">{characterKeys.join(' ')}</span>}}
        >
          {'Open with {keys}'}
        </Translate>
      </bdi>
    </label>
  );
}
