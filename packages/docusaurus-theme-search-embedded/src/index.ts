import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {normalizeUrl} from '@docusaurus/utils';
import {loadStemmers} from './engine/analysis/stemmers/index.js';
import {indexFile, searchFolder} from './engine/format/files.js';
import {commonBase} from './engine/format/writePages.js';
import {resolveOptions, type EngineOptions} from './engine/options.js';
import {toRecords} from './records/docsearch.js';
import {RecordsFolder} from './records/file.js';
import {
  areasOfSite,
  assertAreasHaveRoutes,
  siteInstances,
  trimSlashes,
  type AllContent,
  type LabeledSite,
} from './build/areas.js';
import {writeSearchAssets} from './build/assets.js';
import {collectPages} from './build/collect.js';
import {isSamePath} from './shared/paths.js';
import {dialogDataFile, pluginName, type DialogData, type SearchPluginData} from './shared/data.js';
import {devServerOptions} from './build/devServer.js';
import {openSearchFile, openSearchXml} from './build/opensearch.js';
import {languageOf, valueFor, type PluginOptions} from './options.js';
import {otherSearches, replacements} from './build/leftovers.js';
import {contentPages, versionTags, type SitePlugin} from './build/pages.js';
import {buildReport} from './build/report.js';
import {excludeFromVendors} from './build/vendorChunks.js';
import {assertInstancesExist} from './build/selection.js';
import {siteThemeCommon} from './build/themeCommon.js';
import {messagesOf} from './build/translations.js';

export {validateOptions, type Options} from './options.js';

/** The folder of the modules that the site bundles. */
const browserFolder = path.join(__dirname, '../browser');

/**
 * Returns the file of the module that searches.
 *
 * @throws Error naming the option `backend` if there is no such file
 */
function backendFile(configured: string | undefined, siteDir: string): string {
  if (configured === undefined) {
    return path.join(browserFolder, 'interface/backend/embedded.js');
  }
  const file = path.resolve(siteDir, configured);
  if (!existsSync(file)) {
    throw new Error(
      `${pluginName}: the option "backend" is "${configured}", but there is no file ${file}. Write the path of a module relative to the site's folder, with its ending.`,
    );
  }
  return file;
}

/** The components that a site can wrap. */
const wrappable = {
  SearchBar: 'The search button of the navbar, its shortcuts, and the dialog while it is open',
  SearchPage: 'The search page',
  SearchDialog: 'The dialog, loaded when a reader opens it',
  'SearchDialog/StartScreen': 'The screen below an empty input',
  'SearchDialog/NoResultsScreen': 'The screen for a query without results',
  'SearchDialog/ErrorScreen': 'The screen for a query that failed',
};

/** The components that a site can also eject, because they import only public names and their own styles. */
const ejectable = {
  'SearchDialog/Destinations': 'The pages to offer without a query or results',
  'SearchDialog/DialogFooter': 'The footer of the dialog, with its keys',
  'SearchDialog/HitRow': 'A result, in the dialog',
  'SearchDialog/NoMatch': 'The picture for a query without results',
};

/** Configures swizzling. Other components import sibling files, so ejecting them would break. */
export function getSwizzleConfig(): SwizzleConfig {
  const config = (parts: Record<string, string>, eject: 'safe' | 'forbidden') =>
    Object.entries(parts).map(([name, description]) => {
      const actions = {wrap: 'safe', eject} as const;
      return [name, {actions, description}] as const;
    });
  const components = [...config(wrappable, 'forbidden'), ...config(ejectable, 'safe')];
  return {components: Object.fromEntries(components)};
}

const warnings = new Set<string>();

/** Prints a warning about the configuration once per build, which creates the theme for each locale. */
function warnOnce(message: string): void {
  if (!warnings.has(message)) {
    logger.warn(message);
  }
  warnings.add(message);
}

function engineOptions(options: PluginOptions, {i18n}: LoadContext): EngineOptions {
  const locale = i18n.currentLocale;
  const {language, synonyms, defaultSynonyms, stopWords, typoTolerance} = options;
  return {
    language: languageOf(language, locale, i18n.defaultLocale),
    synonyms: valueFor(synonyms, locale) ?? [],
    stopWords: valueFor(stopWords, locale) ?? [],
    ...(!defaultSynonyms && {defaultSynonyms}),
    ...(!typoTolerance && {typoTolerance}),
  };
}

const areaMessage = 'theme.SearchPage.area.';

/** Returns the texts from which areas get their labels, in the language of the build. */
function labeledSite(
  {baseUrl, codeTranslations, i18n, siteConfig}: LoadContext,
  allContent: AllContent,
): LabeledSite {
  const messages = messagesOf(i18n.currentLocale);
  const themeLabel = (name: string, english: string) => messages[areaMessage + name] ?? english;
  const own = Object.entries(codeTranslations).filter(([id]) => id.startsWith(areaMessage));
  return {
    baseUrl,
    allContent,
    labels: {
      docs: themeLabel('docs', 'Documentation'),
      blog: themeLabel('blog', 'Blog'),
      pages: themeLabel('pages', 'Pages'),
    },
    siteLabels: new Map(own.map(([id, label]) => [id.slice(areaMessage.length), label])),
    navbar: siteConfig.themeConfig?.navbar as LabeledSite['navbar'],
  };
}

/** Returns the content of all plugins as Docusaurus passes it to `allContentLoaded`. */
function allContentOf(plugins: readonly SitePlugin[]): AllContent {
  const all: Record<string, Record<string, unknown>> = {};
  for (const {name, options, content} of plugins) {
    all[name] = {...all[name], [options.id ?? 'default']: content};
  }
  return all;
}

/**
 * Returns the build folder without the locale's subfolder, relative to the site. The subfolder is the part of
 * the locale's base URL below the site's, which is the common part of all locales' base URLs.
 */
function buildFolder({baseUrl, outDir, siteDir, i18n}: LoadContext): string {
  const urls = i18n.locales.map(locale => i18n.localeConfigs[locale]?.baseUrl);
  // Docusaurus before 3.9 has no `baseUrl` of a locale.
  const isKnown = urls.every(url => url !== undefined);
  const lastFolder = path.basename(outDir);
  const localeFolder = lastFolder === i18n.currentLocale ? lastFolder : '';
  const below = isKnown ? baseUrl.slice(commonBase(urls).length) : localeFolder;
  const depth = trimSlashes(below).split('/').filter(Boolean).length;
  return path.relative(siteDir, path.join(outDir, '../'.repeat(depth)));
}

/**
 * Docusaurus theme with search: button, dialog, search page, OpenSearch description, the site's own index, and
 * records for others.
 *
 * @param options with their defaults, as returned by {@link validateOptions}.
 */
export default function searchTheme(context: LoadContext, options: PluginOptions): Plugin {
  const {baseUrl, outDir, siteConfig, i18n} = context;
  if (siteConfig.future?.experimental_router === 'hash') {
    warnOnce(
      `${pluginName} is off: the hash router builds no HTML files for routes, and search reads those files. Remove the theme, or future.experimental_router.`,
    );
    return {name: pluginName};
  }
  const {searchPagePath} = options;
  const others = otherSearches(siteConfig, options.backend !== undefined);
  others.forEach(({advice}) => advice && warnOnce(advice));
  for (const file of replacements(context.siteDir, Object.keys(wrappable))) {
    warnOnce(
      `${file} replaces a component of ${pluginName}, so readers do not get its search. Remove the file if it is from another search, or wrap the component as \`docusaurus swizzle ${pluginName} --wrap\` does.`,
    );
  }
  const {indexName} = options;
  const backend = backendFile(options.backend, context.siteDir);
  const searchRoute =
    searchPagePath === false ? undefined : normalizeUrl([baseUrl, searchPagePath]);
  const searchPage = searchRoute && (siteConfig.trailingSlash ? `${searchRoute}/` : searchRoute);
  // Another search adds the page, which has this theme's component.
  const addsOther = others.some(({page}) => page && normalizeUrl([baseUrl, page]) === searchRoute);
  const hasOpenSearch = searchPage !== undefined && !others.some(other => other.hasOpenSearch);
  const assetsUrl = `${baseUrl}${searchFolder}/`;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const engine = engineOptions(options, context);

  return {
    name: pluginName,

    getThemePath: () => path.join(browserFolder, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, '../../src/theme'),
    // `docusaurus write-translations` extracts texts from the theme's folder and from these.
    getPathsToWatch: () => [path.join(browserFolder, 'interface')],
    getDefaultCodeTranslationMessages: async () => ({
      ...(await readDefaultCodeTranslationMessages({
        locale: i18n.currentLocale,
        name: 'theme-search-algolia',
      })),
      ...messagesOf(i18n.currentLocale),
    }),

    loadContent: () => loadStemmers([engine.language ?? 'en'].flat()),

    async contentLoaded({actions}) {
      if (searchRoute && !addsOther) {
        actions.addRoute({path: searchRoute, component: '@theme/SearchPage', exact: true});
      }
      actions.setGlobalData({
        indexName,
        indexUrl: `${assetsUrl}${indexFile}`,
        built: !isDevelopment || existsSync(path.join(outDir, searchFolder, indexFile)),
        searchPage,
        shortcuts: options.shortcuts,
        contextual: options.contextual,
      } satisfies SearchPluginData);
    },

    // Titles and labels are translated by now.
    async allContentLoaded({allContent, actions}) {
      const areas = areasOfSite(labeledSite(context, allContent as AllContent), options.areas);
      const {docs, destinations, suggestions, reportUrl, maxQueryLength, highlight} = options;
      const dialog: DialogData = {
        areas: areas.map(({rank: _, ...area}) => area),
        docs,
        destinations,
        suggestions,
        reportUrl,
        maxQueryLength,
        highlight,
        live: isDevelopment,
      };
      await actions.createData(dialogDataFile, JSON.stringify(dialog));
    },

    injectHtmlTags() {
      if (!hasOpenSearch) {
        return {};
      }
      const attributes = {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title: siteConfig.title,
        href: `${baseUrl}${openSearchFile}`,
      };
      return {headTags: [{tagName: 'link', attributes}]};
    },

    configureWebpack(config, isServer) {
      // A path of this package, so no package of a site has the name.
      const resolve = {alias: {[`${pluginName}/backend$`]: backend}};
      const themeCommon = siteThemeCommon(config.resolve?.alias);
      const alias = {'@docusaurus/theme-common$': themeCommon ?? '@docusaurus/theme-common'};
      const module = {rules: [{include: browserFolder, resolve: {alias}}]};
      if (isServer) {
        return {resolve, module};
      }
      if (!isDevelopment) {
        const optimization = excludeFromVendors(config.optimization?.splitChunks, browserFolder);
        return {resolve, module, ...(optimization && {optimization})};
      }
      const devServer = devServerOptions(assetsUrl, path.join(outDir, searchFolder));
      return {resolve, module, devServer} as object;
    },

    // All plugins run this at once. The index is written before this first waits, so that the list of
    // files that a service worker precaches (plugin-pwa) has the index.
    async postBuild({routesPaths, plugins}) {
      if (!plugins?.every(plugin => 'content' in plugin)) {
        throw new Error(
          `${pluginName}: this version of Docusaurus does not pass \`plugins\` with their content to postBuild. Use Docusaurus 3.4 or later.`,
        );
      }
      const site = labeledSite(context, allContentOf(plugins));
      const areas = areasOfSite(site, options.areas);
      assertAreasHaveRoutes(options.areas.length > 0 ? areas : [], routesPaths, baseUrl);
      assertInstancesExist(plugins, options);
      if (addsOther && !routesPaths.some(route => isSamePath(route, searchRoute!))) {
        throw new Error(
          `${pluginName}: no route is the search page ${searchRoute}, which another search should have added. ${others.map(({advice}) => advice).join(' ')}`,
        );
      }
      const shouldSkip = (route: string) =>
        (searchRoute !== undefined && isSamePath(route, searchRoute)) ||
        route.endsWith('/404.html');
      const {pages, skipped} = collectPages(
        {outDir, baseUrl, siteConfig, routesPaths, areas, pagesLabel: site.labels.pages},
        contentPages(plugins, site.labels, siteInstances(site)),
        options,
        shouldSkip,
        message => logger.warn(`Search: ${message}`),
      );
      const tags = versionTags(plugins);
      const figures = writeSearchAssets(outDir, pages, engine, tags);
      if (options.writeRecords) {
        const {currentLocale: locale, locales} = i18n;
        const folder = new RecordsFolder(context.generatedFilesDir, buildFolder(context));
        const records = pages.flatMap(page => [...toRecords(page)]);
        await folder.write(locale, records);
        await folder.keepLocales(locales);
        const {synonyms} = resolveOptions(engine);
        await folder.writeSettings({locale, locales, indexName, synonyms});
      }
      if (hasOpenSearch) {
        const {title, favicon, url} = siteConfig;
        const siteUrl = `${url}${baseUrl}`;
        const icon = favicon && new URL(favicon, siteUrl).href;
        const description = openSearchXml({title, siteUrl, searchUrl: `${url}${searchPage}`}, icon);
        await writeFile(path.join(outDir, openSearchFile), description);
      }
      const report = buildReport({pages, skipped, figures, versionTags: tags});
      report.info.forEach(line => console.log(line));
      report.advice.forEach(line => console.warn(line));
    },
  };
}
