import {createRequire} from 'node:module';

/**
 * Returns the file of `@docusaurus/theme-common` that the site's own theme imports.
 *
 * A package manager may install a second copy for this theme, in another version. The hooks of that copy
 * do not see the context of the first one: "Hook useTitleFormatter is called outside the provider".
 *
 * @param alias of the site's bundler, which maps `@theme` names to files
 */
export function siteThemeCommon(alias: unknown): string | undefined {
  const files = (alias ?? {}) as Record<string, unknown>;
  // A component of the classic theme, also where a site or another theme replaces it.
  const heading = files['@theme-init/Heading'] ?? files['@theme-original/Heading'];
  if (typeof heading !== 'string') {
    return undefined;
  }
  return createRequire(heading).resolve('@docusaurus/theme-common');
}
