import {readFileSync} from 'node:fs';
import {selectAll} from 'css-select';
import type {AnyNode, Element} from 'domhandler';
import {extractPage, parsePage} from '../../src/records';
import {textOf} from '../../src/records/text';
import {site, type Doc} from './markdown';

/** A page of `electron-i18n`. */
type TranslatedPage = {href: string; category: string; html: string};

/** Returns the pages of a locale in a JSON file of locales, and their links. */
export function readTranslated(file: string, locale: string): Doc[] {
  const locales: Record<string, Record<string, TranslatedPage>> = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return Object.values(locales[locale]!).map(({href, category, html}) => {
    const page = parsePage(`<html lang="${locale}"><main>${html}</main>`);
    const links = selectAll<AnyNode, Element>('a[href]', page.main).map(link => ({
      text: textOf(link),
      href: link.attribs.href!,
    }));
    return {
      page: extractPage(page, {url: site + href, lvl0: category}),
      links,
    };
  });
}
