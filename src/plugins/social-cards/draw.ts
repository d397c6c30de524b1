import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ReactNode} from 'react';
import {cardSize} from '../../utils/socialCardUrl';
import {card, titleKey, titleRoom, titleSizes, type CardText, type Look} from './design';

/** Bytes of a card at most. Smaller letters have shorter edges, which are most of the file. */
const byteLimit = 60_000;

/**
 * Inter (SIL Open Font License): close to what the site's own list of fonts gives on most systems. It
 * comes in parts of the alphabet, each a family of its own; "latin" is asked first.
 */
function readFonts() {
  const folder = path.join(
    path.dirname(require.resolve('@fontsource/inter/package.json')),
    'files',
  );
  return readdirSync(folder).flatMap(file => {
    const [, name, weight] = /^inter-(.+)-(500|700)-normal\.woff$/.exec(file) ?? [];
    const font = {style: 'normal', data: readFileSync(path.join(folder, file))} as const;
    return name ? [{...font, name, weight: Number(weight) as 500 | 700}] : [];
  });
}

let fonts: ReturnType<typeof readFonts> | undefined;

/**
 * Draws a card as PNG. Satori lays the text out and turns it into shapes, resvg paints them; both
 * are loaded only here, since most builds draw nothing.
 *
 * @returns the picture, and the characters that the typeface lacks
 * @throws Error naming the title that does not fit at the smallest size
 */
export async function drawCard(
  text: CardText,
  look: Look,
): Promise<{png: Buffer; missing: string}> {
  const [{default: satori}, {renderAsync}] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  fonts ??= readFonts();
  for (const size of titleSizes) {
    let fits = false;
    const missing = new Set<string>();
    const svg = await satori(card(text, size, look) as unknown as ReactNode, {
      ...cardSize,
      fonts,
      onNodeDetected: node => {
        if (node.key === titleKey) {
          fits = node.height <= titleRoom.height && node.width <= titleRoom.width;
        }
      },
      // Satori asks for what no font has.
      loadAdditionalAsset: (_language, segment) => {
        missing.add(segment);
        return Promise.resolve([]);
      },
    });
    if (fits) {
      const png = (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
      if (png.length < byteLimit) {
        return {png, missing: [...missing].join('')};
      }
    }
  }
  throw new Error(
    `The title "${text.title}" is too long for a social card. Shorten it, or name an \`image\` in the page's front matter.`,
  );
}
