import {encodePath} from './encodePath';

/** Card size in pixels that social networks expect. */
export const cardSize = {width: 1200, height: 630} as const;

/** Folder of the cards, relative to the base URL. */
const cardFolder = 'img/cards/';

/**
 * Returns the path of a page's social card.
 *
 * @param permalink path of the page, including the base URL
 * @param baseUrl base path with a slash on both ends
 * @returns `/img/cards/docs/release.png` for `/docs/release`
 */
export function socialCardUrl(permalink: string, baseUrl: string): string {
  const page = permalink.slice(baseUrl.length).replace(/\/$/, '');
  return encodePath(`${baseUrl}${cardFolder}${page || 'index'}.png`);
}
