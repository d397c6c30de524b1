import {load, type CheerioAPI} from 'cheerio';

/**
 * Parses a page as a browser without scripts does, so that checks of links, images, and texts look into `noscript`.
 * By default, Cheerio takes the markup in it for text.
 */
export const loadPage = (html: string | Buffer): CheerioAPI =>
  load(html, {scriptingEnabled: false});
