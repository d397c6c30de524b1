import DialogFooter from '@theme/SearchDialog/DialogFooter';
import clsx from 'clsx';
import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useModalDialog} from '../ModalDialog/useModalDialog';
import {useSearch} from '../Search/backend/useSearch';
import {labels} from '../Search/labels';
import SilenceHelp, {useSilence} from '../Search/list/SilenceHelp';
import {openingQuery} from '../Search/state/openingQuery';
import {useDialogStore} from '../Search/state/useDialogStore';
import AnswerStatus from './AnswerStatus';
import styles from './Dialog.module.css';
import Screen from './Screen';
import SearchBox from './SearchBox';
import {useCloseOnNavigation} from './useCloseOnNavigation';
import {useKeptSelection} from './useKeptSelection';
import {useListKeys} from './useListKeys';
import {usePrefetch} from './usePrefetch';

export type SearchDialogProps = {
  /** What was typed on the search button; searched at once. */
  typed: string;
  /** Enter was pressed after that: the first result opens. */
  isEntered: boolean;
  onClose: () => void;
  /** {@link SearchBarProps.prefetch} */
  prefetch?: (link: HTMLAnchorElement) => () => void;
};

/** DocSearch marks the body while its dialog is open, for style sheets that know it. */
function useBodyClass(): void {
  useEffect(() => {
    document.body.classList.add('DocSearch--active');
    return () => document.body.classList.remove('DocSearch--active');
  }, []);
}

/** The search dialog, from its opening to its closing. */
export default function SearchDialog({
  typed,
  isEntered,
  onClose,
  prefetch,
}: SearchDialogProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const tools = useSearch();
  const [{query, isSelected}] = useState(() => openingQuery(typed));
  const model = useDialogStore(tools, {initialQuery: query, onClose});
  const dialog = useModalDialog(true, onClose);
  const activeDescendant = useListKeys({model, dialog, input, dropdown, isEntered});
  useKeptSelection();
  useCloseOnNavigation(onClose);
  usePrefetch(model.state, activeDescendant, prefetch);
  useBodyClass();

  useLayoutEffect(() => {
    const field = input.current!;
    field.focus();
    field.setSelectionRange(isSelected ? 0 : field.value.length, field.value.length);
  }, [isSelected]);

  const {searchStatus} = model.state;
  const isSilent = useSilence(tools, searchStatus);
  return (
    <dialog
      ref={dialog}
      aria-label={labels.search}
      className={clsx(
        'DocSearch DocSearch-Container',
        searchStatus === 'stalled' && 'DocSearch-Container--Stalled',
        searchStatus === 'error' && 'DocSearch-Container--Errored',
        styles.dialog,
      )}
    >
      <div className={clsx('DocSearch-Modal', styles.content)}>
        <SearchBox {...{model, activeDescendant, input, onClose}} />
        {isSilent && <SilenceHelp onLeave={() => input.current?.focus()} />}
        <div
          ref={dropdown}
          className={clsx('DocSearch-Dropdown', styles.dropdown)}
          onTouchMove={() => input.current?.blur()}
        >
          <Screen {...{model, tools, input, onClose, activeDescendant}} />
        </div>
        <AnswerStatus state={model.state} isSilent={isSilent} />
        <DialogFooter tools={tools} />
      </div>
    </dialog>
  );
}
