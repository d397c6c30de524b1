import {usePluginData} from '@docusaurus/useGlobalData';
import DialogFooter from '@theme/SearchDialog/DialogFooter';
import clsx from 'clsx';
import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {pluginName, type SearchPluginData} from '../../plugin/data';
import {useModalDialog} from '../ModalDialog/useModalDialog';
import {labels} from '../Search/labels';
import {isSilent, SilenceHelp} from '../Search/list/Help';
import {isStalled} from '../Search/state/activity';
import {openingQuery} from '../Search/state/openingQuery';
import AnswerStatus from './AnswerStatus';
import AreaToggle from './AreaToggle';
import styles from './Dialog.module.css';
import Screen from './Screen';
import SearchBox from './SearchBox';
import {useDialogModel} from './useDialogModel';
import {useRestoredSelection} from './useRestoredSelection';
import {useListKeys} from './useListKeys';
import {usePrefetch} from './usePrefetch';

export type SearchDialogProps = {
  /** The query typed to open the dialog. */
  typed: string;
  /** Whether Enter followed, so that the first result opens. */
  isEntered: boolean;
  onClose: () => void;
  /** {@link SearchBarProps.prefetch} */
  prefetch?: (link: HTMLAnchorElement) => () => void;
};

/** Marks the body while the dialog is open, as DocSearch does for style sheets. */
function useBodyClass(): void {
  useEffect(() => {
    document.body.classList.add('DocSearch--active');
    return () => document.body.classList.remove('DocSearch--active');
  }, []);
}

/** Renders the search dialog while it is open. */
export default function SearchDialog({
  typed,
  isEntered,
  onClose,
  prefetch,
}: SearchDialogProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const {searchPage} = usePluginData(pluginName) as SearchPluginData;
  const [{query, isSelected}] = useState(() => openingQuery(typed, searchPage));
  // If nothing on the page had the focus, it returns to the page.
  const [fallback] = useState(() =>
    document.activeElement === document.body ? undefined : '.DocSearch-Button',
  );
  // These effects clean up before those of the model, which may move the focus again.
  const dialog = useModalDialog(true, onClose, fallback);
  const model = useDialogModel(query, input, onClose);
  const {tools, results} = model;
  const onKeyDown = useListKeys(model, {input, dropdown, isEntered});
  useRestoredSelection();
  usePrefetch(model, prefetch);
  useBodyClass();

  useLayoutEffect(() => {
    const field = input.current!;
    field.focus();
    field.setSelectionRange(isSelected ? 0 : field.value.length, field.value.length);
  }, [isSelected]);

  const isUnanswered = isSilent(tools, results);
  return (
    <dialog
      ref={dialog}
      aria-label={labels.search}
      className={clsx(
        'DocSearch DocSearch-Container',
        isStalled(results.status) && 'DocSearch-Container--Stalled',
        results.status === 'error' && 'DocSearch-Container--Errored',
        styles.dialog,
      )}
      onKeyDown={onKeyDown}
    >
      <div className={clsx('DocSearch-Modal', styles.content)}>
        <SearchBox {...{model, input}} />
        <AreaToggle model={model} />
        {isUnanswered && <SilenceHelp onLeave={model.focusInput} />}
        <div
          ref={dropdown}
          className={clsx('DocSearch-Dropdown', styles.dropdown)}
          onTouchMove={() => input.current?.blur()}
        >
          <Screen model={model} />
        </div>
        <AnswerStatus {...{results, isUnanswered}} />
        <DialogFooter tools={tools} />
      </div>
    </dialog>
  );
}
