import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocVersionBanner';
import {lazy, type ReactNode, Suspense} from 'react';

const Banner = lazy(() => import('@theme-original/DocVersionBanner'));

/** The banner of an unreleased or unmaintained version; its script loads only for those. */
export default function DocVersionBanner(props: Props): ReactNode {
  const {banner} = useDocsVersion();
  return (
    banner && (
      <Suspense>
        <Banner {...props} />
      </Suspense>
    )
  );
}
