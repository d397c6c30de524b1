import {createContext} from 'react';
import type {Props} from '@theme/BlogListPage';

/** What the list of all posts says of the blog; `undefined` on other pages that list posts. */
export const BlogListContext = createContext<Props['metadata'] | undefined>(undefined);
