import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HostedSearch} from '../../../../src/config/search';
import {writeSearchAssets} from '../engine/format/assets';
import {MANIFEST_FILE, SEARCH_FOLDER} from '../engine/format/manifest';
import {recordsFileOf, removeOtherLocales, writeRecords} from '../records/file';
import type {SearchRecord} from '../engine/types';
import {collectRecords, recordsOf} from './collect';
import {pluginName, searchPath, type SearchPluginData} from './data';
import {devServerOptions} from './devServer';
import {openSearchFile, openSearchXml} from './opensearch';
import {contentPages, type ContentPage} from './pages';
import {buildReport} from './report';

/** Options of the search plugin. */
export type SearchPluginOptions = {
  indexName: string;
  /** Credentials of the hosted index; without them visitors search the embedded one. */
  hosted?: HostedSearch;
};

/**
 * Search for both backends: the page's route, its OpenSearch description, the records of the built
 * pages, and the embedded index made of them.
 */
export default function searchPlugin(
  context: LoadContext,
  {indexName, hosted}: SearchPluginOptions,
): Plugin {
  const {baseUrl, outDir, siteDir, siteConfig} = context;
  const searchRoute = `${baseUrl}${searchPath}`;
  const assetsUrl = `${baseUrl}${SEARCH_FOLDER}/`;
  const isDevelopment = process.env.NODE_ENV === 'development';
  let content = new Map<string, ContentPage>();

  return {
    name: pluginName,

    getThemePath: () => path.join(__dirname, '../theme'),

    allContentLoaded({allContent, actions}) {
      content = contentPages(allContent);
      actions.addRoute({path: searchRoute, component: '@theme/SearchPage', exact: true});
      actions.setGlobalData({
        ...(hosted ? {backend: 'hosted', ...hosted} : {backend: 'embedded'}),
        indexName,
        manifestUrl: `${assetsUrl}${MANIFEST_FILE}`,
        built: !isDevelopment || existsSync(path.join(outDir, SEARCH_FOLDER, MANIFEST_FILE)),
      } satisfies SearchPluginData);
    },

    injectHtmlTags: () => ({
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
    }),

    configureWebpack(_config, isServer) {
      const devServer = devServerOptions(assetsUrl, path.join(outDir, SEARCH_FOLDER));
      return isDevelopment && !isServer ? ({devServer} as object) : {};
    },

    async postBuild({routesPaths}) {
      const isLeftOut = (route: string) => route === searchRoute || route.endsWith('/404.html');
      const titleSuffix = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
      const site = {outDir, baseUrl, siteUrl: siteConfig.url, routesPaths, titleSuffix};
      const pages = collectRecords(site, content, isLeftOut);
      const records = (): Iterable<SearchRecord> => recordsOf(pages);

      const {currentLocale, defaultLocale, localeConfigs, locales} = context.i18n;
      // A language whose address is below the default one's has a folder as far below the build's.
      const below = baseUrl.replace(localeConfigs[defaultLocale]!.baseUrl, '/');
      const folder = path.join(outDir, path.posix.relative(below, '/'));
      const buildDir = path.relative(siteDir, folder);
      const recordsFile = path.join(siteDir, recordsFileOf(buildDir, currentLocale));
      await mkdir(path.dirname(recordsFile), {recursive: true});
      await writeRecords(recordsFile, records());
      await removeOtherLocales(siteDir, buildDir, locales);
      const siteUrl = `${siteConfig.url}${baseUrl}`;
      const iconUrl = siteConfig.favicon && new URL(siteConfig.favicon, siteUrl).href;
      const description = openSearchXml({title: siteConfig.title, siteUrl, searchPath, iconUrl});
      await writeFile(path.join(outDir, openSearchFile), description);
      const figures = await writeSearchAssets(records(), outDir);

      const {info, advice} = buildReport(pages, figures, hosted !== undefined);
      console.log(info);
      if (advice) {
        console.warn(advice);
      }
    },
  };
}
