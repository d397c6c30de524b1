import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** Docusaurus' own component that shows nothing. */
const noop = require.resolve('@docusaurus/core/lib/client/exports/Noop.js');

/** The part of the preset's options that is read here. */
type PresetOptions = {docs?: {versions?: object}} | undefined;

/** Whether a version of the docs can have a badge or a banner: it is not the only one, or is set so. */
function hasVersions({siteConfig, siteDir}: LoadContext): boolean {
  const isSet = siteConfig.presets.some(
    preset => Array.isArray(preset) && (preset[1] as PresetOptions)?.docs?.versions,
  );
  return isSet || existsSync(path.join(siteDir, 'versions.json'));
}

/**
 * Parts that the configuration switches off. They would be loaded by every page to show nothing, so
 * an empty component of Docusaurus takes their place.
 *
 * @returns `alias` for `resolve.alias`; `replaced`, requests within Docusaurus that have no alias;
 *   `noop`, the module that takes their place
 */
export function switchedOff(context: LoadContext): {
  alias: Record<string, string>;
  replaced: RegExp[];
  noop: string;
} {
  const {baseUrlIssueBanner, themeConfig} = context.siteConfig;
  const components = [
    ...(themeConfig.announcementBar ? [] : ['AnnouncementBar']),
    ...(hasVersions(context) ? [] : ['DocVersionBadge', 'DocVersionBanner']),
  ];
  return {
    alias: Object.fromEntries(components.map(name => [`@theme/${name}`, noop])),
    replaced: baseUrlIssueBanner ? [] : [/^\.\/BaseUrlIssueBanner$/],
    noop,
  };
}
