import {useLocation} from '@docusaurus/router';
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** One version of docs, as the docs plugin publishes it to the client. */
type DocsVersion = {name: string; label: string; isLast: boolean; path: string};
type DocsInstance = {path: string; versions: DocsVersion[]};

/** Returns the path of a location or a version, with a trailing slash. */
const withSlash = (path: string): string => path.replace(/\/?$/, '/');

/** Returns the site's docs by instance id; none without the docs plugin. */
export function useDocsInstances(): Record<string, DocsInstance> {
  const data = useAllPluginInstancesData('docusaurus-plugin-content-docs');
  return (data ?? {}) as Record<string, DocsInstance>;
}

/** Returns a function for the version of an instance that the reader chose before; null before hydration. */
function usePreferredVersion(): (id: string) => string | null {
  const {docs} = useThemeConfig() as {docs?: {versionPersistence?: 'localStorage' | 'none'}};
  const persistence = docs?.versionPersistence ?? 'localStorage';
  const isBrowser = useIsBrowser();
  return id =>
    isBrowser ? createStorageSlot(`docs-preferred-version-${id}`, {persistence}).get() : null;
}

/**
 * Returns the locale and the tags of the docs to search: for each instance, the version of the current
 * page, else the one chosen before, else the latest. Reads the docs plugin's data directly, because the
 * hooks for it moved between packages across Docusaurus versions.
 */
export function useDocsTags(): {locale: string; tags: string[]} {
  const {currentLocale: locale} = useDocusaurusContext().i18n;
  const instances = useDocsInstances();
  const preferredVersion = usePreferredVersion();
  const pathname = withSlash(useLocation().pathname);
  const isHere = ({path}: {path: string}): boolean => pathname.startsWith(withSlash(path));
  const longestFirst = (a: {path: string}, b: {path: string}) => b.path.length - a.path.length;
  const here = Object.values(instances).filter(isHere).sort(longestFirst)[0];
  const tags = Object.entries(instances).map(([id, instance]) => {
    const {versions} = instance;
    const active = instance === here ? versions.filter(isHere).sort(longestFirst)[0] : undefined;
    const version =
      active ??
      versions.find(({name}) => name === preferredVersion(id)) ??
      versions.find(({isLast}) => isLast);
    return `docs-${id}-${version?.name}`;
  });
  return {locale, tags: ['default', ...tags]};
}
