import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import clsx from 'clsx';
import {useId, type InputHTMLAttributes, type ReactNode, type RefObject} from 'react';
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
  query: {value, change},
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
        aria-label={labels.search}
        placeholder={labels.placeholder}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck="false"
        enterKeyHint="search"
        maxLength={dialog.maxQueryLength}
        value={value}
        onChange={event =>
          change(event.target.value, (event.nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={event => change(event.currentTarget.value)}
        {...props}
      />
      <button
        type="button"
        className={clsx('DocSearch-Reset', common.iconButton, styles.reset)}
        aria-label={labels.reset}
        title={labels.reset}
        hidden={!value}
        onClick={clear}
      >
        <Icon name="cross" />
      </button>
    </form>
  );
}
