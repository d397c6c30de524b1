import type {ReactNode} from 'react';
import Icon from '../../components/Search/Icon';
import {labels} from '../../components/Search/labels';
import {limitQuery, limits} from '../../components/Search/limits';
import styles from './styles.module.css';

type SearchFormProps = {
  query: string;
  onQuery: (query: string) => void;
  isStalled: boolean;
};

/** The input of the search page; the page's address carries what is typed. */
export default function SearchForm({query, onQuery, isStalled}: SearchFormProps): ReactNode {
  return (
    <form role="search" className={styles.form} onSubmit={event => event.preventDefault()}>
      <span className={isStalled ? styles.spinner : styles.magnifier}>
        {!isStalled && <Icon name="magnifier" size={22} />}
      </span>
      <input
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
        value={query}
        onChange={event => onQuery(limitQuery(event.target.value))}
      />
    </form>
  );
}
