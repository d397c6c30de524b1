const before = 'window.innerWidth > desktopBreakpoint';

/**
 * Bundler loader for `useWindowSize`: a window as wide as the breakpoint counts as desktop.
 *
 * @param {string} source the hook of `@docusaurus/theme-common`
 * @returns {string} the hook with the other comparison
 * @throws {Error} when the hook compares in another way, which an upgrade may bring
 */
module.exports = function windowSizeLoader(source) {
  if (!source.includes(before)) {
    throw new Error(
      `${this.resourcePath} no longer contains "${before}". Adapt src/plugins/breakpoint/windowSize.js.`,
    );
  }
  return source.replace(before, before.replace('>', '>='));
};
