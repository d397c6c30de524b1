import type {ReactNode} from 'react';
import type {FallbackParams} from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ErrorPageContent from '../ErrorPageContent';

/**
 * A crash outside the layout, or of the layout. Nothing of the layout can be trusted here, so the
 * way out is a plain link that loads the home page anew.
 */
export default function Error(props: FallbackParams): ReactNode {
  const homePage = useBaseUrl('/');
  return (
    <ErrorPageContent {...props}>
      <a href={homePage}>
        <Translate id="crash.home" description="Crash page: link">
          Go to the home page
        </Translate>
      </a>
    </ErrorPageContent>
  );
}
