import type {DocsVersion} from './docsVersions.js';

type NavbarItem = {type?: string; docsPluginId?: string; versions?: string[] | object};

/**
 * Returns the versions of a docs instance that readers can choose: those of the navbar's version dropdown, or the
 * latest without a dropdown, and the one that is searched.
 */
export function offeredVersions<Version extends Pick<DocsVersion, 'name' | 'isLast'>>(
  items: readonly unknown[],
  pluginId: string,
  versions: readonly Version[],
  searched: Version | undefined,
): Version[] {
  const dropdown = (items as readonly NavbarItem[]).find(
    ({type, docsPluginId = 'default'}) =>
      type === 'docsVersionDropdown' && docsPluginId === pluginId,
  );
  const listed = dropdown?.versions;
  const names = Array.isArray(listed) ? listed : listed && Object.keys(listed);
  const isOffered = ({name, isLast}: Version): boolean =>
    dropdown ? !names || names.includes(name) : isLast;
  return versions.filter(version => version === searched || isOffered(version));
}
