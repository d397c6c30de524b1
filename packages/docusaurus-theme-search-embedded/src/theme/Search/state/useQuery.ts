import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import {useState} from 'react';
import {limitQuery} from '../limits';

/** Truncates a text to the site's limit of queries. */
export const cutQuery = (text: string): string => limitQuery(text, dialog.maxQueryLength);

/** The text of a search input, and the query that is searched. */
export type Query = {
  /** The text of the input, including text that an input method is composing. */
  value: string;
  query: string;
  /** @param isComposing whether an input method is composing, which delays the search. */
  change: (value: string, isComposing?: boolean) => void;
};

/** Manages the query of an input. */
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
