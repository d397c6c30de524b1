import routes from '@generated/routes';

type Route = (typeof routes)[number];

const flat = (list: Route[]): Route[] =>
  list.flatMap(route => [route, ...flat((route.routes ?? []) as Route[])]);

/** Returns all routes of the site, including those inside others. */
export const siteRoutes = (): Route[] => flat(routes);

/** Returns the paths of all pages, with the base URL. */
export function pagePaths(): string[] {
  // The other routes are frames around pages, and the not-found page.
  const pages = siteRoutes().filter(route => route.exact && !route.routes);
  return pages.map(({path}) => path as string);
}
