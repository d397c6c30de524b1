import type {ReactNode} from 'react';
import type {FallbackParams} from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CrashPage from '@site/src/components/CrashPage';

/**
 * A crash outside the layout, or of the layout. Nothing of the layout can be trusted here, so the
 * way out is a plain link that loads the home page anew.
 */
export default function Error(props: FallbackParams): ReactNode {
  const homePage = useBaseUrl('/');
  return (
    <CrashPage {...props}>
      <a href={homePage}>
        <Translate id="crash.home" description="Crash page: link">
          Go to the home page
        </Translate>
      </a>
    </CrashPage>
  );
}
