import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const script = ['colorMode.js', 'boot.js']
  .map(name => readFileSync(path.join(__dirname, name), 'utf8'))
  .join('');

/**
 * The notice that the loader shows when the scripts of a page do not arrive. It is part of the HTML
 * because the components' texts are in the missing scripts.
 */
function notice({codeTranslations}: Pick<LoadContext, 'codeTranslations'>): string {
  const text =
    codeTranslations['recovery.notice'] ??
    'Parts of this page could not be loaded. You can read it, but its controls do not work.';
  const retry = codeTranslations['loading.retry'] ?? 'Retry';
  return `<template id="boot-notice">
    <div role="alert" class="site-popup site-notice">
      <p>${text}</p>
      <button type="button" class="site-button">${retry}</button>
    </div>
  </template>`;
}

/** The part of Docusaurus' chunk manifest that names chunks by what a page imports. */
type Manifest = {origins: Record<string, (string | number)[]>};

/**
 * Changes to Docusaurus' groups of modules:
 * - Packages get no files of their own. A browser with HTTP/1.1 loads six files at a time.
 * - `common` holds the modules of at least 8 chunks, which is what all kinds of pages share. Docusaurus
 *   counts pages instead, half of which never share a module.
 * - The one style sheet leaves out what only the blog, the home page, or search shows.
 */
const cacheGroups = {
  defaultVendors: false,
  common: {minChunks: 8},
  styles: {test: /^(?!.*[\\/](theme[\\/](Blog|Search(Dialog|Page)?[\\/])|src[\\/]pages[\\/]))/},
} as const;

/**
 * Docusaurus plugin for how a page's files load: what the bundler writes, which files the HTML
 * names, and the inline script that starts them.
 */
export default function loadingPlugin(context: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const manifestFile = path.join(context.generatedFilesDir, 'client-manifest.json');
  return {
    name: 'loading',
    configureWebpack(_config, isServer) {
      const resolve = {alias: {'prism-react-renderer$': path.join(__dirname, 'noPrism.ts')}};
      if (isServer || !isProduction) {
        return {resolve};
      }
      return {
        resolve,
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
    injectHtmlTags: () =>
      isProduction ? {headTags: [{tagName: 'script', innerHTML: script}, notice(context)]} : {},
  };
}

/**
 * The page around the rendered app: Docusaurus' `ssrTemplate` setting, in Eta's syntax, with the
 * data of the default template. In place of `<script defer>` it lists the scripts as data for
 * `boot.js`. The head's tags come before the style sheets, so that the loader does not wait for
 * them. The theme's sprite of icons is hidden by an attribute, because the security policy would
 * have to allow a style.
 */
export const ssrTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <%~ it.headTags %>
    <% it.metaAttributes.forEach(attribute => { %><%~ attribute %><% }); %>
    <% it.stylesheets.forEach(file => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= file %>">
    <% }); %>
    <script type="application/json" id="boot-scripts">
      <%~ JSON.stringify(it.scripts.map(file => it.baseUrl + file)) %>
    </script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace('<svg style="display: none;">', '<svg display="none">') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
