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
 * Bundler loader for two files that Docusaurus generates.
 *
 * - `docusaurus.config.mjs`: leaves out what only the build reads.
 * - `registry.js`: each module has three entries there: how to load it, and two names by which the
 *   server notes that a page uses it. The browser needs the first alone. The server gets the name
 *   of the chunk in place of the path, since that is what the bundler's manifest knows; so the
 *   HTML lists the scripts and style sheets of the page itself, and they load at once with `main`.
 *
 * @param {string} source the generated file
 * @returns {string} the same module, with what this side needs
 * @throws {Error} when the file no longer looks as expected, which an upgrade may bring
 */
module.exports = function generatedLoader(source) {
  if (path.basename(this.resourcePath) !== 'registry.js') {
    return withoutBuildSettings(source, this.resourcePath);
  }
  const entry = this.getOptions().isServer ? '"$1": [$2, "$1", $3]' : '"$1": [$2]';
  const result = source.replace(registryEntry, entry);
  if (result === source && /import\(/.test(source)) {
    throw new Error(
      `${this.resourcePath} has no entries of the known form. Adapt src/plugins/bundle/generated.js.`,
    );
  }
  return result;
};

/** `"name": [() => import(…), "path", require.resolveWeak("path")]` */
const registryEntry =
  /"([\w-]+)": \[(\(\) => import\(.*?"\)), "[^"]*", (require\.resolveWeak\("[^"]*"\))\]/g;

function withoutBuildSettings(source, file) {
  const start = source.indexOf('export default {');
  if (start < 0) {
    throw new Error(`${file} has no "export default {". Adapt src/plugins/bundle/generated.js.`);
  }
  const config = JSON.parse(source.slice(start + 'export default '.length).replace(/;\s*$/, ''));
  for (const name of buildOnly) {
    delete config[name];
  }
  return `export default ${JSON.stringify(config)};`;
}
