import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {AllContent, LoadContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type {SearchRecord} from '../engine/types';
import {INDEX_FILE, SEARCH_FOLDER} from '../engine/format/files';
import {resolveOptions, type EngineOptions} from '../engine/query/options';
import {recordsFileOf, removeOtherLocales, writePushSettings, writeRecords} from '../records/file';
import {writeSearchAssets} from './assets';
import {byVersion, collectRecords, recordsOf} from './collect';
import {
  dialogDataFile,
  pluginName,
  areaAt,
  areaId,
  type DialogData,
  type SearchPluginData,
} from './data';
import {devServerOptions} from './devServer';
import {openSearchFile, openSearchXml} from './opensearch';
import {languageOf, valueFor, type SearchOptions} from './options';
import {contentPages, siteAreas, versionTags, withoutSlash, type PartLabels} from './pages';
import {buildReport} from './report';
import {messagesOf} from './translations';

export {validateOptions, type UserSearchOptions as Options} from './options';

/** The parts that a site may wrap. */
const wrappable = {
  SearchBar: 'The search button of the navbar, its shortcuts, and the dialog while it is open',
  SearchPage: 'The search page',
  SearchDialog: 'The dialog; loaded when a visitor reaches for search',
  'SearchDialog/StartScreen': 'What stands below an empty input',
  'SearchDialog/NoResultsScreen': 'What stands below a query that found nothing',
  'SearchDialog/ErrorScreen': 'What stands below a query that could not be answered',
  'SearchPage/Result': 'A result, on the search page',
};

/** Those that a site may replace as well: beside public names they import their own styles alone. */
const ejectable = {
  'SearchDialog/Destinations': 'The pages that the empty dialog offers',
  'SearchDialog/DialogFooter': 'The foot of the dialog, with its keys',
  'Search/Hit': 'A result, in the dialog',
  'Search/NoMatch': 'The picture where nothing was found',
};

/** @returns what may be swizzled; an ejected part of the others would miss the files beside it. */
export function getSwizzleConfig(): SwizzleConfig {
  const config = (parts: Record<string, string>, eject: 'safe' | 'forbidden') =>
    Object.entries(parts).map(([name, description]) => {
      const actions = {wrap: 'safe', eject} as const;
      return [name, {actions, description}] as const;
    });
  const components = [...config(wrappable, 'forbidden'), ...config(ejectable, 'safe')];
  return {components: Object.fromEntries(components)};
}

/** What the engine is told of the site, for one language. */
function engineOptions(options: SearchOptions, locale: string): EngineOptions {
  const {ranking, language, synonyms, stopWords} = options;
  return {
    language: languageOf(language, locale),
    synonyms: valueFor(synonyms, locale) ?? [],
    stopWords: valueFor(stopWords, locale) ?? [],
    ranking,
  };
}

function assertBrowserRouter({siteConfig}: LoadContext): void {
  if (siteConfig.future.experimental_router === 'hash') {
    throw new Error(
      `${pluginName} needs a page with an address and an HTML file for each route. A site with the hash router (future.experimental_router) has neither: use the browser router, or another search.`,
    );
  }
}

/** What of the site belongs to no version of docs is called in the language of the build. */
function partLabels({codeTranslations, i18n}: LoadContext): PartLabels {
  const messages: Record<string, string> = {...messagesOf(i18n.currentLocale), ...codeTranslations};
  const named = (part: string, otherwise: string) =>
    messages[`theme.SearchPage.area.${part}`] ?? otherwise;
  return {
    docs: named('docs', 'Documentation'),
    blog: named('blog', 'Blog'),
    pages: named('pages', 'Pages'),
  };
}

/** The build's folder without that of a language, which has one as far below it as its address is. */
function buildFolder({baseUrl, outDir, siteDir, i18n}: LoadContext): string {
  const {defaultLocale, localeConfigs} = i18n;
  const below = baseUrl.replace(localeConfigs[defaultLocale]!.baseUrl, '/');
  return path.relative(siteDir, path.join(outDir, path.posix.relative(below, '/')));
}

/** Keeps the records for a push to the hosted index. */
async function keepRecords(
  context: LoadContext,
  records: Iterable<SearchRecord>,
  settings: Parameters<typeof writePushSettings>[3],
): Promise<void> {
  const {siteDir, i18n} = context;
  const folder = buildFolder(context);
  const file = path.join(siteDir, recordsFileOf(folder, i18n.currentLocale));
  await mkdir(path.dirname(file), {recursive: true});
  await writeRecords(file, records);
  await removeOtherLocales(siteDir, folder, i18n.locales);
  await writePushSettings(siteDir, folder, i18n.currentLocale, settings);
}

/**
 * Docusaurus theme with search for both backends: button, dialog, search page and OpenSearch
 * description, the records of the built pages, and the embedded index made of them.
 *
 * @param options with their defaults, as {@link validateOptions} gives them.
 * @throws Error for a site with the hash router.
 */
export default function searchTheme(context: LoadContext, options: SearchOptions): Plugin {
  assertBrowserRouter(context);
  const {baseUrl, outDir, siteConfig, i18n} = context;
  const {hosted, indexName, searchPagePath} = options;
  const searchRoute =
    searchPagePath === false ? undefined : normalizeUrl([baseUrl, searchPagePath]);
  const searchPage =
    searchRoute && (siteConfig.trailingSlash ? `${withoutSlash(searchRoute)}/` : searchRoute);
  const assetsUrl = `${baseUrl}${SEARCH_FOLDER}/`;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const labels = partLabels(context);
  const engine = engineOptions(options, i18n.currentLocale);
  let content: AllContent = {};
  let {areas} = options;

  return {
    name: pluginName,

    getThemePath: () => path.join(__dirname, '../../browser/theme'),
    getTypeScriptThemePath: () => path.join(__dirname, '../../../src/theme'),
    getDefaultCodeTranslationMessages: async () => messagesOf(i18n.currentLocale),

    async allContentLoaded({allContent, actions}) {
      content = allContent;
      if (searchRoute) {
        actions.addRoute({path: searchRoute, component: '@theme/SearchPage', exact: true});
      }
      actions.setGlobalData({
        ...(hosted ? {backend: 'hosted', ...hosted} : {backend: 'embedded'}),
        indexName,
        manifestUrl: `${assetsUrl}${INDEX_FILE}`,
        built: !isDevelopment || existsSync(path.join(outDir, SEARCH_FOLDER, INDEX_FILE)),
        searchPage,
        shortcuts: options.shortcuts,
        contextual: options.contextual,
      } satisfies SearchPluginData);
      const {destinations, suggestions, reportUrl} = options;
      if (options.areas.length === 0) {
        areas = siteAreas(allContent, labels, baseUrl);
      }
      const dialog: DialogData = {
        areas,
        destinations,
        suggestions,
        reportUrl,
      };
      await actions.createData(dialogDataFile, JSON.stringify(dialog));
    },

    injectHtmlTags: () =>
      searchPage
        ? {
            headTags: [
              {
                tagName: 'link',
                attributes: {
                  rel: 'search',
                  type: 'application/opensearchdescription+xml',
                  title: siteConfig.title,
                  href: `${baseUrl}${openSearchFile}`,
                },
              },
            ],
          }
        : {},

    configureWebpack(_config, isServer) {
      const devServer = devServerOptions(assetsUrl, path.join(outDir, SEARCH_FOLDER));
      return isDevelopment && !isServer ? ({devServer} as object) : {};
    },

    async postBuild({routesPaths}) {
      const isLeftOut = (route: string) =>
        withoutSlash(route) === searchRoute || route.endsWith('/404.html');
      const titleSuffix = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
      const site = {outDir, baseUrl, siteUrl: siteConfig.url, routesPaths, titleSuffix};
      const pages = collectRecords(
        {...site, pagesLabel: labels.pages},
        contentPages(content, labels),
        options,
        isLeftOut,
        message => logger.warn(`Search: ${message}`),
      );
      for (const {route, records} of pages) {
        const area = areaId(areaAt(areas, route.slice(baseUrl.length)));
        records.forEach(record => (record.area = area));
      }
      const {synonyms} = resolveOptions(engine);
      await keepRecords(context, recordsOf(pages), {indexName, synonyms});
      if (searchPage) {
        const siteUrl = `${siteConfig.url}${baseUrl}`;
        const iconUrl = siteConfig.favicon && new URL(siteConfig.favicon, siteUrl).href;
        const searchUrl = `${siteConfig.url}${searchPage}`;
        const description = openSearchXml({title: siteConfig.title, siteUrl, searchUrl, iconUrl});
        await writeFile(path.join(outDir, openSearchFile), description);
      }
      const {rest, versions} = byVersion(pages, versionTags(content));
      const figures = await writeSearchAssets(recordsOf(rest), outDir, engine, versions);
      const {info, advice} = buildReport(pages, figures, hosted !== undefined);
      console.log(info);
      if (advice) {
        console.warn(advice);
      }
    },
  };
}
