import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';

/** Where social cards are, below the base URL. The build draws a card for each page whose image is in it. */
export const cardFolder = '/img/cards/';

/** The path of the card of all pages without one. */
export const siteCard = 'img/social-card.png';

/** Returns the path of a social card, without the base URL. */
export const cardPath = (name: string): string => encodeURI(`${cardFolder}${name}.png`);

/**
 * Gives each Markdown page without an image of its own a social card with the path of its file. Docusaurus warns about
 * front matter in partials, which have no page.
 */
export const parseFrontMatter: ParseFrontMatter = async params => {
  const {content, frontMatter} = await params.defaultParseFrontMatter(params);
  const {dir, name} = path.parse(path.relative('.', params.filePath));
  const image = cardPath(posixPath(path.join(dir, name)));
  return {content, frontMatter: name.startsWith('_') ? frontMatter : {image, ...frontMatter}};
};
