import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const script = ['colorMode.js', 'boot.js']
  .map(name => readFileSync(path.join(__dirname, name), 'utf8'))
  .join('');

/**
 * What the boot script shows when it cannot load the scripts of the page. It stands in the page as
 * served, since the texts of the components are in the scripts that are missing.
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

/**
 * Docusaurus plugin for the inline script of every page of a production build, and the notice that
 * goes with it. They are tags of a plugin because settings, such as the template below, are in the
 * configuration that every visitor's scripts hold.
 */
export default function bootPlugin(context: LoadContext): Plugin {
  return {
    name: 'boot',
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {headTags: [{tagName: 'script', innerHTML: script}, notice(context)]}
        : {},
  };
}

/**
 * The page around the rendered app (Docusaurus' `ssrTemplate` setting, in Eta's syntax, with the
 * data of the default template). In place of `<script defer>` it lists the scripts as data, and
 * `boot.js` starts them when the page is idle or a reader reaches for a control. The boot script,
 * among the head's tags, stands before the style sheets, so that it does not wait for them. The
 * theme's sprite of icons is hidden by an attribute in place of a style, which the security policy
 * would have to allow.
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
