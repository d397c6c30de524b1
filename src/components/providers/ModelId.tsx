import {type ReactNode, useEffect, useId, useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {providers, type ProviderId} from '@site/src/config/providers';
import {fillCommands, placeholder} from './fillCommands';
import styles from './modelId.module.css';

/** Nothing that ends a string or an address, in a shell or in JSON. */
const isModelId = (text: string): boolean => /^[\w.:-]*$/.test(text);

/**
 * A field for the id of a model, which fills the commands of the page and is kept for the provider
 * (SPECIFICATION.md#storage-keys). It comes with the scripts; its room is there before.
 */
export default function ModelId({provider}: {provider: ProviderId}): ReactNode {
  const isBrowser = useIsBrowser();
  const [stored, slot] = useStorageSlot(`site.model.${provider}`);
  // What is typed counts also where storage is forbidden.
  const [typed, setTyped] = useState<string>();
  const value = typed ?? stored ?? '';
  const isValid = isModelId(value);
  const id = useId();

  useEffect(() => fillCommands(isValid && value ? value : placeholder), [isValid, value]);

  const change = (text: string): void => {
    const model = text.trim();
    setTyped(model);
    if (isModelId(model)) {
      slot.set(model);
    }
  };

  return (
    <div className={`site-scripted ${styles.room}`}>
      {isBrowser && (
        <>
          <label htmlFor={id}>Model id for {providers[provider].name}</label>
          <input
            id={id}
            value={value}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck="false"
            aria-invalid={!isValid}
            aria-describedby={`${id}hint`}
            onChange={event => change(event.target.value)}
          />
          <p id={`${id}hint`} role="status">
            {isValid
              ? 'It is written into the commands on this page and kept in this browser.'
              : 'Enter letters, digits, dots, colons, hyphens, and underscores only.'}
          </p>
        </>
      )}
    </div>
  );
}
