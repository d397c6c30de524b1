import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {
  useId,
  useRef,
  type ClipboardEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react';
import common from './common.module.css';
import {labels} from './labels.js';
import Icon from './list/Icon.jsx';
import styles from './SearchForm.module.css';
import type {Query} from './state/useQuery.js';
import {isStalled, type SearchStatus} from './state/activity.js';

type SearchFormProps = InputHTMLAttributes<HTMLInputElement> & {
  input: RefObject<HTMLInputElement | null>;
  query: Query;
  status: SearchStatus;
  className?: string;
  onSubmit?: () => void;
};

/** Renders the input of the dialog and the search page, and the button that clears it. */
export default function SearchForm({
  input,
  query: {query, isCut, change, reportCut},
  status,
  className,
  onSubmit,
  ...props
}: SearchFormProps): ReactNode {
  const id = useId();
  const clear = (): void => {
    change('');
    input.current?.focus();
  };
  const isTooLong = useRef(false);
  const paste = ({currentTarget, clipboardData}: ClipboardEvent<HTMLInputElement>): void => {
    const {selectionStart, selectionEnd} = currentTarget;
    const kept = query.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
    const pasted = clipboardData.getData('text').replace(/[\r\n]/g, '');
    isTooLong.current = kept + pasted.length > dialog.maxQueryLength;
    // A full input does not change.
    reportCut(isTooLong.current);
  };
  const submit = (event: {preventDefault: () => void}): void => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form
      role="search"
      className={clsx('DocSearch-Form', styles.form, className)}
      onSubmit={submit}
    >
      <label className={clsx('DocSearch-MagnifierLabel', styles.label)} htmlFor={id}>
        {isStalled(status) ? (
          <span className={clsx('DocSearch-LoadingIndicator', common.spinner)} />
        ) : (
          <Icon name="magnifier" />
        )}
        <span className={common.hidden}>{labels.search}</span>
      </label>
      <input
        ref={input}
        id={id}
        className={clsx('DocSearch-Input', styles.input)}
        type="search"
        dir="auto"
        aria-label={labels.search}
        placeholder={labels.placeholder}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck="false"
        enterKeyHint="search"
        maxLength={dialog.maxQueryLength}
        value={query}
        onPaste={paste}
        onChange={event => {
          const {inputType} = event.nativeEvent as InputEvent;
          change(event.target.value);
          if (inputType === 'insertFromPaste' && isTooLong.current) {
            reportCut(true);
          }
        }}
        {...props}
      />
      <button
        type="button"
        className={clsx('DocSearch-Reset', common.iconButton, styles.reset)}
        aria-label={labels.reset}
        title={labels.reset}
        hidden={!query}
        onClick={clear}
      >
        <Icon name="cross" />
      </button>
      {isCut && (
        <div role="alert" className={styles.cut}>
          {translate(
            {
              id: 'theme.SearchModal.searchBox.cut',
              message: 'The text was too long. Search uses the first {count} characters.',
            },
            {count: dialog.maxQueryLength},
          )}
        </div>
      )}
    </form>
  );
}
