import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Props} from '@theme/Root';
import {useLayoutEffect, type ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';

/*
 * React hydrates a page in slices, and Helmet, which keeps the head, writes after each slice what the
 * components so far have asked for. Title, description and structured data of the page, which come
 * from its innermost parts, would vanish in between and come back. Under hold it writes nothing.
 */
HelmetProvider.canUseDOM = false;

/** Lets components change the head again; what they asked for meanwhile is written with the next change. */
export function releaseHead(): void {
  HelmetProvider.canUseDOM = ExecutionEnvironment.canUseDOM;
}

/** Around the whole app; the page's head is left as the server wrote it until all of it is hydrated. */
export default function Root({children}: Props): ReactNode {
  useLayoutEffect(releaseHead, []);
  return children;
}
