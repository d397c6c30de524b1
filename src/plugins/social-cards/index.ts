import {createHash, randomUUID} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import satoriPackage from 'satori/package.json';
import {allArticles} from '../articles';
import {socialCardUrl} from '../../utils/socialCardUrl';
import {card, readPalette, titleBox, titleSizes, type CardText, type CardDesign} from './design';
import {drawCard} from './draw';

export type SocialCardsOptions = {
  /** The image for pages without their own card, relative to the build. */
  siteCard: string;
  /** The text below the site's name on that image. */
  tagline: string;
};

/** The number of cards drawn at the same time: rendering one overlaps with the layout of others. */
const concurrency = 4;

/** Returns a cache key of everything that affects the image. */
function keyOf(text: CardText, design: CardDesign): string {
  const facts = [satoriPackage.version, titleSizes, titleBox, card(text, titleSizes[0], design)];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

/**
 * Draws an image for link previews of each doc, category, and post, and one for all other pages. Skips
 * pages with `image` in their front matter. Images are cached next to the bundler's cache, so that
 * `npm run clear` deletes them too.
 */
export default function socialCardsPlugin(
  {siteConfig, siteDir}: LoadContext,
  {siteCard, tagline}: SocialCardsOptions,
): Plugin {
  const {baseUrl, title: site} = siteConfig;
  const cacheDir = path.join(siteDir, 'node_modules/.cache/social-cards');
  const cards = new Map<string, CardText>();

  /** Returns a card as PNG, from the cache if possible. */
  async function imageOf(file: string, text: CardText, design: CardDesign): Promise<Buffer> {
    const cached = path.join(cacheDir, `${keyOf(text, design)}.png`);
    if (existsSync(cached)) {
      return readFile(cached);
    }
    const {png, missing} = await drawCard(text, design);
    if (missing) {
      logger.warn(
        `${file}: the font of the social cards has no "${missing}". Set \`image\` in the page's front matter.`,
      );
      return png;
    }
    // Renaming is atomic: the build may be interrupted, or draw two equal cards at the same time.
    const temporary = `${cached}.${randomUUID()}`;
    await writeFile(temporary, png);
    await rename(temporary, cached);
    return png;
  }

  return {
    name: 'social-cards',
    allContentLoaded({allContent}) {
      cards.clear();
      cards.set(siteCard, {title: site, category: tagline, site: ''});
      for (const {permalink, title, category, hasImage} of allArticles(allContent)) {
        if (!hasImage) {
          const file = decodeURI(socialCardUrl(permalink, baseUrl).slice(baseUrl.length));
          cards.set(file, {title, category, site});
        }
      }
    },
    async postBuild({outDir}) {
      // 1. Read what all cards share.
      const design = {
        palette: readPalette(path.join(siteDir, 'src/css/tokens.css')),
        logo: readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8'),
      };
      await mkdir(cacheDir, {recursive: true});

      // 2. Write each card into the build. `imageOf` draws it only if the cache has no card with the same
      // text and design.
      const write = async ([file, text]: [string, CardText]): Promise<void> => {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, await imageOf(file, text, design));
      };

      // 3. Draw some at a time. An error in one card stops the build.
      const all = [...cards];
      while (all.length > 0) {
        await Promise.all(all.splice(0, concurrency).map(write));
      }
    },
  };
}
