import type {ReactNode} from 'react';
import {cardSize} from './address';
import {card, titleKey, titleRoom, titleSizes, type CardText, type Look} from './design';
import {fontsFor} from './fonts';

/** Bytes of a card at most. Smaller letters have shorter edges, which are most of the file. */
const byteLimit = 60_000;

/**
 * Draws a card as PNG. Satori lays the text out and turns it into shapes, resvg paints them; both
 * are loaded only here, since most builds draw nothing.
 *
 * @throws Error naming the title that does not fit at the smallest size
 */
export async function drawCard(text: CardText, look: Look): Promise<Buffer> {
  const [{default: satori}, {renderAsync}] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const fonts = fontsFor(Object.values(text).join(''));
  for (const size of titleSizes) {
    let fits = false;
    const svg = await satori(card(text, size, look) as unknown as ReactNode, {
      ...cardSize,
      fonts,
      onNodeDetected: node => {
        if (node.key === titleKey) {
          fits = node.height <= titleRoom.height && node.width <= titleRoom.width;
        }
      },
    });
    if (fits) {
      const png = (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
      if (png.length < byteLimit) {
        return png;
      }
    }
  }
  throw new Error(
    `The title "${text.title}" is too long for a social card. Shorten it, or name an \`image\` in the page's front matter.`,
  );
}
