import type {ReactNode, RefObject} from 'react';
import Icon from './Icon';
import {labels} from './labels';
import {limits} from './limits';
import {listId, shownList} from './shownList';
import type {DialogModel} from './useDialogStore';
import type {ListKeys} from './useListKeys';

type SearchBoxProps = {
  model: DialogModel;
  keys: ListKeys;
  input: RefObject<HTMLInputElement | null>;
  onClose: () => void;
};

/** The dialog's input: a combobox over the list of results or of stored searches. */
function Input({model: {autocomplete, state}, keys, input}: SearchBoxProps): ReactNode {
  const list = shownList(state);
  const {value, onChange, onCompositionEnd, ...props} = autocomplete.getInputProps({
    inputElement: null,
    maxLength: limits.queryLength,
  });
  return (
    <input
      ref={input}
      id={props.id}
      className="DocSearch-Input"
      type="search"
      role="combobox"
      aria-label={labels.search}
      aria-autocomplete="list"
      aria-haspopup={list ?? 'listbox'}
      aria-expanded={list !== undefined}
      aria-controls={list && listId}
      aria-activedescendant={keys.activeDescendant}
      placeholder={labels.placeholder}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck="false"
      enterKeyHint={props.enterKeyHint}
      maxLength={limits.queryLength}
      value={value}
      onChange={onChange}
      onCompositionEnd={onCompositionEnd}
      onKeyDown={keys.onKeyDown}
    />
  );
}

/** The head of the dialog: the input, the button that empties it, and the one that closes. */
export default function SearchBox(props: SearchBoxProps): ReactNode {
  const {autocomplete, state} = props.model;
  const clear = (): void => {
    autocomplete.setQuery('');
    void autocomplete.refresh();
    props.input.current?.focus();
  };
  return (
    <>
      <form className="DocSearch-Form" role="search" onSubmit={event => event.preventDefault()}>
        <label className="DocSearch-MagnifierLabel" {...autocomplete.getLabelProps()}>
          <Icon name="magnifier" />
          <span className="DocSearch-VisuallyHiddenForAccessibility">{labels.search}</span>
        </label>
        <span className="DocSearch-LoadingIndicator" />
        <Input {...props} />
        <button
          type="button"
          className="DocSearch-Reset"
          aria-label={labels.reset}
          title={labels.reset}
          hidden={!state.query}
          onClick={clear}
        >
          <Icon name="cross" />
        </button>
      </form>
      <button type="button" className="DocSearch-Cancel" onClick={props.onClose}>
        {labels.cancel}
      </button>
    </>
  );
}
