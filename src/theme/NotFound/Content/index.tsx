import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import {lazy, type ReactNode, Suspense} from 'react';

const NotFoundContent = lazy(() => import('./NotFoundContent'));

/**
 * The not-found page of the whole site. Every doc imports it, so its script loads with it only. Below
 * the docs nothing around it sets the title.
 */
export default function LazyNotFoundContent(props: Props): ReactNode {
  return (
    <>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <Suspense>
        <NotFoundContent {...props} />
      </Suspense>
    </>
  );
}
