import MiniSearch from 'minisearch';
import type {Page} from '../../src/engine/format/sections';
import {headingOf, indexedPages, urlOf} from '../../src/engine/format/sections';
import {indexFile} from '../../src/engine/format/files';
import {inflate} from '../../src/engine/format/inflate';
import type {EngineOptions} from '../../src/engine/options';
import {loadStemmers} from '../../src/engine/analysis/stemmers';
import {createSearchAssets} from '../../src/build/assets';
import {SearchFiles} from '../../src/client/files';
import type {Hit} from '../../src/client/hit';
import {searchIndexes} from '../../src/client/searchIndexes';
import {LoadedIndex} from '../../src/client/loadedIndex';
import {itemOf} from '../../src/interface/list/items';
import {itemsIn, rowsOf} from '../../src/interface/list/rows';
import {site} from './markdown';
import type {SearchUrls} from './score';
import {createEngine} from '../../tests/support/createEngine';

/** The number of sections that are judged. */
const limit = 20;

/**
 * Returns a function that searches pages as the client does, with other options each time. Options do not change
 * the index.
 *
 * @param locale the locale of a translation, some of whose pages are English
 */
export async function embedded(
  pages: readonly Page[],
  locale = 'en',
): Promise<(options?: EngineOptions) => SearchUrls> {
  const language = [locale, 'en'];
  await loadStemmers(language);
  const {files} = createSearchAssets(pages, {language});
  const searchFiles = new SearchFiles(async name => files.get(name)!);
  const bytes = await inflate(files.get(indexFile)!, indexFile);
  return options => {
    const index = new LoadedIndex(createEngine(bytes, options), searchFiles, indexFile);
    return async query => {
      const {all} = await searchIndexes([index], {query});
      const [results] = all;
      await results!.checkPhrases(limit);
      return results!.best(limit).map(found => results!.hit(found).url);
    };
  };
}

/** Returns a search whose results are in the order of the dialog's rows, without those that fold or exceed a group. */
export function inRows(pages: readonly Page[], search: SearchUrls): SearchUrls {
  const hits = new Map<string, Hit>();
  for (const page of indexedPages(pages)) {
    for (const section of page.sections) {
      const url = urlOf(page, section);
      const {category, title} = page;
      hits.set(url, {
        id: url,
        url,
        kind: 'heading',
        category,
        headings: [title, ...section.headings],
      });
    }
  }
  const location = {origins: [site], baseUrl: '/'};
  return async query => {
    const urls = await search(query);
    const items = urls.map(url => itemOf(hits.get(url)!, location)!);
    const groups = rowsOf(items, {bestTitle: 'Best matches'});
    return itemsIn(groups.flatMap(({rows}) => rows)).map(({url}) => url);
  };
}

/** Returns a search with MiniSearch over the same sections, with the settings of VitePress. */
export function miniSearch(pages: readonly Page[]): SearchUrls {
  const index = new MiniSearch({
    fields: ['title', 'titles', 'text'],
    searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}},
  });
  const urls = new Set<string>();
  for (const page of indexedPages(pages)) {
    for (const section of page.sections) {
      const id = urlOf(page, section);
      if (urls.has(id)) {
        continue;
      }
      urls.add(id);
      const titles =
        section.headings.length > 0 ? [page.title, ...section.headings.slice(0, -1)] : [];
      index.add({
        id,
        title: headingOf(page, section),
        titles: titles.filter(Boolean).join(' '),
        text: [...section.prose, ...section.code].join(' '),
      });
    }
  }
  return query =>
    index
      .search(query)
      .slice(0, limit)
      .map(({id}) => String(id));
}
