import routes from '@generated/routes';
import {comparablePath} from '../../shared/paths.js';

type Route = (typeof routes)[number];

/** Returns the routes that render a page, without those that only contain others. */
function pagesOf(all: readonly Route[]): Route[] {
  return all.flatMap(route => (route.routes ? pagesOf(route.routes as Route[]) : route));
}

let paths: ReadonlySet<string> | undefined;
let hasPatterns = false;

/** Returns whether the router has a page at a path. With routes that are patterns, it may have any. */
export function hasPage(pathname: string): boolean {
  if (!paths) {
    const known = pagesOf(routes).map(({path}) => String(path));
    const literal = known.filter(path => !/[:*(]/.test(path));
    hasPatterns = known.some(path => /[:(]/.test(path));
    paths = new Set(literal.map(comparablePath));
  }
  return hasPatterns || paths.has(comparablePath(pathname));
}
