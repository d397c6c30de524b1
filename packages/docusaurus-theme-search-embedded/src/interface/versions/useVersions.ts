import {useLocation} from '@docusaurus/router';
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import {useAllPluginInstancesData, usePluginData} from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useMemo} from 'react';
import {pluginName, type SearchPluginData} from '../../shared/data.js';
import {isSamePath} from '../../shared/paths.js';
import {
  namedVersions,
  readTags,
  versionParameter,
  type DocsInstances,
  type ReadVersions,
} from './versions.js';

type ThemeConfig = {
  docs?: {versionPersistence?: 'localStorage' | 'none'};
  navbar?: {items?: unknown[]};
};

// Constants, so that sites without docs or navbar get the same objects in each render, too.
const noInstances: DocsInstances = {};
const noItems: readonly unknown[] = [];

/**
 * Returns which docs a reader reads. For each instance, the version is the one that the reader chose in the dialog,
 * the one of the current page or in the search page's URL, the one that the reader chose in the navbar before, or
 * the latest. The object stays the same until one changes. Reads the docs plugin's data directly, because the hooks
 * for it moved between packages across Docusaurus versions.
 *
 * @param chosen the names of versions by instance.
 */
export function useVersions(chosen: Readonly<Record<string, string>> = {}): ReadVersions {
  const data = useAllPluginInstancesData('docusaurus-plugin-content-docs');
  const instances = (data as DocsInstances | undefined) ?? noInstances;
  const {docs, navbar} = useThemeConfig() as ThemeConfig;
  const persistence = docs?.versionPersistence ?? 'localStorage';
  const navbarItems = navbar?.items ?? noItems;
  const {pathname, search} = useLocation();
  const {searchPage, contextual} = usePluginData(pluginName) as SearchPluginData;
  const isSearchPage = searchPage !== undefined && isSamePath(pathname, searchPage);
  const isBrowser = useIsBrowser();
  // The static HTML has no query, so neither does the first render.
  const parameters = new URLSearchParams(isBrowser && isSearchPage ? search : '');
  const values = parameters.getAll(versionParameter).filter(Boolean);
  const {names, unknown} = namedVersions(values, instances);
  const storedName = (id: string): string | null =>
    isBrowser ? createStorageSlot(`docs-preferred-version-${id}`, {persistence}).get() : null;
  const tags = readTags(
    instances,
    (id, present) => [chosen[id], present ?? names.get(id), storedName(id)],
    // The search page is no doc, also below docs at the root of the site.
    isSearchPage ? undefined : pathname,
  );
  // Names of versions have no control characters.
  const key = tags.join('\n');
  return useMemo(
    () => ({tags: key.split('\n'), unknown, instances, contextual, navbarItems}),
    [key, unknown, instances, contextual, navbarItems],
  );
}
