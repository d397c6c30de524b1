import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import satoriPackage from 'satori/package.json';
import {site} from '../../config/site';
import {cardFolder, siteCard} from './frontMatter';
import {allArticles, type Article} from '../after-build/articles';
import {cached} from '../after-build/cache';
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

/** Returns all cards as PNG, by their path in the build. */
async function drawCards(
  {siteConfig, siteDir}: LoadContext,
  articles: readonly Article[],
): Promise<Map<string, Buffer>> {
  const design = {
    palette: readPalette(path.join(siteDir, 'src/css/tokens.css')),
    logo: readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8'),
  };
  const texts = [...cardTexts(siteConfig.title, articles)];
  const images = new Map<string, Buffer>();
  while (texts.length > 0) {
    await Promise.all(
      texts.splice(0, concurrency).map(async ([file, text]) => {
        images.set(file, await imageOf(siteDir, file, text, design));
      }),
    );
  }
  return images;
}

/**
 * Docusaurus plugin that draws an image for link previews of each page with an author's text, and one for all other
 * pages. It draws while the bundler runs, which leaves a core idle. An error in one card stops the build.
 */
export default function socialCardsPlugin(context: LoadContext): Plugin {
  let drawing: Promise<Map<string, Buffer>> | undefined;
  return {
    name: 'social-cards',
    allContentLoaded({allContent}) {
      if (process.env.NODE_ENV === 'production') {
        drawing = drawCards(context, allArticles(allContent));
        // Reported by `postBuild`, which comes after errors of the bundler.
        drawing.catch(() => {});
      }
    },
    async postBuild({outDir}) {
      for (const [file, image] of (await drawing) ?? []) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, image);
      }
    },
  };
}
