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
  /** Cuts a text to the site's limit. */
  cut: (text: string) => string;
};

/** Keeps the query of an input, cut to the site's limit. */
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
