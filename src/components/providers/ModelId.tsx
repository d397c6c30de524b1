import {type ReactNode, useEffect, useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {providers, type ProviderId} from '@site/src/config/providers';
import {useAnnouncement} from '@site/src/hooks/useAnnouncement';
import Field from '../Widget/Field';
import {fillCommands, placeholder} from './fillCommands';
import styles from './modelId.module.css';

/** Names what keeps a text from being a model id, which must not end a string in a shell or in JSON. */
function findProblem(model: string): string | undefined {
  if (/\s/.test(model)) {
    return 'A model id cannot contain spaces. Remove them.';
  }
  return /^[\w.:-]*$/.test(model)
    ? undefined
    : 'Enter letters, digits, dots, colons, hyphens, and underscores only.';
}

/**
 * Renders a field for the id of a model, which fills the commands of the page and is stored for the
 * provider (SPECIFICATION.md#storage-keys). Its space is reserved until the scripts have loaded.
 */
export default function ModelId({provider}: {provider: ProviderId}): ReactNode {
  const isBrowser = useIsBrowser();
  const [stored, slot] = useStorageSlot(`site.model.${provider}`);
  // Without storage the typed text still counts.
  const [typed, setTyped] = useState<string>();
  const value = typed ?? stored ?? '';
  const model = value.trim();
  const error = findProblem(model);
  const announcement = useAnnouncement(error ?? '', value);

  useEffect(() => fillCommands(error ? placeholder : model || placeholder), [error, model]);

  const change = (text: string): void => {
    setTyped(text);
    if (!findProblem(text.trim())) {
      slot.set(text.trim());
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
