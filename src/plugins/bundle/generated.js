const {readFileSync} = require('node:fs');
const path = require('node:path');

/** Settings that only the build reads. Docusaurus puts the whole configuration into the bundle. */
const buildOnly = [
  'clientModules',
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
  'stylesheets',
  'themes',
];

/**
 * Bundler loader for files that Docusaurus generates. Their contents are in every visitor's `main`
 * bundle, so what is not needed there costs each page of the site again.
 *
 * - `docusaurus.config.mjs` and `site-metadata.json` lose what only the build reads.
 * - `registry.js`: each module has three entries there: how to load it, and two names by which the
 *   server notes that a page uses it. The browser needs the first alone. The server gets the name
 *   of the chunk in place of the path, since that is what the bundler's manifest knows; so the
 *   HTML lists the scripts and style sheets of the page itself, and they load at once with `main`.
 * - `registry.js`, `routesChunkNames.json`: chunks get short names in place of hashes.
 * - `globalData.json`: a doc's path goes where its id says it.
 * - the data of a docs version loses the docs' descriptions (see `src/plugins/doc-descriptions`).
 * - `routesChunkNames.json`, `routes.js`: a route's hash goes unless two routes have one path.
 *
 * @param {string} source the generated file
 * @returns {string} the same module, with what this side needs
 * @throws {Error} when the file no longer looks as expected, which an upgrade may bring
 */
module.exports = function generatedLoader(source) {
  const folder = path.dirname(this.resourcePath);
  const read = name => {
    const file = path.join(folder, name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const file = path.basename(this.resourcePath);
  if (/docs-\w{3}\.json$/.test(file)) {
    return withoutDescriptions(JSON.parse(source));
  }
  const transform = {
    'docusaurus.config.mjs': () => withoutBuildSettings(source),
    'globalData.json': () => shortGlobalData(JSON.parse(source)),
    'site-metadata.json': () => withoutVersions(JSON.parse(source)),
    'registry.js': () => shortRegistry(source, this.getOptions().isServer),
    'routes.js': () => shortRoutes(source, shortKeys(JSON.parse(read('routesChunkNames.json')))),
    'routesChunkNames.json': () =>
      shortChunkNames(JSON.parse(source), namesIn(read('registry.js'))),
  }[file];
  const result = transform();
  if (result === source) {
    throw new Error(
      `${this.resourcePath} has no longer the form that src/plugins/bundle/generated.js expects. Adapt it to this version of Docusaurus.`,
    );
  }
  return result;
};

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

/** Maps the names of the chunks of a registry to their short names. */
function namesIn(registry) {
  return new Map(entriesIn(registry).map(({name, short}) => [name, short]));
}

function shortRegistry(source, isServer) {
  const entries = entriesIn(source).map(({short, request, weak}) => {
    const load = `() => import(/* webpackChunkName: "${short}" */ ${request})`;
    return isServer ? `"${short}": [${load}, "${short}", ${weak}]` : `"${short}": [${load}]`;
  });
  const rest = source
    .replace(registryEntry, '')
    .replace(/[\s,]+/g, ' ')
    .trim();
  return rest === 'export default { };' || rest === 'export default { }'
    ? `export default {${entries.join(',\n')}};`
    : source;
}

/** Maps `path-hash`, a route's key, to `path-0`; keys whose paths occur twice stay. */
function shortKeys(routesChunkNames) {
  const keys = Object.keys(routesChunkNames);
  const short = key => key.replace(/-[^-]+$/, '-0');
  const counts = new Map();
  keys.forEach(key => counts.set(short(key), (counts.get(short(key)) ?? 0) + 1));
  return new Map(keys.map(key => [key, counts.get(short(key)) === 1 ? short(key) : key]));
}

function shortRoutes(source, keys) {
  const pages = source.replace(
    /path: '((?:[^'\\]|\\.)*)',\s*component: ComponentCreator\('\1', '(\w+)'\)/g,
    (whole, routePath, hash) =>
      keys.get(`${routePath}-${hash}`) === `${routePath}-0` ? `...page('${routePath}')` : whole,
  );
  return pages === source
    ? source
    : `${pages}\nfunction page(path) {\n  return {path, component: ComponentCreator(path, '0')};\n}\n`;
}

/** Visits all docs of all versions. Runs here and, as text, in the browser; so it uses nothing else. */
function eachDoc(data, visit) {
  for (const {versions} of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    versions.forEach(version => version.docs.forEach(doc => visit(doc, version)));
  }
}

function shortGlobalData(data) {
  eachDoc(data, (doc, version) => {
    if (doc.path === `${version.path}/${doc.id}`) {
      delete doc.path;
    }
  });
  return `${eachDoc}
const data = ${JSON.stringify(data)};
eachDoc(data, (doc, version) => {
  doc.path ??= version.path + '/' + doc.id;
});
export default data;`;
}

function shortChunkNames(routesChunkNames, names) {
  const keys = shortKeys(routesChunkNames);
  const shorten = value => {
    if (typeof value === 'string') {
      return names.get(value) ?? value;
    }
    return Array.isArray(value)
      ? value.map(shorten)
      : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shorten(part)]));
  };
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(routesChunkNames).map(([key, value]) => [keys.get(key), shorten(value)]),
    ),
  );
}

function withoutBuildSettings(source) {
  const start = source.indexOf('export default {');
  if (start < 0) {
    return source;
  }
  const config = JSON.parse(source.slice(start + 'export default '.length).replace(/;\s*$/, ''));
  for (const name of buildOnly) {
    delete config[name];
  }
  // Which compiler and storage key to use is for the build; how to route is for the browser.
  config.future = {experimental_router: config.future.experimental_router};
  return `export default ${JSON.stringify(config)};`;
}

/** The versions of all plugins are for Docusaurus' debug pages, which are not in a production build. */
function withoutVersions({pluginVersions, ...metadata}) {
  return JSON.stringify({...metadata, pluginVersions: {}});
}

function withoutDescriptions(data) {
  Object.values(data.version?.docs ?? {}).forEach(doc => delete doc.description);
  return JSON.stringify(data);
}
