import {type ReactNode, useEffect, useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {providers, type ProviderId} from '@site/src/config/providers';
import {useAnnouncement} from '@site/src/hooks/useAnnouncement';
import Field from '../Widget/Field';
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
  const error = isValid
    ? undefined
    : 'Enter letters, digits, dots, colons, hyphens, and underscores only.';

  const announcement = useAnnouncement(error ?? '', value);

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
        <Field
          label={`Model id for ${providers[provider].name}`}
          hint="It is written into the commands on this page and kept in this browser."
          error={error}
          value={value}
          placeholder={placeholder}
          onChange={change}
        />
      )}
      <p className="site-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
