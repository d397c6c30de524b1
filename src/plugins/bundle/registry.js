/** `"path", require.resolveWeak("path")]` at the end of an entry. */
const serverPart = /, "(?:[^"\\]|\\.)*", require\.resolveWeak\("(?:[^"\\]|\\.)*"\)\]/g;

/**
 * Bundler loader for the registry of a site's modules that Docusaurus generates, which `main` holds.
 * An entry is how to load the module, then two names by which the server notes that a page uses it.
 * The browser needs the first alone: 20 of 75 bytes that each page adds to the scripts of all.
 *
 * @param {string} source the generated file
 * @returns {string} the registry of the browser
 * @throws {Error} when no entry looks as expected, which an upgrade may bring
 */
module.exports = function registryLoader(source) {
  const registry = source.replace(serverPart, ']');
  if (registry.includes('resolveWeak') || registry === source) {
    throw new Error(
      `${this.resourcePath} no longer has the form that src/plugins/bundle/registry.js expects. Adapt it to this version of Docusaurus, or take the rule out of src/plugins/bundle/index.ts.`,
    );
  }
  return registry;
};
