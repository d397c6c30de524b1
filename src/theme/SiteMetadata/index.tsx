import {matchPath, useLocation} from '@docusaurus/router';
import {pagePaths} from '@site/src/client/pageRoutes';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

/** Wraps the defaults of the head, which contain the URL of the page: the not-found page has none. */
export default function SiteMetadataWrapper(): ReactNode {
  const {pathname} = useLocation();
  const isPage = matchPath(pathname, {path: pagePaths(), exact: true});
  return isPage ? <SiteMetadata /> : null;
}
