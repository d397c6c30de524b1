import {readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishedPages} from '../pages';
import {cardAddress} from './address';
import {writeCards, type Card} from './cards';
import {readPalette} from './palette';

/** Options of the social cards. */
export type SocialCardsOptions = {
  /** The picture of all pages without a card of their own, relative to the build. */
  siteCard: string;
  /** What the site's own card says below its name. */
  tagline: string;
};

/**
 * A picture for link previews of each doc, category and post, and one of the site for the rest. A
 * page whose front matter names an `image` has none.
 */
export default function socialCardsPlugin(
  {siteConfig, siteDir}: LoadContext,
  {siteCard, tagline}: SocialCardsOptions,
): Plugin {
  const {baseUrl, title: site} = siteConfig;
  const cards: Card[] = [{file: siteCard, title: site, section: tagline, site: ''}];
  return {
    name: 'social-cards',
    allContentLoaded({allContent}) {
      cards.length = 1;
      for (const {permalink, title, section, hasImage} of publishedPages(allContent)) {
        if (!hasImage) {
          const file = decodeURI(cardAddress(permalink, baseUrl).slice(baseUrl.length));
          cards.push({file, title, section, site});
        }
      }
    },
    async postBuild({outDir}) {
      const look = {
        palette: readPalette(path.join(siteDir, 'src/css/tokens.css')),
        mark: readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8'),
      };
      // Beside the bundler's, so that `npm run clear` empties it too.
      const cacheDir = path.join(siteDir, 'node_modules/.cache/social-cards');
      const {drawn, problems} = await writeCards(cards, {outDir, cacheDir, look});
      logger.info(`Social cards: ${cards.length}, ${drawn} of them drawn anew.`);
      problems.forEach(problem => logger.warn(problem));
    },
  };
}
