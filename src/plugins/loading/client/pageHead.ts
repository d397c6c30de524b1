import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {HelmetProvider} from 'react-helmet-async';

/*
 * Freezes Helmet until hydration completes; otherwise metadata from components that have not hydrated
 * yet briefly disappears.
 */
HelmetProvider.canUseDOM = false;

/** Lets components change the head again. Helmet writes at the next change. */
export function releaseHead(): void {
  HelmetProvider.canUseDOM = ExecutionEnvironment.canUseDOM;
}
