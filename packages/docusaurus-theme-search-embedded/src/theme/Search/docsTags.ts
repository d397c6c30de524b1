import {useLocation} from '@docusaurus/router';
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';
import {useEffect, useState} from 'react';

/** One version of docs, as the docs plugin publishes it to the client. */
type DocsVersion = {name: string; label: string; isLast: boolean; path: string};
type DocsInstance = {path: string; versions: DocsVersion[]};

/** Returns the path of a location or a version, with a trailing slash. */
const withSlash = (path: string): string => path.replace(/\/?$/, '/');

/** Returns the site's docs by the id of their instance; a site without the docs plugin has none. */
export function useDocsInstances(): Record<string, DocsInstance> {
  const data = useAllPluginInstancesData('docusaurus-plugin-content-docs');
  return (data ?? {}) as Record<string, DocsInstance>;
}

/** Returns the versions that the reader chose before, by the id of their instance. */
function usePreferredVersions(
  instances: Record<string, DocsInstance>,
): Record<string, string | null> {
  const {docs} = useThemeConfig() as {docs?: {versionPersistence?: 'localStorage' | 'none'}};
  const persistence = docs?.versionPersistence ?? 'localStorage';
  const {pathname} = useLocation();
  const [preferred, setPreferred] = useState<Record<string, string | null>>({});
  useEffect(() => {
    const read = (id: string) =>
      createStorageSlot(`docs-preferred-version-${id}`, {persistence}).get();
    setPreferred(Object.fromEntries(Object.keys(instances).map(id => [id, read(id)])));
  }, [instances, persistence, pathname]);
  return preferred;
}

/**
 * Returns the locale and the tags of the docs that the reader reads: of each instance the version of
 * the page, else the one chosen before, else the latest. Reads the docs plugin's data, because the
 * hooks for it moved between packages from one Docusaurus version to the next.
 */
export function useDocsTags(): {locale: string; tags: string[]} {
  const {currentLocale: locale} = useDocusaurusContext().i18n;
  const instances = useDocsInstances();
  const preferred = usePreferredVersions(instances);
  const pathname = withSlash(useLocation().pathname);
  const isHere = ({path}: {path: string}): boolean => pathname.startsWith(withSlash(path));
  const longestFirst = (a: {path: string}, b: {path: string}) => b.path.length - a.path.length;
  const here = Object.values(instances).filter(isHere).sort(longestFirst)[0];
  const tags = Object.entries(instances).map(([id, instance]) => {
    const {versions} = instance;
    const active = instance === here ? versions.filter(isHere).sort(longestFirst)[0] : undefined;
    const version =
      active ??
      versions.find(({name}) => name === preferred[id]) ??
      versions.find(({isLast}) => isLast);
    return `docs-${id}-${version?.name}`;
  });
  return {locale, tags: ['default', ...tags]};
}
