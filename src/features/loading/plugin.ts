import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {allArticles} from '../after-build/articles';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';

/** The part of Docusaurus' chunk manifest that names chunks by what a page imports. */
type Manifest = {origins: Record<string, (string | number)[]>};

/** A file for the modules that several pages share. The bundler makes none below 20 kB by itself. */
const sharedPart = (name: string, test: RegExp) => ({
  name,
  test,
  minChunks: 2,
  minSize: 0,
  priority: 50,
});

/**
 * Changes to Docusaurus' groups of modules:
 * - Packages get no files of their own. A browser with HTTP/1.1 loads six files at a time.
 * - `common` holds the modules of at least 8 chunks, which is what all kinds of pages share. Docusaurus
 *   counts pages instead, half of which never share a module. The chunks of the search engine are no pages.
 * - `providers` and `tabs` keep out of `common` what many pages show but most don't: the facts about
 *   providers, which grow with content, and tabs.
 * - The one style sheet leaves out what only the blog, a page in `src/pages`, or results of a search show.
 */
const cacheGroups = {
  defaultVendors: false,
  common: {minChunks: 8, test: /^(?!.*search-embedded[\\/]lib[\\/]browser[\\/]engine)/},
  providers: sharedPart(
    'providers',
    /[\\/](config[\\/]providers|components[\\/]providers[\\/](ProviderFacts|ProviderSource|parts))/,
  ),
  tabs: sharedPart('tabs', /[\\/](features[\\/]tabs[\\/]|tabsUtils)/),
  styles: {
    test: /^(?!.*[\\/](theme[\\/]Blog|features[\\/](blog|practice-shop[\\/]styles)|src[\\/]pages|docusaurus-theme-search-embedded[\\/]lib[\\/]browser[\\/](?!interface[\\/](bar|common))))/,
  },
} as const;

/**
 * The theme's client module that loads Prism, which the bundler replaces with nothing (35 kB gzip):
 * code is colored by src/features/code while the site is built.
 */
const prism = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');

/** See `tslib.ts`. */
const slimTslib = {
  include: path.dirname(require.resolve('@docusaurus/utils-common')),
  resolve: {alias: {tslib$: path.join(__dirname, 'tslib.ts')}},
};

/**
 * Docusaurus inlines images below 10 kB, at the path of this loader. Feeds and Markdown copies need a URL,
 * and a page with the image in its HTML and its script loads it twice.
 */
const [inlineLoader, fileLoader] = ['url-loader', 'file-loader'].map(name =>
  require.resolve(name, {paths: [require.resolve('@docusaurus/utils')]}),
) as [string, string];

/**
 * Saves postcss-loader what it would do for each of 200 style sheets: search for settings, of which the site has none,
 * and create the plugins.
 */
function fastPostCss({plugins, ...options}: PostCssOptions): PostCssOptions {
  const created = plugins.map(plugin => {
    if (!Array.isArray(plugin)) {
      return plugin;
    }
    const [name, settings] = plugin as [string, object];
    const create = createRequire(__filename)(name) as (settings: object) => unknown;
    return create(settings);
  });
  return {...options, config: false, plugins: created};
}

/**
 * Docusaurus plugin for how a page's files load: what the bundler writes, which files the HTML names, and what
 * happens if one is missing.
 */
export default function loadingPlugin(context: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const manifestFile = path.join(context.generatedFilesDir, 'client-manifest.json');
  /** Part of the cache's version, because a page contains the paths of those that it links to by file. */
  let pathsHash = '';
  return {
    name: 'loading',
    allContentLoaded({allContent}) {
      const paths = allArticles(allContent).map(({permalink}) => permalink);
      pathsHash = createHash('sha256').update(paths.join()).digest('hex');
    },
    configureWebpack({experiments}, isServer) {
      const {cache} = experiments as {cache?: {version: string}};
      const shared = {
        resolve: {alias: {[prism]: false as const}},
        resolveLoader: {alias: {[inlineLoader]: fileLoader}},
        experiments: {cache: cache && {version: `${cache.version}-${pathsHash}`}} as object,
      };
      if (isServer || !isProduction) {
        return shared;
      }
      return {
        ...shared,
        module: {rules: [slimTslib]},
        optimization: {runtimeChunk: false, splitChunks: {cacheGroups}},
        plugins: [
          // Docusaurus looks up a page's chunks by import path, but its manifest names them by
          // chunk name, so the HTML would list no chunk of the page.
          compiler =>
            compiler.hooks.afterEmit.tap('loading', ({chunkGroups}) => {
              const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
              for (const {origins, chunks} of chunkGroups) {
                for (const {request} of origins) {
                  manifest.origins[request] ??= chunks.map(({id}) => id!);
                }
              }
              writeFileSync(manifestFile, JSON.stringify(manifest));
            }),
        ],
      };
    },
    configurePostCss: fastPostCss,
    getClientModules: () => [path.join(__dirname, 'routeRecovery.ts')],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: readFileSync(path.join(__dirname, 'loader.js'), 'utf8'),
        },
      ],
    }),
  };
}

const inlineScript = /<script[^]*?<\/script>/g;

/**
 * The end of the first screen: a script that waits for the style sheet, and the parser with it. The browser then lays
 * out and paints the first screen before the rest of the page is parsed; without it, a slow phone shows a guide 1.6
 * times as late. The script removes itself, because the app that hydrates doesn't include it.
 */
const endOfFirstScreen = '<script id="__first-screen">document.currentScript.remove()</script>';

/**
 * The page around the rendered app: Docusaurus' `ssrTemplate` setting, in Eta's syntax, with the
 * data of the default template. It differs in four points:
 * - In place of `<script defer>` it lists the scripts as data for `loader.js`.
 * - The theme's inline scripts come before the style sheets, so that the parser goes on to the first section, and
 *   waits there for the styles.
 * - Nothing is painted before the end of the first screen, or text would move while more of it is parsed. In posts and
 *   MDX pages, that is the end of the page: the list next to their text makes room for itself.
 * - An attribute hides the theme's sprite of icons; the security policy would have to allow a style.
 */
export const ssrTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <%~ it.headTags %>
    <% it.metaAttributes.forEach(attribute => { %><%~ attribute %><% }); %>
    <%~ (it.preBodyTags.match(${inlineScript}) ?? []).join('') %>
    <link rel="expect" href="#__first-screen" blocking="render">
    <% it.stylesheets.forEach(file => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= file %>">
    <% }); %>
    <script type="application/json" id="page-scripts">
      <%~ JSON.stringify(it.scripts.map(file => it.baseUrl + file)) %>
    </script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(${inlineScript}, '').replace('<svg style="display: none;">', '<svg display="none">') %>
    <div id="__docusaurus"><%~ it.appHtml.replace(/blog-post-page|mdx-page/.test(it.htmlAttributes) ? /$/ : /(?=<h2)|$/, '${endOfFirstScreen}') %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
