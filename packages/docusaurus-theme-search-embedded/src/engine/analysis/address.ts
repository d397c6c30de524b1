import {decodePath} from '../../shared/paths.js';
import {fold} from './fold.js';

/** Returns the terms of a page's path: the whole, and what follows each slash in it. They begin with a slash. */
export function addressesOf(pathname: string): string[] {
  const parts = decodePath(pathname)
    .replace(/\.html?$/i, '')
    .split('/')
    .filter(Boolean);
  return parts.map((_, index) => fold(`/${parts.slice(index).join('/')}`));
}

/** A URL or path: its host, with or without a scheme, and its path. */
const url = /^(?:https?:\/\/([^/]+))?([^?#]*)/i;

/** A slug of two or more words. A single word is a word. */
const slug = /^[\p{L}\p{M}\p{N}]+(?:[-_][\p{L}\p{M}\p{N}]+)+$/u;

/** Returns the terms of the page that a query may be the URL, path, or slug of; none for other queries. */
export function typedAddresses(query: string): string[] {
  const text = query.trim();
  const [, host, path = ''] = url.exec(text) ?? [];
  if (/\s/u.test(text) || !(path.includes('/') || slug.test(path))) {
    return [];
  }
  const [whole, withoutHost] = addressesOf(path);
  const mayHaveHost = host === undefined && path.split('/')[0]!.includes('.');
  return [whole, mayHaveHost ? withoutHost : undefined].filter(address => address !== undefined);
}
