import {createHash, randomUUID} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import satoriPackage from 'satori/package.json';
import {contentPages} from '../contentPages';
import {socialCardUrl} from '../../utils/socialCardUrl';
import {card, readPalette, titleRoom, titleSizes, type CardText, type Look} from './design';
import {drawCard} from './draw';

/** Options of the social cards. */
export type SocialCardsOptions = {
  /** The picture of all pages without a card of their own, relative to the build. */
  siteCard: string;
  /** What the site's own card says below its name. */
  tagline: string;
};

/** Cards that are drawn at the same time: painting runs beside the layout of the next ones. */
const atOnce = 4;

/** Everything that a card's look depends on: two cards with the same key are the same picture. */
function keyOf(text: CardText, look: Look): string {
  const facts = [satoriPackage.version, titleSizes, titleRoom, card(text, titleSizes[0], look)];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

/**
 * A picture for link previews of each doc, category and post, and one of the site for the rest. A
 * page whose front matter names an `image` has none. A picture is drawn once and then kept beside
 * the bundler's cache, so that `npm run clear` empties it too.
 */
export default function socialCardsPlugin(
  {siteConfig, siteDir}: LoadContext,
  {siteCard, tagline}: SocialCardsOptions,
): Plugin {
  const {baseUrl, title: site} = siteConfig;
  const cacheDir = path.join(siteDir, 'node_modules/.cache/social-cards');
  const cards = new Map<string, CardText>();

  /** A card as PNG, from the cache if it was drawn before. */
  async function pictureOf(file: string, text: CardText, look: Look): Promise<Buffer> {
    const cached = path.join(cacheDir, `${keyOf(text, look)}.png`);
    if (existsSync(cached)) {
      return readFile(cached);
    }
    const {png, missing} = await drawCard(text, look);
    if (missing) {
      logger.warn(
        `${file}: the typeface of the social cards has no "${missing}". Name an \`image\` in the page's front matter.`,
      );
      return png;
    }
    // Never half a file, should the build be stopped; and two pages can have the same picture.
    const part = `${cached}.${randomUUID()}`;
    await writeFile(part, png);
    await rename(part, cached);
    return png;
  }

  return {
    name: 'social-cards',
    allContentLoaded({allContent}) {
      cards.clear();
      cards.set(siteCard, {title: site, section: tagline, site: ''});
      for (const {permalink, title, section, hasImage} of contentPages(allContent)) {
        if (!hasImage) {
          const file = decodeURI(socialCardUrl(permalink, baseUrl).slice(baseUrl.length));
          cards.set(file, {title, section, site});
        }
      }
    },
    async postBuild({outDir}) {
      const look = {
        palette: readPalette(path.join(siteDir, 'src/css/tokens.css')),
        mark: readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8'),
      };
      await mkdir(cacheDir, {recursive: true});
      const write = async ([file, text]: [string, CardText]): Promise<void> => {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, await pictureOf(file, text, look));
      };
      const all = [...cards];
      while (all.length > 0) {
        await Promise.all(all.splice(0, atOnce).map(write));
      }
    },
  };
}
