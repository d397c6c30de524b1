import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type * as resvgPackage from '@resvg/resvg-js';
import type {ReactNode} from 'react';
import type * as satoriPackage from 'satori';
import {
  card,
  cardSize,
  titleKey,
  titleBox,
  titleSizes,
  type CardText,
  type CardDesign,
} from './design';

/** Loads a package without the translation to CommonJS by the reader of Docusaurus' settings, which is slow for large ones. */
const load = createRequire(__filename);

/** The size limit of a card. Edges of letters make up most of a file, so smaller titles are smaller. */
const maxBytes = 60_000;

/**
 * Reads Inter (SIL Open Font License), which resembles the site's fonts on most systems. The package
 * has one file per alphabet, which satori treats as separate families. The first one is "latin".
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
 * Draws a card as PNG. Satori computes the layout as SVG, resvg renders it. Both are loaded on demand,
 * because most builds draw nothing.
 *
 * @returns the image, and the characters that the font lacks
 * @throws Error if the title does not fit at the smallest size
 */
export async function drawCard(
  text: CardText,
  design: CardDesign,
): Promise<{png: Buffer; missing: string}> {
  const {default: satori} = load('satori') as typeof satoriPackage;
  const {renderAsync} = load('@resvg/resvg-js') as typeof resvgPackage;
  fonts ??= readFonts();
  for (const size of titleSizes) {
    let fits = false;
    const missing = new Set<string>();
    const svg = await satori(card(text, size, design) as unknown as ReactNode, {
      ...cardSize,
      fonts,
      onNodeDetected: node => {
        if (node.key === titleKey) {
          fits = node.height <= titleBox.height && node.width <= titleBox.width;
        }
      },
      // Called for characters that no font has.
      loadAdditionalAsset: (_language, segment) => {
        missing.add(segment);
        return Promise.resolve([]);
      },
    });
    if (fits) {
      const png = (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
      if (png.length < maxBytes) {
        return {png, missing: [...missing].join('')};
      }
    }
  }
  throw new Error(
    `The title "${text.title}" is too long for a social card. Shorten it, or set \`image\` in the page's front matter.`,
  );
}
