import clsx from 'clsx';
import type {ReactNode, RefObject} from 'react';
import common from '../Search/common.module.css';
import {labels} from '../Search/labels';
import SearchForm from '../Search/SearchForm';
import styles from './SearchBox.module.css';
import {listId, type DialogModel} from './useDialogModel';

type SearchBoxProps = {model: DialogModel; input: RefObject<HTMLInputElement | null>};

/** Renders the dialog's header: the combobox that controls the list below, and the Cancel button. */
export default function SearchBox({model, input}: SearchBoxProps): ReactNode {
  const {list, active, activate} = model;
  return (
    <div className={clsx('DocSearch-SearchBar', styles.bar)}>
      <SearchForm
        input={input}
        query={model}
        status={model.results.status}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup={list?.role ?? 'listbox'}
        aria-expanded={list !== undefined}
        aria-controls={list && listId}
        aria-activedescendant={model.activeDescendant}
        enterKeyHint={list ? 'go' : 'search'}
        onFocus={() => active ?? activate({item: 0, cell: 0})}
      />
      <button
        type="button"
        className={clsx('DocSearch-Cancel', common.iconButton, styles.cancel)}
        onClick={model.close}
      >
        {labels.cancel}
      </button>
    </div>
  );
}
