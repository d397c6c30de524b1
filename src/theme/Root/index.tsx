import {useLayoutEffect, type ReactNode} from 'react';
import type {Props} from '@theme/Root';
import {holdHead, releaseHead} from './head';

holdHead();

/** Around the whole app; the page's head is left as the server wrote it until all of it is hydrated. */
export default function Root({children}: Props): ReactNode {
  useLayoutEffect(releaseHead, []);
  return children;
}
