const {readFileSync} = require('node:fs');
const path = require('node:path');

/** Settings that only the build reads. Docusaurus puts the whole configuration into the bundle. */
const buildOnly = [
  'clientModules',
  'customFields',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
];

/** Settings that the theme, or a plugin's client code, may read in the browser. */
const forBrowser = [
  'baseUrl',
  'baseUrlIssueBanner',
  'favicon',
  'future',
  'i18n',
  'noIndex',
  'tagline',
  'themeConfig',
  'title',
  'titleDelimiter',
  'trailingSlash',
  'url',
];

/** What each generated file becomes, by its name; gives nothing for a form that it does not know. */
const transforms = {
  'docusaurus.config.mjs': withoutBuildSettings,
  'registry.js': shortRegistry,
  'routesChunkNames.json': shortChunkNames,
  'site-metadata.json': withoutVersions,
};

/**
 * Bundler loader for files that Docusaurus generates. Their contents are in every visitor's scripts,
 * so what is not needed there costs each page of the site again.
 *
 * - `docusaurus.config.mjs` and `site-metadata.json` lose what only the build reads.
 * - `registry.js`: each module has three entries there: how to load it, and two names by which the
 *   server notes that a page uses it. The browser needs the first alone. The server gets the name
 *   of the chunk in place of the path, since that is what the bundler's manifest knows; so the
 *   HTML lists the scripts and style sheets of the page itself, and they load at once with `main`.
 * - `registry.js` and `routesChunkNames.json`: chunks get short names in place of hashes.
 *
 * @param {string} source the generated file
 * @returns {string} the same module, with what this side needs
 * @throws {Error} when the file no longer looks as expected, which an upgrade may bring
 */
module.exports = function generatedLoader(source) {
  const transform = transforms[path.basename(this.resourcePath)];
  const result = transform(source, this);
  if (result === undefined) {
    throw new Error(
      `${this.resourcePath} no longer has the form that src/plugins/bundle/generated.js expects. Adapt it to this version of Docusaurus.`,
    );
  }
  return result;
};

function withoutBuildSettings(source, {resourcePath}) {
  const json = /export default (\{.*\});?\s*$/s.exec(source)?.[1];
  if (!json) {
    return undefined;
  }
  const config = JSON.parse(json);
  const unknown = Object.keys(config).filter(name => ![...buildOnly, ...forBrowser].includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `${resourcePath} has settings that src/plugins/bundle/generated.js does not know: ${unknown.join(', ')}. Add each to buildOnly there, or to forBrowser if a page reads it.`,
    );
  }
  // Which compiler to use is for the build; how to route is for the browser.
  config.future = {experimental_router: config.future.experimental_router};
  // undefined is left out of JSON.
  buildOnly.forEach(name => (config[name] = undefined));
  return `export default ${JSON.stringify(config)};`;
}

/** The versions of all plugins are for Docusaurus' debug pages, which are not in a production build. */
function withoutVersions(source) {
  const metadata = JSON.parse(source);
  return metadata.pluginVersions && JSON.stringify({...metadata, pluginVersions: {}});
}

/** `"name": [() => import(/* webpackChunkName: "name" *\/ "path"), "path", require.resolveWeak("path")]` */
const registryEntry =
  /"([\w-]+)": \[\(\) => import\(\/\* webpackChunkName: "[\w-]+" \*\/ ("(?:[^"\\]|\\.)*")\), "(?:[^"\\]|\\.)*", (require\.resolveWeak\("(?:[^"\\]|\\.)*"\))\]/g;

/**
 * The entries of a registry with short names for their chunks: numbers in base 36, in the order of
 * the modules' paths, so that neighbours compress well.
 */
function entriesIn(registry) {
  return [...registry.matchAll(registryEntry)]
    .map(([, name, request, weak]) => ({name, request, weak}))
    .sort((a, b) => (a.request < b.request ? -1 : 1))
    .map((entry, i) => ({...entry, short: i.toString(36)}));
}

function shortRegistry(source, loader) {
  const {isServer} = loader.getOptions();
  const entries = entriesIn(source).map(({short, request, weak}) => {
    const load = `() => import(/* webpackChunkName: "${short}" */ ${request})`;
    return isServer ? `"${short}": [${load}, "${short}", ${weak}]` : `"${short}": [${load}]`;
  });
  const rest = source.replace(registryEntry, '').replace(/[\s,;]+/g, '');
  return entries.length > 0 && rest === 'exportdefault{}'
    ? `export default {${entries.join(',\n')}};`
    : undefined;
}

function shortChunkNames(source, loader) {
  const file = path.join(path.dirname(loader.resourcePath), 'registry.js');
  loader.addDependency(file);
  const shortNames = new Map(
    entriesIn(readFileSync(file, 'utf8')).map(({name, short}) => [name, short]),
  );
  return JSON.stringify(JSON.parse(source), (_, value) => shortNames.get(value) ?? value);
}
