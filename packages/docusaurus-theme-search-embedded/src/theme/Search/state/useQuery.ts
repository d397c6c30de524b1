import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import {useState} from 'react';
import {limitQuery} from '../limits';

/** The text of a search input, and the query that is searched. */
export type Query = {
  /** The text of the input, also while an input method composes. */
  value: string;
  query: string;
  /** @param isComposing whether an input method still composes: then nothing is searched. */
  change: (value: string, isComposing?: boolean) => void;
};

/** Cuts a query to the site's limit. */
export function cutQuery(text: string): string {
  return limitQuery(text, dialog.maxQueryLength);
}

/** Keeps the query of an input. */
export function useQuery(initial = ''): Query {
  const [value, setValue] = useState(() => cutQuery(initial));
  const [query, setQuery] = useState(value);
  const change = (next: string, isComposing = false): void => {
    setValue(cutQuery(next));
    if (!isComposing) {
      setQuery(cutQuery(next));
    }
  };
  return {value, query, change};
}
