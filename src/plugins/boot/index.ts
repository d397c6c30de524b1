import {readFileSync} from 'node:fs';
import path from 'node:path';

const script = ['colorMode.js', 'boot.js']
  .map(name => readFileSync(path.join(__dirname, name), 'utf8'))
  .join('');

/**
 * The page around the rendered app (Docusaurus' `ssrTemplate` setting, in Eta's syntax, with the
 * data of the default template). In place of `<script defer>` it lists the scripts as data, and
 * `boot.js` starts them when the page is idle or a reader reaches for a control. The boot script
 * stands before the style sheets, so that it does not wait for them. The theme's sprite of icons is
 * hidden by an attribute in place of a style, which the security policy would have to allow.
 */
export const ssrTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <script>${script}</script>
    <% it.metaAttributes.forEach(attribute => { %><%~ attribute %><% }); %>
    <%~ it.headTags %>
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
