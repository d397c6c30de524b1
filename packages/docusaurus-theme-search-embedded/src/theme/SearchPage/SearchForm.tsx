import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import common from '../Search/common.module.css';
import {labels} from '../Search/labels';
import {limits} from '../Search/limits';
import Icon from '../Search/list/Icon';
import styles from './SearchForm.module.css';
import type {PageQuery} from './usePageQuery';

/** The input, which has the focus from the page's opening on: whoever comes here means to type. */
export function useFocusedInput(): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({preventScroll: true}), []);
  return input;
}

type SearchFormProps = PageQuery & {
  input: RefObject<HTMLInputElement | null>;
  isStalled: boolean;
};

/** The input of the search page; the page's address carries what is typed. */
export default function SearchForm(props: SearchFormProps): ReactNode {
  const {value, change, write, input, isStalled} = props;
  const clear = (): void => {
    change('');
    input.current?.focus();
  };
  const submit = (event: {preventDefault: () => void}): void => {
    event.preventDefault();
    write();
  };
  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <span className={styles.icon}>
        {isStalled ? <span className={common.spinner} /> : <Icon name="magnifier" size={22} />}
      </span>
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        aria-label={labels.search}
        placeholder={labels.placeholder}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck="false"
        enterKeyHint="search"
        maxLength={limits.queryLength}
        value={value}
        onChange={event =>
          change(event.target.value, (event.nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={event => change(event.currentTarget.value)}
        onBlur={write}
      />
      <button
        type="button"
        className={styles.clear}
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
