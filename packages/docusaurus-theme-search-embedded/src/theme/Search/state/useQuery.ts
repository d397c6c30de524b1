import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import {useState} from 'react';
import {limitQuery} from '../limits';

/** The text of a search input, and the query that is searched. */
export type Query = {
  /** The text of the input, including text that an input method is composing. */
  value: string;
  query: string;
  /** @param isComposing whether an input method is composing, which delays the search. */
  change: (value: string, isComposing?: boolean) => void;
  /** Truncates a text to the site's limit. */
  cut: (text: string) => string;
};

/** Manages the query of an input, truncated to the site's limit. */
export function useQuery(initial = ''): Query {
  const cut = (text: string): string => limitQuery(text, dialog.maxQueryLength);
  const [value, setValue] = useState(() => cut(initial));
  const [query, setQuery] = useState(value);
  const change = (next: string, isComposing = false): void => {
    setValue(cut(next));
    if (!isComposing) {
      setQuery(cut(next));
    }
  };
  return {value, query, change, cut};
}
