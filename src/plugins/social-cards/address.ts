/** Size of a card in pixels, as social networks ask for it. */
export const cardSize = {width: 1200, height: 630} as const;

/** Folder of the cards below the base URL. */
const cardFolder = 'img/cards/';

/**
 * Address of the card of a page.
 *
 * @param permalink path of the page, base URL included
 * @param baseUrl with slashes on both ends
 * @returns `/img/cards/docs/release.png` for `/docs/release`
 */
export function cardAddress(permalink: string, baseUrl: string): string {
  const page = permalink.slice(baseUrl.length).replace(/\/$/, '');
  return `${baseUrl}${cardFolder}${page || 'index'}.png`;
}
