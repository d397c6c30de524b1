import SkipToContent from '@theme-original/SkipToContent';
import type {ReactNode} from 'react';
import {useRouteChange} from './useRouteChange';

/**
 * Around the stock skip link, which takes the focus after a page change in an effect of its own: a
 * parent's effects run after its children's, so ours has the last word.
 */
export default function SkipToContentWrapper(): ReactNode {
  useRouteChange();
  return <SkipToContent />;
}
