import type {Props} from '@theme/NotFound/Content';
import {lazy, type ReactNode, Suspense} from 'react';

const NotFoundContent = lazy(() => import('./NotFoundContent'));

/** The not-found page of the whole site. Every doc imports it, so its script loads with it only. */
export default function LazyNotFoundContent(props: Props): ReactNode {
  return (
    <Suspense>
      <NotFoundContent {...props} />
    </Suspense>
  );
}
