import {usePluginData} from '@docusaurus/useGlobalData';
import DialogFooter from '@theme/SearchDialog/DialogFooter';
import clsx from 'clsx';
import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {pluginName, type SearchPluginData} from '../../plugin/data';
import {useModalDialog} from '../ModalDialog/useModalDialog';
import common from '../Search/common.module.css';
import {labels} from '../Search/labels';
import Status from '../Search/list/Status';
import {useSummary} from '../Search/list/useSummary';
import SearchForm from '../Search/SearchForm';
import {isStalled} from '../Search/state/activity';
import {openingQuery} from '../Search/state/openingQuery';
import AreaToggle from './AreaToggle';
import styles from './Dialog.module.css';
import Screen from './Screen';
import {listId, useDialogModel} from './useDialogModel';
import {useExcerpts} from './useExcerpts';
import {useListKeys} from './useListKeys';
import {usePrefetch} from './usePrefetch';
import {useRestoredSelection} from './useRestoredSelection';

export type SearchDialogProps = {
  /** The query typed to open the dialog. */
  typed: string;
  /** Whether Enter followed, so that the first result opens. */
  isEntered: boolean;
  onClose: () => void;
};

/** Renders the search dialog while it is open. */
export default function SearchDialog({typed, isEntered, onClose}: SearchDialogProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const {searchPage} = usePluginData(pluginName) as SearchPluginData;
  const [{query, isSelected}] = useState(() => openingQuery(typed, searchPage));
  // If nothing on the page had the focus, it returns to the page.
  const [fallback] = useState(() =>
    document.activeElement === document.body ? undefined : '.DocSearch-Button',
  );
  const dialog = useModalDialog(true, onClose, fallback);
  const model = useDialogModel(query, input, onClose);
  const {tools, results, list} = model;
  const {status, found} = results;
  const summary = useSummary()(found);
  const onKeyDown = useListKeys(model, {input, dropdown, isEntered});
  const onScroll = useExcerpts(model, dropdown);
  useRestoredSelection();
  usePrefetch(model);

  useEffect(() => {
    // As DocSearch does, for style sheets.
    document.body.classList.add('DocSearch--active');
    return () => document.body.classList.remove('DocSearch--active');
  }, []);
  useLayoutEffect(() => {
    const field = input.current!;
    field.focus();
    field.setSelectionRange(isSelected ? 0 : field.value.length, field.value.length);
  }, [isSelected]);

  return (
    <dialog
      ref={dialog}
      aria-label={labels.search}
      className={clsx(
        'DocSearch DocSearch-Container',
        isStalled(status) && 'DocSearch-Container--Stalled',
        status === 'error' && 'DocSearch-Container--Errored',
        styles.dialog,
      )}
      onKeyDown={onKeyDown}
    >
      <div className={clsx('DocSearch-Modal', styles.content)}>
        <div className={clsx('DocSearch-SearchBar', styles.bar)}>
          <SearchForm
            input={input}
            query={model}
            status={status}
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup={list?.role ?? 'listbox'}
            aria-expanded={list !== undefined}
            aria-controls={list && listId}
            aria-activedescendant={model.activeDescendant}
            enterKeyHint={list ? 'go' : 'search'}
            onFocus={() => model.active ?? model.activate({item: 0, cell: 0})}
          />
          <button
            type="button"
            className={clsx('DocSearch-Cancel', common.iconButton, styles.cancel)}
            onClick={onClose}
          >
            {labels.cancel}
          </button>
        </div>
        <AreaToggle model={model} />
        <div
          ref={dropdown}
          className={clsx('DocSearch-Dropdown', styles.dropdown)}
          onScroll={onScroll}
          onTouchMove={() => input.current?.blur()}
        >
          <Screen model={model} />
        </div>
        <Status
          {...{tools, results}}
          summary={status === 'idle' ? summary : ''}
          onLeave={model.focusInput}
        />
        <DialogFooter tools={tools} />
      </div>
    </dialog>
  );
}
