import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig} from '@docusaurus/types';
import {navbarItemTypes} from '../navbarItemTypes';

/** Docusaurus' own component that shows nothing. */
const noop = require.resolve('@docusaurus/core/lib/client/exports/Noop.js');

const packageOf = (name: string): string => path.dirname(require.resolve(`${name}/package.json`));

/** Where the parts stand that may be switched off; the build fails when one has moved. */
function assertExists(file: string): void {
  if (!existsSync(file) && !existsSync(`${file}.js`)) {
    throw new Error(
      `${file} no longer exists, so it cannot be left out of the bundle. Adapt src/plugins/bundle/switchedOff.ts to this version of Docusaurus.`,
    );
  }
}

/** Kinds of navbar items that bring more than a link along, and that this navbar has none of. */
function unusedNavbarItems(themeConfig: object): string[] {
  const types = navbarItemTypes(themeConfig);
  const hasDropdown = [...types].some(type => /dropdown$/i.test(type));
  return [
    ...(hasDropdown ? [] : ['DropdownNavbarItem']),
    ...(types.has('docsVersion') ? [] : ['DocsVersionNavbarItem']),
    ...(types.has('docsVersionDropdown') ? [] : ['DocsVersionDropdownNavbarItem']),
    ...(types.has('localeDropdown') ? [] : ['LocaleDropdownNavbarItem']),
  ];
}

/** What the site's content says about parts of the theme. */
export type SiteContent = {
  versions: readonly Pick<LoadedVersion, 'badge' | 'banner'>[];
  hasUnlisted: boolean;
};

/** Whether readers can hide the docs' sidebar (`docs.sidebar.hideable`). */
function hasHideableSidebar(themeConfig: object): boolean {
  const {docs} = themeConfig as {docs?: {sidebar?: {hideable?: boolean}}};
  return docs?.sidebar?.hideable === true;
}

/**
 * Parts that the configuration or the content switches off. They would be loaded by every page to
 * show nothing, so an empty component of Docusaurus takes their place.
 *
 * @param content the docs' versions, whose marks stay as soon as one of them has any, and whether a
 *   page is unlisted; a production build has no drafts
 * @returns `alias` for `resolve.alias`; `replaced`, requests within Docusaurus that have no alias;
 *   `noop`, the module that takes their place
 * @throws Error naming the file when a part is no longer where Docusaurus had it
 */
export function switchedOff(
  {baseUrlIssueBanner, themeConfig}: Pick<DocusaurusConfig, 'baseUrlIssueBanner' | 'themeConfig'>,
  {versions, hasUnlisted}: SiteContent,
): {alias: Record<string, string>; replaced: RegExp[]; noop: string} {
  const components = [
    'ContentVisibility/Draft',
    ...(hasUnlisted ? [] : ['ContentVisibility']),
    ...(themeConfig.announcementBar ? [] : ['AnnouncementBar']),
    ...(hasHideableSidebar(themeConfig) ? [] : ['DocSidebar/Desktop/CollapseButton']),
    ...(versions.some(({badge}) => badge) ? [] : ['DocVersionBadge']),
    ...(versions.some(({banner}) => banner) ? [] : ['DocVersionBanner']),
    ...unusedNavbarItems(themeConfig).map(name => `NavbarItem/${name}`),
  ];
  const stock = path.join(packageOf('@docusaurus/theme-classic'), 'lib/theme');
  components.forEach(name => assertExists(path.join(stock, name)));
  assertExists(path.join(packageOf('@docusaurus/core'), 'lib/client/BaseUrlIssueBanner'));
  return {
    alias: Object.fromEntries(components.map(name => [`@theme/${name}`, noop])),
    replaced: baseUrlIssueBanner ? [] : [/^\.\/BaseUrlIssueBanner$/],
    noop,
  };
}
