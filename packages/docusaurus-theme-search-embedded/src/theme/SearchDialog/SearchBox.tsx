import clsx from 'clsx';
import type {ReactNode, RefObject} from 'react';
import common from '../Search/common.module.css';
import {labels} from '../Search/labels';
import {limits} from '../Search/limits';
import Icon from '../Search/list/Icon';
import type {DialogModel} from '../Search/state/useDialogStore';
import styles from './SearchBox.module.css';
import {listId, shownList} from './shownList';

type SearchBoxProps = {
  model: DialogModel;
  /** Identifies the active option or cell. */
  activeDescendant: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  onClose: () => void;
};

/** The dialog's input: a combobox over the list of results or of stored searches. */
function Input({model: {autocomplete, state}, activeDescendant, input}: SearchBoxProps): ReactNode {
  const list = shownList(state);
  const {value, onChange, onCompositionEnd, ...props} = autocomplete.getInputProps({
    inputElement: null,
    maxLength: limits.queryLength,
  });
  return (
    <input
      ref={input}
      id={props.id}
      className={clsx('DocSearch-Input', styles.input)}
      type="search"
      role="combobox"
      aria-label={labels.search}
      aria-autocomplete="list"
      aria-haspopup={list ?? 'listbox'}
      aria-expanded={list !== undefined}
      aria-controls={list && listId}
      aria-activedescendant={activeDescendant}
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
      onFocus={() => {
        if (state.activeItemId === null) {
          autocomplete.setActiveItemId(0);
        }
      }}
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
    <div className={clsx('DocSearch-SearchBar', styles.bar)}>
      <form
        className={clsx('DocSearch-Form', styles.form)}
        role="search"
        onSubmit={event => event.preventDefault()}
      >
        <label
          className={clsx('DocSearch-MagnifierLabel', styles.label)}
          {...autocomplete.getLabelProps()}
        >
          {state.searchStatus === 'stalled' ? (
            <span className={clsx('DocSearch-LoadingIndicator', common.spinner)} />
          ) : (
            <Icon name="magnifier" />
          )}
          <span className={common.hidden}>{labels.search}</span>
        </label>
        <Input {...props} />
        <button
          type="button"
          className={clsx('DocSearch-Reset', styles.button)}
          aria-label={labels.reset}
          title={labels.reset}
          hidden={!state.query}
          onClick={clear}
        >
          <Icon name="cross" />
        </button>
      </form>
      <button
        type="button"
        className={clsx('DocSearch-Cancel', styles.button, styles.cancel)}
        onClick={props.onClose}
      >
        {labels.cancel}
      </button>
    </div>
  );
}
