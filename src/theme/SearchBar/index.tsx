import SearchBar from '@theme-original/SearchBar';
import type {ReactNode} from 'react';
import {prefetchWhileActive} from '@site/src/client/prefetch';

/** The search theme's bar, whose results are prefetched by the rules of this site's links. */
export default function SearchBarWrapper(): ReactNode {
  return <SearchBar prefetch={prefetchWhileActive} />;
}
