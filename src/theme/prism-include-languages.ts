/**
 * Adds no language: code is colored while the site is built (src/plugins/highlight), so the
 * browser has no Prism to extend.
 */
export default function prismIncludeLanguages(): void {}
