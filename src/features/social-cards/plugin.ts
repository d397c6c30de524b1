import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import satoriPackage from 'satori/package.json';
import {site} from '../../config/site';
import {cardFolder, siteCard} from './frontMatter';
import type {Article} from '../after-build/articles';
import {cached} from '../after-build/cache';
import type {BuildStep} from '../after-build/plugin';
import {card, readPalette, titleBox, titleSizes, type CardText, type CardDesign} from './design';
import {drawCard} from './draw';

/** The number of cards drawn at the same time: rendering one overlaps with the layout of others. */
const concurrency = 4;

/** Returns a card as PNG, from the cache if possible. `file` is its name in warnings. */
async function imageOf(
  siteDir: string,
  file: string,
  text: CardText,
  design: CardDesign,
): Promise<Buffer> {
  const facts = [satoriPackage.version, titleSizes, titleBox, card(text, titleSizes[0], design)];
  const drawn = cached(siteDir, 'social-cards', facts);
  const before = await drawn.read();
  if (before) {
    return before;
  }
  const {png, missing} = await drawCard(text, design);
  if (missing) {
    logger.warn(
      `${file}: the font of the social cards has no "${missing}". Set \`image\` in the page's front matter.`,
    );
  } else {
    await drawn.write(png);
  }
  return png;
}

/** Returns the text of each card, by its path in the build. Pages with an image of their own have none. */
function cardTexts(siteTitle: string, articles: readonly Article[]): Map<string, CardText> {
  const cards = new Map<string, CardText>([
    [siteCard, {title: siteTitle, category: site.tagline, site: ''}],
  ]);
  for (const {title, category, image} of articles) {
    if (image?.startsWith(cardFolder)) {
      cards.set(decodeURI(image), {title, category, site: siteTitle});
    }
  }
  return cards;
}

/**
 * Draws an image for link previews of each page with an author's text, and one for all other pages.
 */
export const socialCards: BuildStep = async ({
  context: {outDir, siteConfig, siteDir},
  articles,
}) => {
  const design = {
    palette: readPalette(path.join(siteDir, 'src/css/tokens.css')),
    logo: readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8'),
  };
  const write = async ([file, text]: [string, CardText]): Promise<void> => {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, await imageOf(siteDir, file, text, design));
  };
  // An error in one card stops the build.
  const cards = [...cardTexts(siteConfig.title, articles)];
  while (cards.length > 0) {
    await Promise.all(cards.splice(0, concurrency).map(write));
  }
};
