import {useState} from 'react';
import {limitQuery} from '../limits';

/** What stands in a search input, and what of it is searched. */
export type Query = {
  /** What stands in the input, also while an input method composes. */
  value: string;
  /** What is searched. */
  query: string;
  /** @param isComposing whether an input method is not done yet: then nothing is searched. */
  change: (value: string, isComposing?: boolean) => void;
};

/** The query of an input; both take 64 characters. */
export function useQuery(initial = ''): Query {
  const [value, setValue] = useState(() => limitQuery(initial));
  const [query, setQuery] = useState(value);
  const change = (next: string, isComposing = false): void => {
    setValue(limitQuery(next));
    if (!isComposing) {
      setQuery(limitQuery(next));
    }
  };
  return {value, query, change};
}
