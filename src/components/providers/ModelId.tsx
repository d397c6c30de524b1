import {type ReactNode, useEffect, useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {providerIds, providers, type ProviderId} from '@site/src/config/providers';
import {useAnnouncement} from '@site/src/hooks/useAnnouncement';
import Field from '../Widget/Field';
import styles from './modelId.module.css';

/** Placeholder for a model's id in commands. */
const placeholder = 'MODEL_ID';

const commands = '.theme-code-block:is(.language-bash, .language-powershell) code';

/** The original texts of nodes with the placeholder. */
const served = new WeakMap<Node, string>();

/**
 * Inserts a model's id into all commands of the page, so that copies contain it.
 *
 * @param model the id, or the placeholder to restore the original commands
 */
function fillCommands(model: string): void {
  for (const command of document.querySelectorAll(commands)) {
    const texts = document.createTreeWalker(command, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const original = served.get(text) ?? text.data;
      if (original.includes(placeholder)) {
        served.set(text, original);
        text.data = original.replaceAll(placeholder, model);
      }
    }
  }
}

const keyPrefixes = providerIds.flatMap((id): readonly string[] => providers[id].keyPrefixes);

/** Returns why a text cannot be a model id. An id must not end a string in a shell or in JSON. */
function findProblem(model: string): string | undefined {
  if (keyPrefixes.some(prefix => model.startsWith(prefix))) {
    return 'This looks like an API key. Enter the ID of a model; a key isn’t part of an address.';
  }
  if (/\s/.test(model)) {
    return 'A model ID can’t contain spaces. Remove them.';
  }
  return /^[\w.:-]*$/.test(model)
    ? undefined
    : 'Enter letters, digits, dots, colons, hyphens, and underscores only.';
}

/** What a list of models can put before an id, as Gemini's does. It isn't part of the id in a command. */
const listPrefix = /^\s*models\//;

/**
 * Renders a field for the id of a model, which sets it in the commands of the page and stores it for the
 * provider (SPECIFICATION.md#storage-keys). Reserves its space until the scripts have loaded.
 */
export default function ModelId({provider}: {provider: ProviderId}): ReactNode {
  const isBrowser = useIsBrowser();
  const [stored, slot] = useStorageSlot(`site.model.${provider}`);
  // Without storage, the commands still use the typed text.
  const [typed, setTyped] = useState<string>();
  const [hasRemovedPrefix, setHasRemovedPrefix] = useState(false);
  const value = typed ?? stored ?? '';
  const model = value.trim();
  const error = findProblem(model);
  const note = hasRemovedPrefix
    ? 'Removed “models/”, which isn’t part of the ID.'
    : 'Fills the commands on this page. Your browser stores it.';
  const announcement = useAnnouncement(error ?? (hasRemovedPrefix ? note : ''), value);

  useEffect(() => fillCommands(error ? placeholder : model || placeholder), [error, model]);

  const change = (entered: string): void => {
    const text = entered.replace(listPrefix, '');
    setTyped(text);
    setHasRemovedPrefix(text !== entered);
    if (!findProblem(text.trim())) {
      slot.set(text.trim());
    }
  };

  return (
    <div className={`site-scripted ${styles.form}`}>
      {isBrowser && (
        <Field
          label={`Model ID for ${providers[provider].name}`}
          hint={note}
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
