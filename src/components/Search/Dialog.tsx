import clsx from 'clsx';
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import AnswerStatus from './AnswerStatus';
import './dialog.css';
import DialogFooter from './DialogFooter';
import {labels} from './labels';
import Screen from './Screen';
import SearchBox from './SearchBox';
import {useDialogStore} from './useDialogStore';
import {useListKeys} from './useListKeys';
import {useModal} from './useModal';
import {useSearch} from './useSearch';

export type SearchDialogProps = {
  /** What was typed on the search button; searched at once. */
  typed: string;
  onClose: () => void;
};

/** What is selected on the page, which the dialog then searches; typing replaces it. */
function selectedText(): string {
  return (window.getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim();
}

/** The search dialog, from its opening to its closing. */
export default function SearchDialog({typed, onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const tools = useSearch();
  const [selected] = useState(() => (typed ? '' : selectedText()));
  const model = useDialogStore(tools, {initialQuery: typed || selected, onClose});
  const keys = useListKeys(model);
  const onKeyDown = useModal(dialog, onClose);

  useLayoutEffect(() => {
    const field = input.current!;
    field.focus();
    field.setSelectionRange(selected ? 0 : field.value.length, field.value.length);
  }, [selected]);

  const {searchStatus} = model.state;
  return (
    // The keys and the click beside the window are shortcuts for the Cancel button.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={labels.search}
      className={clsx(
        'DocSearch DocSearch-Container',
        searchStatus === 'stalled' && 'DocSearch-Container--Stalled',
        searchStatus === 'error' && 'DocSearch-Container--Errored',
      )}
      onKeyDown={onKeyDown}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={event => {
        if (event.target === event.currentTarget) {
          onClose();
        }
      }}
    >
      <div className="DocSearch-Modal">
        <div className="DocSearch-SearchBar">
          <SearchBox {...{model, keys, input, onClose}} />
        </div>
        <div className="DocSearch-Dropdown" onTouchMove={() => input.current?.blur()}>
          <Screen {...{model, tools, input, onClose}} activeDescendant={keys.activeDescendant} />
        </div>
        <AnswerStatus state={model.state} />
        <DialogFooter tools={tools} />
      </div>
    </dialog>
  );
}
