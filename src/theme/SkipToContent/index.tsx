import SkipToContent from '@theme-original/SkipToContent';
import type {ReactNode} from 'react';
import {useRouteChange} from './useRouteChange';

/**
 * Wraps the stock skip link, which focuses itself after a page change. A parent's effects run after its
 * children's, so this one decides where the focus goes.
 */
export default function SkipToContentWrapper(): ReactNode {
  useRouteChange();
  return <SkipToContent />;
}
