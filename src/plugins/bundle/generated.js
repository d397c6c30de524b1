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
 * Bundler loader for two files that Docusaurus generates; for the browser only.
 *
 * - `docusaurus.config.mjs`: leaves out what only the build reads.
 * - `registry.js`: of each module's three entries keeps the one that loads it. The other two name
 *   the module for the server, which finds out with them what a page has rendered.
 *
 * @param {string} source the generated file
 * @returns {string} the same module, smaller
 * @throws {Error} when the file no longer looks as expected, which an upgrade may bring
 */
module.exports = function generatedLoader(source) {
  return path.basename(this.resourcePath) === 'registry.js'
    ? withoutServerNames(source)
    : withoutBuildSettings(source, this.resourcePath);
};

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

function withoutServerNames(source) {
  return source.replace(
    /(\[\(\) => import\(.*?"\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g,
    '$1]',
  );
}
