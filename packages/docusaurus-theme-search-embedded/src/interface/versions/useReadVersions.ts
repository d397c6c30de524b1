import {useLocation} from '@docusaurus/router';
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import {useAllPluginInstancesData, usePluginData} from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {pluginName, type SearchPluginData} from '../../shared/data.js';
import {withSlash} from '../paths.js';
import {
  closest,
  namedVersions,
  tagOf,
  versionParameter,
  type DocsInstances,
} from './docsVersions.js';

/** Returns the site's docs by instance id; none without the docs plugin. */
export function useDocsInstances(): DocsInstances {
  const data = useAllPluginInstancesData('docusaurus-plugin-content-docs');
  return (data ?? {}) as DocsInstances;
}

/** Returns a function for the version of an instance that the reader chose before; null before hydration. */
function usePreferredVersion(): (id: string) => string | null {
  const {docs} = useThemeConfig() as {docs?: {versionPersistence?: 'localStorage' | 'none'}};
  const persistence = docs?.versionPersistence ?? 'localStorage';
  const isBrowser = useIsBrowser();
  return id =>
    isBrowser ? createStorageSlot(`docs-preferred-version-${id}`, {persistence}).get() : null;
}

export type ReadVersions = {
  /** The tags of the docs to search. */
  tags: string[];
  /** A version in the search page's URL that the site does not have. */
  unknown?: string;
};

/**
 * Returns which docs to search. For each instance, the version is the one that the reader chose in the dialog, the
 * one of the current page or in the search page's URL, the one that the reader chose in the navbar before, or the
 * latest. Reads the docs plugin's data directly, because the hooks for it moved between packages across Docusaurus
 * versions.
 *
 * @param chosen the names of versions by instance.
 */
export function useReadVersions(chosen: Readonly<Record<string, string>> = {}): ReadVersions {
  const instances = useDocsInstances();
  const preferredVersion = usePreferredVersion();
  const {pathname, search} = useLocation();
  const {searchPage} = usePluginData(pluginName) as SearchPluginData;
  const isSearchPage = withSlash(pathname) === withSlash(searchPage ?? '');
  const isBrowser = useIsBrowser();
  // The static HTML has no query, so neither does the first render.
  const parameters = new URLSearchParams(isBrowser && isSearchPage ? search : '');
  const values = parameters.getAll(versionParameter).filter(Boolean);
  const {names, unknown} = namedVersions(values, instances);
  // The search page is no doc, also below docs at the root of the site.
  const here = isSearchPage ? undefined : closest(Object.values(instances), pathname);
  const tags = Object.entries(instances).map(([id, instance]) => {
    const {versions} = instance;
    const present = instance === here ? closest(versions, pathname)?.name : undefined;
    const candidates = [chosen[id], present ?? names.get(id), preferredVersion(id)];
    const known = candidates.find(name => versions.some(version => version.name === name));
    return tagOf(id, known ?? versions.find(({isLast}) => isLast)?.name);
  });
  return {tags: ['default', ...tags], unknown};
}
