import {encodePath} from '../../utils/encodePath';

/**
 * Returns the path of a page's Markdown copy.
 *
 * @param permalink path of the page, with or without a trailing slash
 * @returns `/docs/release.md` for `/docs/release`, `/docs.md` for `/docs/`
 */
export function markdownUrl(permalink: string): string {
  return encodePath(permalink.replace(/\/?$/, '.md'));
}
