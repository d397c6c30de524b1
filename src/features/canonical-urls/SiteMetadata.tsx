import routes from '@generated/routes';
import {matchPath, useLocation} from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {encodePath} from '@site/src/utils/encodePath';
import {machineUrl} from '../../utils/machineUrl';

type Routes = typeof routes;

const flat = (list: Routes): Routes =>
  list.flatMap(route => [route, ...flat((route.routes ?? []) as Routes)]);

/** The paths of all pages, with the base URL. The other routes are frames around pages, and the not-found page. */
const pagePaths = flat(routes)
  .filter(route => route.exact && !route.routes)
  .map(({path}) => path as string);

/**
 * Wraps the defaults of the head, which contain the URL of the page: the not-found page has none, and the
 * others have that of their route with a slash, whether the address has one or not.
 */
export default function SiteMetadataWrapper(): ReactNode {
  const location = useLocation();
  const page = pagePaths.find(path => matchPath(location.pathname, {path, exact: true}));
  return page ? (
    <Route location={{...location, pathname: machineUrl(encodePath(page))}}>
      <SiteMetadata />
    </Route>
  ) : null;
}
